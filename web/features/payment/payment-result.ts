import type {
  AbandonCardPaymentMutation,
  CapturePayPalPaymentMutation,
  CreateFreeOfChargeOrderMutation,
  CreateGivexOrderMutation,
  CreateKlarnaSessionMutation,
  CreatePayPalOrderMutation,
  FinanceEndJourneyMutation,
  InitiateCardPaymentMutation,
  PlaceApplePayExpressOrderMutation,
  PlaceApplePayOrderMutation,
  PlaceKlarnaOrderMutation,
  SubmitFinanceApplicationMutation,
  ValidateCardPaymentMutation,
} from '../../gql/graphql.ts';
import type { CartPageFailure } from '../cart/cart-page-message.ts';

/** A member of a result union with the fields that the page reads: the page has its own texts, so never `message`. */
type Read<Member> = Member extends unknown
  ? Omit<Member, 'cart' | 'code' | 'message' | 'expectedTotal'>
  : never;

/** The result of paying: a member of the graph's result unions, or the page's own value for a failed call. */
export type PaymentResult =
  | Read<
      | InitiateCardPaymentMutation['initiateCardPayment']
      | ValidateCardPaymentMutation['validateCardPayment']
      | CreateFreeOfChargeOrderMutation['createFreeOfChargeOrder']
      | CreateGivexOrderMutation['createGivexOrder']
      | CreatePayPalOrderMutation['createPayPalOrder']
      | CapturePayPalPaymentMutation['capturePayPalPayment']
      | CreateKlarnaSessionMutation['createKlarnaSession']
      | PlaceApplePayOrderMutation['placeApplePayOrder']
      | PlaceApplePayExpressOrderMutation['placeApplePayExpressOrder']
      | PlaceKlarnaOrderMutation['placeKlarnaOrder']
      | SubmitFinanceApplicationMutation['submitFinanceApplication']
      | FinanceEndJourneyMutation['financeEndJourney']
      | Exclude<AbandonCardPaymentMutation['abandonCardPayment'], { __typename: 'Cart' }>
    >
  | { readonly __typename: CartPageFailure }
  | { readonly __typename: 'Error' };

/** The call itself failed: the payment may have been processed, so its outcome is polled, never sent again. */
export const UNANSWERED = { __typename: 'CheckoutInProgress' } as const satisfies PaymentResult;
