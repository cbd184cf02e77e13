import type { ExpressTotals } from '../../../express/express-totals.ts';
import {
  newSession,
  pounds,
  type Authorised,
  type Contact,
  type LineItem,
  type SheetUpdate,
} from '../apple-pay-session.ts';
import type { ContactFault } from './sheet-contact.ts';

/** What the sheet asks of the page. Any of them may reject, which closes it. */
export type ExpressSteps<Outcome> = {
  validate: (validationUrl: string) => Promise<string>;
  /** The contact is redacted. */
  toContact: (contact: Contact) => Promise<ExpressTotals | { refused: string }>;
  byMethod: (id: string) => Promise<ExpressTotals>;
  /** @returns what is to be corrected in the sheet, or the end, which closes it */
  place: (payment: Authorised) => Promise<{ fault: ContactFault } | Ended<Outcome>>;
};

type Ended<Outcome> = { isPaid: boolean; outcome: Outcome };

const ASKED = {
  requiredShippingContactFields: ['postalAddress', 'name', 'phone', 'email'],
  requiredBillingContactFields: ['postalAddress', 'name'],
} as const;

/**
 * Shows the sheet with its fields for address and delivery.
 * @param shown minor units until the delivery is known, and the shop's name
 * @returns undefined when the shopper has closed it. Rejects when it could not be shown, or a step failed before the payment
 */
export async function openExpressSheet<Outcome>(
  { minorUnits, label }: { minorUnits: number; label: string },
  steps: ExpressSteps<Outcome>,
): Promise<Outcome | undefined> {
  let shown: LineItem = { label, amount: pounds(minorUnits), type: 'pending' };
  let isPlacing = false;
  let isClosed = false;
  const { session, statuses, abort, tell } = newSession(shown, ASKED);
  const { promise, resolve, reject } = Promise.withResolvers<Outcome | undefined>();
  const step = (work: Promise<void>) =>
    void work.catch((error: unknown) => {
      abort();
      reject(error as Error);
    });
  const show = (totals: ExpressTotals): SheetUpdate => {
    const update = updateOf(label, totals);
    shown = update.newTotal;
    return update;
  };

  session.onvalidatemerchant = ({ validationURL }) => step(validate(validationURL));
  session.onshippingcontactselected = ({ shippingContact }) => step(toContact(shippingContact));
  session.onshippingmethodselected = ({ shippingMethod }) => step(byMethod(shippingMethod.identifier));
  session.onpaymentauthorized = ({ payment }) => step(place(payment));
  session.oncancel = () => {
    isClosed = true;
    // The sheet may end before the order is placed or refused: then the order says what became of the money.
    if (!isPlacing) resolve(undefined);
  };
  session.begin();
  return promise;

  async function validate(url: string): Promise<void> {
    session.completeMerchantValidation(JSON.parse(await steps.validate(url)) as object);
  }

  async function toContact(contact: Contact): Promise<void> {
    const answer = await steps.toContact(contact);
    const update = 'refused' in answer ? unserved(shown, answer.refused) : show(answer);
    tell((open) => open.completeShippingContactSelection(update));
  }

  async function byMethod(id: string): Promise<void> {
    const { newShippingMethods: _unchanged, ...update } = show(await steps.byMethod(id));
    tell((open) => open.completeShippingMethodSelection(update));
  }

  async function place(payment: Authorised): Promise<void> {
    isPlacing = true;
    const answer = await steps.place(payment);
    if ('fault' in answer) {
      isPlacing = false;
      if (isClosed) return resolve(undefined);
      const result = { status: statuses.failed, errors: [errorOf(answer.fault)] };
      return tell((open) => open.completePayment(result));
    }
    tell((open) => open.completePayment(answer.isPaid ? statuses.paid : statuses.failed));
    resolve(answer.outcome);
  }
}

const updateOf = (label: string, { rows, rest, methods }: ExpressTotals): SheetUpdate => ({
  newTotal: { label, amount: pounds(rest), type: 'final' },
  newLineItems: rows.map((row) => ({ label: row.label, amount: pounds(row.minorUnits), type: 'final' })),
  newShippingMethods: methods.map(({ id, name, description, minorUnits }) => ({
    identifier: id,
    label: name,
    detail: description,
    amount: pounds(minorUnits),
  })),
});

const unserved = (newTotal: LineItem, message: string): SheetUpdate => ({
  newTotal,
  newShippingMethods: [],
  errors: [errorOf({ code: 'addressUnserviceable', contactField: 'postalAddress', message })],
});

function errorOf({ code, contactField, message }: Omit<ContactFault, 'code'> & { code: string }): object {
  const Native = window.ApplePayError;
  if (Native === undefined) throw new Error('This browser has no errors of Apple Pay.');
  return new Native(code, contactField, message);
}
