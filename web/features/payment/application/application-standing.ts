import { standingOfTold, type ToldStanding } from '#lib/loan-application.ts';
import type { PaymentResult } from '../payment-result.ts';

/** Where an application stands, for who applied. */
export type ApplicationStanding =
  | { readonly kind: 'placed'; readonly orderNumber: string }
  | ToldStanding
  /** The bank's check of the deposit is not finished. */
  | { readonly kind: 'deposit' }
  /** It is no application of this browser. */
  | { readonly kind: 'elsewhere' };

/** What an answer about an application means: only the lender's own word counts, never the address by which somebody came back. */
export function standingOf(result: PaymentResult): ApplicationStanding {
  switch (result.__typename) {
    case 'OrderPlaced':
      return { kind: 'placed', orderNumber: result.orderNumber };
    case 'OrderPending':
      return { kind: 'deposit' };
    case 'FinanceJourneyEnded':
      return { kind: 'elsewhere' };
    case 'PaymentDeclinedError':
      return { kind: result.reason === 'loan-declined' ? 'declined' : 'cancelled' };
    case 'PaymentExpired':
      return { kind: 'cancelled' };
    case 'FinanceApplication':
      return standingOfTold(result);
    default:
      return { kind: 'unknown' };
  }
}
