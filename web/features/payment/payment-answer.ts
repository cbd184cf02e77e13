/** What the shopper reads when a payment did not end in an order, and where the page goes from there. */
export type PaymentAnswer =
  { kind: 'placed'; orderNumber: string } | { kind: 'checking' } | { kind: 'refused'; refusal: Refusal };

export type Refusal = {
  title: string;
  text: string;
  /**
   * stay: mend it here · bag: the answer is in the bag · delivery: the address wants mending ·
   * lostBag: the bag or its session is gone (ER-02)
   */
  next: 'stay' | 'bag' | 'delivery' | 'lostBag';
  /** The card fields need a fresh context of the provider. */
  reloadFields: boolean;
  /** Total and lines may have changed under the shopper. */
  refetchCart: boolean;
};

/** The members of the graph's result union, with what the page reads of each. */
export type InitiationResult = {
  __typename: string;
  orderNumber?: string;
  message?: string;
  sku?: string;
  available?: number;
  total?: number;
  field?: string;
  reason?: string;
};

type Line = { sku: string; name: string };
type Context = { lines: readonly Line[]; formatMoney: (minorUnits: number) => string };

const NOTHING_TAKEN = 'Nothing has been taken.';
const STAY = { next: 'stay', reloadFields: false, refetchCart: false } as const;
const BAG = { next: 'bag', reloadFields: false, refetchCart: true } as const;

/** Words for the bank's reasons; any other reason is told without one. */
const DECLINES: Record<string, string> = {
  'insufficient-funds': 'The bank says there is not enough money on it.',
  'expired-card': 'The bank says it has expired.',
  'security-code': 'The bank says the security code is not right.',
  'address-mismatch': 'The billing address is not the one the bank knows.',
  'card-not-accepted': 'We do not take this kind of card.',
};

export function paymentAnswer(result: InitiationResult, context: Context): PaymentAnswer {
  if (result.__typename === 'OrderPlaced' && result.orderNumber)
    return { kind: 'placed', orderNumber: result.orderNumber };
  if (result.__typename === 'CheckoutInProgress') return { kind: 'checking' };
  return { kind: 'refused', refusal: refusal(result, context) };
}

/** The failure of the call itself: the payment may have gone through, so it is asked about, never sent anew. */
export const UNANSWERED: InitiationResult = { __typename: 'CheckoutInProgress' };

function refusal(result: InitiationResult, { lines, formatMoney }: Context): Refusal {
  const name = lines.find((line) => line.sku === result.sku)?.name ?? 'One piece';
  switch (result.__typename) {
    case 'PaymentDeclinedError': {
      const why = DECLINES[result.reason ?? ''];
      return {
        ...STAY,
        title: 'Your bank did not approve this card.',
        text: [why, NOTHING_TAKEN, 'Check the details, or choose another way to pay.']
          .filter(Boolean)
          .join(' '),
      };
    }
    case 'InsufficientStockError':
      return {
        ...BAG,
        title: stockTitle(name, result.available ?? 0),
        text: `${NOTHING_TAKEN} Your bag shows what is left.`,
      };
    case 'ProductNotSellableError':
      return {
        ...BAG,
        title: `${name} is no longer sold online.`,
        text: `${NOTHING_TAKEN} Take it out of your bag to buy the rest.`,
      };
    case 'PriceChangedError':
      return {
        ...BAG,
        title: `Your total is now ${formatMoney(result.total ?? 0)}.`,
        text: `A price changed while you were paying. ${NOTHING_TAKEN} Look at your bag, then pay the new total if you are happy with it.`,
      };
    case 'PaymentTokenError':
      return {
        ...STAY,
        reloadFields: true,
        title: 'Your card details were open for too long.',
        text: `${NOTHING_TAKEN} Please type them again.`,
      };
    case 'PaymentUnavailableError':
      return {
        ...STAY,
        reloadFields: true,
        title: 'We could not reach your bank.',
        text: `${NOTHING_TAKEN} Your bag is as it was. Try again, or use another card.`,
      };
    case 'PaymentAddressError':
      return {
        ...STAY,
        next: 'delivery',
        title: 'Part of your address is missing.',
        text: `${NOTHING_TAKEN} Complete the address, then pay.`,
      };
    case 'CartEmptyError':
      return { ...BAG, title: 'Your bag is empty.', text: NOTHING_TAKEN };
    case 'CartNotFoundError':
    case 'SessionExpiredError':
      return { ...STAY, next: 'lostBag', title: 'We could not find your bag.', text: NOTHING_TAKEN };
    case 'IdempotencyConflictError':
    case 'ValidationError':
      return {
        ...STAY,
        refetchCart: true,
        title: 'This payment was not sent.',
        text: `${NOTHING_TAKEN} Please try again.`,
      };
    default:
      return {
        ...STAY,
        refetchCart: true,
        title: 'Something went wrong.',
        text: 'It happened at our end, and we are sorry. Your bag is safe.',
      };
  }
}

function stockTitle(name: string, available: number): string {
  if (available > 0) return `Only ${available} of ${name} ${available === 1 ? 'is' : 'are'} left.`;
  return `Someone bought the last ${name} while it was in your bag.`;
}
