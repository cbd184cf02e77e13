import { isCartPageFailure, type CartPageFailure } from '../cart/cart-page-message.ts';
import { nextActionOf, type NextAction } from './next-action.ts';
import type { Context } from './payment-context.ts';
import type { PaymentResult } from './payment-result.ts';
import { applicationAddress, onwardAddress } from './application/application-address.ts';
import { refusalOf } from './refusal.ts';
import type { Refusal } from './refusal-type.ts';

/** Validation errors by the id of their control. */
export type FieldTexts = { [controlId: string]: string | undefined };

/** What one attempt to pay comes to. */
export type PaymentOutcome =
  | { kind: 'placed'; orderNumber: string }
  /** The bag went with an application for a loan: the shopper goes on at this address, the lender's or our page of it. */
  | { kind: 'applied'; address: string }
  /** Still open: it must not be paid again. */
  | { kind: 'checking' }
  /** Stock is reserved, and the shopper has to do something first. */
  | { kind: 'action'; action: NextAction }
  | { kind: 'refused'; refusal: Refusal }
  /** ER-02: the bag or the session is gone. */
  | { kind: 'lost'; failure: CartPageFailure }
  /** Fields of the method are refused. */
  | { kind: 'methodFields'; errors: FieldTexts }
  | { kind: 'billingField'; field: string; message: string };

/** What an answer of the graph means for the page. */
export function outcomeOf(result: PaymentResult, context: Context): PaymentOutcome {
  if (isCartPageFailure(result.__typename)) return { kind: 'lost', failure: result.__typename };
  switch (result.__typename) {
    case 'OrderPlaced':
      return { kind: 'placed', orderNumber: result.orderNumber };
    case 'CheckoutInProgress':
      return { kind: 'checking' };
    case 'FinanceApplication':
      return { kind: 'applied', address: onwardAddress(result) };
    case 'FinanceJourneyEnded':
      return { kind: 'applied', address: applicationAddress(result.financeApplicationId) };
    case 'OrderPending': {
      const action = nextActionOf(result);
      if (action !== undefined) return { kind: 'action', action };
      return { kind: 'refused', refusal: refusalOf({ __typename: 'Error' }, context) };
    }
    default:
      return { kind: 'refused', refusal: refusalOf(result, context) };
  }
}
