import type { Address } from '../address/address.ts';
import type { Browser } from './browser.ts';
import type { Challenge } from './challenge.ts';
import type { CancelReply } from './placement.ts';
import type { Tender } from './tender.ts';
import { UnreachableCodeError } from '../unreachable-code-error.ts';

/** What payments is asked to hold. */
export interface PaymentRequest {
  readonly placementId: string;
  readonly attempt: number;
  readonly site: string;
  readonly cartId: string;
  readonly owner: string;
  /** Pence. */
  readonly amount: number;
  /** Our reference at the provider: the order number. */
  readonly reference: string;
  readonly transientToken: string;
  readonly billTo: Address;
  readonly email: string;
  readonly browser: Browser;
}

/** Which payment goes on after its shopper has been at the bank. */
export type ChallengedPayment = Pick<PaymentRequest, 'placementId' | 'attempt'>;

/** How a placement's payment stands. */
export type PaymentOutcome =
  | { readonly kind: 'authorised'; readonly tenders: readonly Tender[] }
  /** Nothing is held: the bank wants to see the shopper first, and for that many seconds waits for them. */
  | { readonly kind: 'challenge'; readonly challenge: Challenge; readonly validSeconds: number }
  /** By the bank, with our reason code, e.g. `insufficient-funds`. */
  | { readonly kind: 'declined'; readonly reason: string }
  /** By payments, before any provider was asked. */
  | { readonly kind: 'refused'; readonly because: 'token' | 'cancelled' | 'conflict' }
  /** Payments was not reached: it knows nothing of the request. */
  | { readonly kind: 'unreachable' }
  /** Nobody can say yet; the money may be held. */
  | { readonly kind: 'unknown' };

/** Reasons of payments that are no word on the card: nobody answered, its details serve only once, or the address is refused. */
const NOT_THE_CARD: Readonly<Record<string, CancelReply>> = {
  'provider-unavailable': { type: 'PaymentUnavailableError' },
  'provider-timeout': { type: 'PaymentUnavailableError' },
  'card-details-used': { type: 'PaymentTokenError' },
  'challenge-expired': { type: 'PaymentExpired' },
  'address-mismatch': { type: 'PaymentAddressError', field: 'billingAddress' },
};

/** What the shopper is told of a payment that ends in no order. */
export function replyTo(outcome: PaymentOutcome): CancelReply {
  switch (outcome.kind) {
    case 'declined':
      return NOT_THE_CARD[outcome.reason] ?? { type: 'PaymentDeclinedError', reason: outcome.reason };
    case 'challenge':
      return { type: 'PaymentExpired' };
    case 'refused':
      return { type: outcome.because === 'token' ? 'PaymentTokenError' : 'PaymentUnavailableError' };
    case 'authorised': // for less than the total
    case 'unreachable':
    case 'unknown':
      return { type: 'PaymentUnavailableError' };
    default:
      throw new UnreachableCodeError('What payments says', outcome);
  }
}
