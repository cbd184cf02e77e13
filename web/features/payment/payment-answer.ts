import { challengeOf, type Challenge } from './challenge.ts';
import type { Context, InitiationResult } from './initiation-result.ts';
import { refusalOf, type Refusal } from './refusal.ts';

export type PaymentAnswer =
  | { kind: 'placed'; orderNumber: string }
  | { kind: 'checking' }
  /** Stock is reserved, and the bank requires a challenge. */
  | { kind: 'challenge'; challenge: Challenge }
  | { kind: 'refused'; refusal: Refusal };

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

/** The call itself failed: the payment may have been processed, so its outcome is polled, never sent again. */
export const UNANSWERED = { __typename: 'CheckoutInProgress' } as const satisfies InitiationResult;
