import type {
  AbandonCardPaymentMutation,
  CreateFreeOfChargeOrderMutation,
  InitiateCardPaymentMutation,
  ValidateCardPaymentMutation,
} from '../../gql/graphql.ts';
import type { CartPageFailure } from '../cart/cart-page-message.ts';
import { challengeOf, type Challenge } from './challenge.ts';
import { refusalOf, type Refusal } from './refusal.ts';

export type PaymentAnswer =
  | { kind: 'placed'; orderNumber: string }
  | { kind: 'checking' }
  /** Goods are held, and the bank wants to see the shopper. */
  | { kind: 'challenge'; challenge: Challenge }
  | { kind: 'refused'; refusal: Refusal };

/** A member of a result union with what the page reads of it: it has words of its own, so never `message`. */
type Read<Member> = Member extends unknown
  ? Omit<Member, 'cart' | 'code' | 'message' | 'expectedTotal'>
  : never;

/** What comes of paying: a member of the graph's result unions, or what the page itself makes of a call that failed. */
export type InitiationResult =
  | Read<
      | InitiateCardPaymentMutation['initiateCardPayment']
      | ValidateCardPaymentMutation['validateCardPayment']
      | CreateFreeOfChargeOrderMutation['createFreeOfChargeOrder']
      | Exclude<AbandonCardPaymentMutation['abandonCardPayment'], { __typename: 'Cart' }>
    >
  | { readonly __typename: CartPageFailure }
  | { readonly __typename: 'Error' };

type Line = { sku: string; name: string };
export type Context = { lines: readonly Line[]; formatMoney: (minorUnits: number) => string };

export function paymentAnswer(result: InitiationResult, context: Context): PaymentAnswer {
  switch (result.__typename) {
    case 'OrderPlaced':
      return { kind: 'placed', orderNumber: result.orderNumber };
    case 'CheckoutInProgress':
      return { kind: 'checking' };
    case 'OrderPending': {
      const challenge = challengeOf(result);
      if (challenge !== undefined) return { kind: 'challenge', challenge };
      return { kind: 'refused', refusal: refusalOf({ __typename: 'Error' }, context) };
    }
    default:
      return { kind: 'refused', refusal: refusalOf(result, context) };
  }
}

/** The failure of the call itself: the payment may have gone through, so it is asked about, never sent again. */
export const UNANSWERED = { __typename: 'CheckoutInProgress' } as const satisfies InitiationResult;
