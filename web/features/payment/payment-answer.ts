import { challengeOf, type Challenge } from './challenge.ts';
import { refusalOf, type Refusal } from './refusal.ts';

export type PaymentAnswer =
  | { kind: 'placed'; orderNumber: string }
  | { kind: 'checking' }
  /** Goods are held, and the bank wants to see the shopper. */
  | { kind: 'challenge'; challenge: Challenge }
  | { kind: 'refused'; refusal: Refusal };

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
  placementId?: string;
  stepUpUrl?: string;
  accessToken?: string;
  expiresAt?: string;
};

type Line = { sku: string; name: string };
export type Context = { lines: readonly Line[]; formatMoney: (minorUnits: number) => string };

export function paymentAnswer(result: InitiationResult, context: Context): PaymentAnswer {
  if (result.__typename === 'OrderPlaced' && result.orderNumber)
    return { kind: 'placed', orderNumber: result.orderNumber };
  if (result.__typename === 'CheckoutInProgress') return { kind: 'checking' };
  const challenge = result.__typename === 'OrderPending' ? challengeOf(result) : undefined;
  if (challenge !== undefined) return { kind: 'challenge', challenge };
  return { kind: 'refused', refusal: refusalOf(result, context) };
}

/** The failure of the call itself: the payment may have gone through, so it is asked about, never sent anew. */
export const UNANSWERED: InitiationResult = { __typename: 'CheckoutInProgress' };
