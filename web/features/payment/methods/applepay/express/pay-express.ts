import { GraphClientError } from '#lib/graph-error.ts';
import type { ExpressSource } from '../../../express/express-method.ts';
import { expressTotals, type ExpressTotals, type Place } from '../../../express/express-totals.ts';
import { contextOf } from '../../../payment-context.ts';
import { outcomeOf, type PaymentOutcome } from '../../../payment-outcome.ts';
import { NOTHING_TAKEN, STAY, type Refusal } from '../../../refusal-type.ts';
import { shopName } from '../apple-pay-session.ts';
import { merchantSession } from '../merchant-session.ts';
import { openExpressSheet, type ExpressSteps } from './express-sheet.ts';
import { placeExpress } from './place-express.ts';
import { contactFault, countryOf } from './sheet-contact.ts';
import { applePayRefusals, type ApplePayRefusals } from '../applepay-refusals.ts';

/** The bag or the piece was refused; the message is for the shopper. */
class BagRefusedError extends Error {
  override readonly name = 'BagRefusedError';
}

/** One payment from the bag's or a product's page, to the address that the sheet tells (MU-12, express place). */
export async function payExpress(source: ExpressSource): Promise<PaymentOutcome> {
  const refused = (refusal: Refusal): PaymentOutcome => ({ kind: 'refused', refusal });
  try {
    const shown = { minorUnits: source.shownTotal, label: shopName() };
    const outcome = await openExpressSheet(shown, stepsOf(source));
    return outcome ?? refused(expressRefusals(await source.kept()).left);
  } catch (error) {
    if (!(error instanceof BagRefusedError)) return refused(expressRefusals(await source.kept()).unreachable);
    return refused({ ...STAY, title: error.message, text: NOTHING_TAKEN });
  }
}

function stepsOf(source: ExpressSource): ExpressSteps<PaymentOutcome> {
  const filled = source.fill().then(payable);
  // It may fail before the sheet asks for it.
  filled.catch(() => undefined);
  let place: Place | undefined;
  /** The shopper agrees to these. */
  let shown: ExpressTotals | undefined;
  return {
    async validate(url) {
      await filled;
      return merchantSession(url);
    },
    async toContact(contact) {
      await filled;
      const told = { country: countryOf(contact), postalCode: contact.postalCode ?? '' };
      try {
        shown = await expressTotals(told);
      } catch (error) {
        if (error instanceof GraphClientError && error.code === 'ValidationError')
          return { refused: error.reason };
        throw error;
      }
      place = told;
      return shown;
    },
    async byMethod(id) {
      if (place === undefined) throw new Error('A delivery was chosen for no place.');
      shown = await expressTotals(place, id);
      return shown;
    },
    async place(payment) {
      const { cart } = await filled;
      if (shown?.chosen === undefined) throw new Error('A payment was made without a delivery.');
      const result = await placeExpress(payment, { ...shown, shippingMethodId: shown.chosen });
      const fault = 'field' in result ? contactFault(result) : undefined;
      if (fault !== undefined) return { fault };
      const context = { ...contextOf(cart), refusals: expressRefusals(await source.kept()).byName };
      return { isPaid: result.__typename === 'OrderPlaced', outcome: outcomeOf(result, context) };
    },
  };
}

type Filled = Awaited<ReturnType<ExpressSource['fill']>>;

/** @throws BagRefusedError for a piece that was not added, and a bag that cannot be paid for by this */
function payable(filled: Filled): Extract<Filled, { cart: object }> {
  if ('text' in filled) throw new BagRefusedError(filled.text);
  const offer = filled.cart.paymentMethods.find(({ method }) => method === 'applepay');
  const reason = offer === undefined ? 'Apple Pay is not offered for this bag.' : offer.unavailableReason;
  if (reason) throw new BagRefusedError(reason);
  return filled;
}

/** Where the sheet has the addresses, and the page has no bot check. @param kept what has become of the bag, for the shopper */
function expressRefusals(kept: string): ApplePayRefusals {
  const { byName, ...sheet } = applePayRefusals(kept);
  return {
    ...sheet,
    byName: {
      ...byName,
      ReCaptchaError: () => ({
        ...STAY,
        title: 'We could not check that you are not a robot.',
        text: `${NOTHING_TAKEN} ${kept} Please go to the checkout, where we can.`,
      }),
      PaymentAddressError: () => ({
        ...STAY,
        title: 'We cannot use this address.',
        text: `${NOTHING_TAKEN} ${kept} Check your addresses in Apple Pay, then pay.`,
      }),
    },
  };
}
