import type { PaymentResult } from '../payment-result.ts';

/** Where an application stands, for who applied. */
export type ApplicationStanding =
  | { readonly kind: 'placed'; readonly orderNumber: string }
  /** The form is to be filled in, or the agreement to be signed, at the lender's address. */
  | { readonly kind: 'form' | 'signature'; readonly url: string; readonly until: string | null }
  /** A person at the lender decides. */
  | { readonly kind: 'decision'; readonly until: string | null }
  | { readonly kind: 'declined' | 'cancelled' }
  /** The bank's check of the deposit is not finished. */
  | { readonly kind: 'deposit' }
  /** It is no application of this browser. */
  | { readonly kind: 'elsewhere' }
  /** Not known just now. */
  | { readonly kind: 'unknown' };

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
      return ofApplication(result);
    default:
      return { kind: 'unknown' };
  }
}

function ofApplication({
  applicationStatus: status,
  initiateFinanceUrl: url,
  heldUntil: until,
}: Extract<PaymentResult, { __typename: 'FinanceApplication' }>): ApplicationStanding {
  if (status === 'DECLINED') return { kind: 'declined' };
  if (status === 'CANCELLED') return { kind: 'cancelled' };
  if (status === 'REFERRED') return { kind: 'decision', until };
  if (url === null) return { kind: 'unknown' };
  return { kind: status === 'ACCEPTED' ? 'signature' : 'form', url, until };
}
