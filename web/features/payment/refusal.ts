import type { Context, InitiationResult } from './initiation-result.ts';

/** The message for a payment that did not end in an order, and the page's next step. */
export type Refusal = {
  title: string;
  text: string;
  /** `info` where the shopper asked for it. */
  tone?: 'info';
  /**
   * stay: correct it on this page · bag: go to the bag · delivery: correct the address · lostBag: the bag or its
   * session is gone (ER-02)
   */
  next: 'stay' | 'bag' | 'delivery' | 'lostBag';
  /** The card fields need a new context of the provider. */
  reloadFields: boolean;
  /** Total and lines may have changed. */
  refetchCart: boolean;
};

const NOTHING_TAKEN = 'Nothing has been taken.';
const STAY = { next: 'stay', reloadFields: false, refetchCart: false } as const;
const BAG = { next: 'bag', reloadFields: false, refetchCart: true } as const;

/** Texts for the bank's reasons; any other reason is shown without one. */
const DECLINES: Record<string, string> = {
  'insufficient-funds': 'The bank says there are not enough funds.',
  'expired-card': 'The bank says it has expired.',
  'security-code': 'The bank says the security code is not right.',
  'address-mismatch': 'The billing address does not match the one your bank has.',
  'card-not-accepted': 'We do not take this kind of card.',
};

/** The bank's authentication of the shopper failed. */
const NOT_RECOGNISED = 'authentication-failed';
const UNRECOGNISED: Refusal = {
  ...STAY,
  title: 'Your bank could not confirm that it was you.',
  text: `${NOTHING_TAKEN} Your bag is as it was. Try this card again, or use another.`,
};

/** The shopper abandoned the challenge: the card fields keep their values. */
export const LEFT_BANK: Refusal = {
  ...STAY,
  tone: 'info',
  title: 'You left your bank’s check.',
  text: `${NOTHING_TAKEN} Your bag is as it was. Pay with another card, or try this one again.`,
};

const LOST: Refusal = {
  ...STAY,
  next: 'lostBag',
  title: 'We could not find your bag.',
  text: NOTHING_TAKEN,
};
const NOT_SENT: Refusal = {
  ...STAY,
  refetchCart: true,
  title: 'This payment was not sent.',
  text: `${NOTHING_TAKEN} Please try again.`,
};
const UNKNOWN: Refusal = {
  ...STAY,
  refetchCart: true,
  title: 'Something went wrong.',
  text: 'It happened at our end, and we are sorry. Your bag is safe.',
};

type Facts = { name: string; formatMoney: Context['formatMoney'] };

/** Results of a payment that are not an order, a pending payment or a challenge. */
type Refused = Exclude<
  InitiationResult,
  { __typename: 'OrderPlaced' | 'CheckoutInProgress' | 'OrderPending' }
>;
type RefusedAs<Name> = Extract<Refused, { __typename: Name }>;

/** By the failure's name; a new failure without a text does not compile. */
const REFUSALS: {
  readonly [Name in Refused['__typename']]: (result: RefusedAs<Name>, facts: Facts) => Refusal;
} = {
  PaymentDeclinedError: ({ reason }) => declined(reason),
  InsufficientStockError: ({ available }, { name }) => ({
    ...BAG,
    title: stockTitle(name, available),
    text: `${NOTHING_TAKEN} Your bag shows what is left.`,
  }),
  ProductNotSellableError: (_, { name }) => ({
    ...BAG,
    title: `${name} is no longer sold online.`,
    text: `${NOTHING_TAKEN} Take it out of your bag to buy the rest.`,
  }),
  PriceChangedError: ({ total }, { formatMoney }) => ({
    ...BAG,
    title: `Your total is now ${formatMoney(total)}.`,
    text: `A price changed while you were paying. ${NOTHING_TAKEN} Look at your bag, then pay the new total if you are happy with it.`,
  }),
  PaymentTokenError: () => ({
    ...STAY,
    reloadFields: true,
    title: 'Your card details have timed out.',
    text: `${NOTHING_TAKEN} Please enter them again.`,
  }),
  PaymentUnavailableError: () => ({
    ...STAY,
    reloadFields: true,
    title: 'We could not reach your bank.',
    text: `${NOTHING_TAKEN} Your bag is as it was. Try again, or use another card.`,
  }),
  PaymentExpired: () => ({
    ...STAY,
    reloadFields: true,
    refetchCart: true,
    title: 'Your bank’s check has expired.',
    text: `Its time ran out, or your bag changed in another window. ${NOTHING_TAKEN} Look at your order, then pay again.`,
  }),
  PaymentAddressError: ({ field }) => incomplete(field),
  StoreNotFoundError: () => ({
    ...STAY,
    next: 'delivery',
    title: 'You can no longer collect from there.',
    text: `${NOTHING_TAKEN} Choose somewhere else to collect from, or delivery to your door.`,
  }),
  CartEmptyError: () => ({ ...BAG, title: 'Your bag is empty.', text: NOTHING_TAKEN }),
  CartNotFoundError: () => LOST,
  SessionExpiredError: () => LOST,
  DiscountCodesError: () => ({ ...LOST, title: 'A discount code no longer applies.' }),
  IdempotencyConflictError: () => NOT_SENT,
  ValidationError: () => NOT_SENT,
  Error: () => UNKNOWN,
};

export function refusalOf(result: Refused, { lines, formatMoney }: Context): Refusal {
  const sku = 'sku' in result ? result.sku : undefined;
  const name = lines.find((line) => line.sku === sku)?.name ?? 'One piece';
  // Undefined for a failure of a service newer than this page.
  const words = REFUSALS[result.__typename] as ((result: Refused, facts: Facts) => Refusal) | undefined;
  return words?.(result, { name, formatMoney }) ?? UNKNOWN;
}

function declined(reason: string): Refusal {
  if (reason === NOT_RECOGNISED) return UNRECOGNISED;
  return {
    ...STAY,
    title: 'Your bank did not approve this card.',
    text: [DECLINES[reason], NOTHING_TAKEN, 'Check the details, or choose another way to pay.']
      .filter(Boolean)
      .join(' '),
  };
}

/** The billing address is corrected on the payment page; all other input of the service was given at delivery. */
function incomplete(field: string): Refusal {
  const text = (what: string) => `${NOTHING_TAKEN} ${what}, then pay.`;
  if (field === 'billingAddress') {
    return {
      ...STAY,
      title: 'Your bank does not recognise this billing address.',
      text: text('Choose “A different address” below and check it'),
    };
  }
  if (field.startsWith('billingAddress')) {
    return {
      ...STAY,
      title: 'Part of your billing address is missing.',
      text: text('Choose “A different address” below and complete it'),
    };
  }
  const delivery = { ...STAY, next: 'delivery' } as const;
  if (field === 'shippingMethod') {
    return { ...delivery, title: 'You have not chosen a delivery yet.', text: text('Choose one') };
  }
  if (field === 'email') {
    return {
      ...delivery,
      title: 'We do not have your e-mail address.',
      text: text('Tell us where your receipt goes'),
    };
  }
  return { ...delivery, title: 'Part of your address is missing.', text: text('Complete the address') };
}

function stockTitle(name: string, available: number): string {
  if (available > 0) return `Only ${available} of ${name} ${available === 1 ? 'is' : 'are'} left.`;
  return `Someone bought the last ${name} while it was in your bag.`;
}
