import { NOTHING_TAKEN, STAY } from '../../../refusal-type.ts';
import { applePayRefusals, type ApplePayRefusals } from '../applepay-refusals.ts';

/** Where the sheet has the addresses, and the page has no bot check. @param kept what has become of the bag, for the shopper */
export function expressRefusals(kept: string): ApplePayRefusals {
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
