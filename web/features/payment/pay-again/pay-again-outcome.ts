import { nextActionOf } from '#features/payment/next-action.ts';
import type { PaymentOutcome } from '#features/payment/payment-outcome.ts';
import { refusalOf, type PayAgainAnswer } from './pay-again-refusals.ts';

/** The page's outcome for an answer of the graph. */
export function payAgainOutcome(answer: PayAgainAnswer): PaymentOutcome {
  switch (answer.__typename) {
    case 'OrderPaidAgain':
      return { kind: 'placed', orderNumber: answer.orderNumber };
    case 'CheckoutInProgress':
      return { kind: 'checking' };
    case 'OrderPending': {
      const action = nextActionOf(answer);
      if (action !== undefined) return { kind: 'action', action };
      return { kind: 'refused', refusal: refusalOf({ __typename: 'PaymentUnavailableError' }) };
    }
    default:
      return { kind: 'refused', refusal: refusalOf(answer) };
  }
}
