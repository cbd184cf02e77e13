import type { InitiationResult } from './initiation-result.ts';
import type { Context } from './payment-context.ts';
import { nextActionOf, type NextAction } from './next-action.ts';
import { refusalOf } from './refusal.ts';
import type { Refusal } from './refusal-type.ts';

export type PaymentAnswer =
  | { kind: 'placed'; orderNumber: string }
  /** Still open: it must not be paid again. */
  | { kind: 'checking' }
  /** Stock is reserved, and the shopper has to do something first. */
  | { kind: 'action'; action: NextAction }
  | { kind: 'refused'; refusal: Refusal };

export function paymentAnswer(result: InitiationResult, context: Context): PaymentAnswer {
  switch (result.__typename) {
    case 'OrderPlaced':
      return { kind: 'placed', orderNumber: result.orderNumber };
    case 'CheckoutInProgress':
      return { kind: 'checking' };
    case 'OrderPending': {
      const action = nextActionOf(result);
      if (action !== undefined) return { kind: 'action', action };
      return { kind: 'refused', refusal: refusalOf({ __typename: 'Error' }, context) };
    }
    default:
      return { kind: 'refused', refusal: refusalOf(result, context) };
  }
}

/** The call itself failed: the payment may have been processed, so its outcome is polled, never sent again. */
export const UNANSWERED = { __typename: 'CheckoutInProgress' } as const satisfies InitiationResult;
