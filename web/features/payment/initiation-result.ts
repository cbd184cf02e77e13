import type {
  AbandonCardPaymentMutation,
  CreateFreeOfChargeOrderMutation,
  InitiateCardPaymentMutation,
  ValidateCardPaymentMutation,
} from '../../gql/graphql.ts';
import type { CartPageFailure } from '../cart/cart-page-message.ts';

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
