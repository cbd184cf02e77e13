/** Why nobody can ask for another shop's price of a piece. */
export const PROMISE_REFUSALS = [
  /** Of a dealer whose pieces have no price here, or another that is asked for. */
  'PRICE_UPON_ENQUIRY',
  'GIFT_CARD',
  'MADE_TO_ORDER',
  /** Not sold online, so that no bag can have the price. */
  'NOT_SOLD_ONLINE',
  /** By an operator. */
  'EXCLUDED',
] as const;
export type PromiseRefusal = (typeof PROMISE_REFUSALS)[number];

/** What the catalogue says of a product that matters here. */
export interface PromiseFacts {
  readonly isGiftCard: boolean;
  readonly isPriceUponEnquiry: boolean;
  readonly isSold: boolean;
  readonly makingDays: number;
}

/** Null where anybody can ask. */
export function promiseRefusal(facts: PromiseFacts): PromiseRefusal | null {
  if (facts.isGiftCard) return 'GIFT_CARD';
  if (facts.isPriceUponEnquiry) return 'PRICE_UPON_ENQUIRY';
  if (facts.makingDays > 0) return 'MADE_TO_ORDER';
  return facts.isSold ? null : 'NOT_SOLD_ONLINE';
}
