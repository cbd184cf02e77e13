import type { Address } from '../address/address.ts';
import type { Browser } from './browser.ts';
import type { Challenge } from './challenge.ts';
import type { CancelReply } from './placement.ts';
import type { Tender } from './tender.ts';
import { UnreachableCodeError } from '../unreachable-code-error.ts';

/** The authorisation requested from payments. */
export interface PaymentRequest {
  readonly placementId: string;
  readonly attempt: number;
  readonly site: string;
  readonly cartId: string;
  readonly owner: string;
  /** Pence. */
  readonly amount: number;
  /** Our reference with the provider: the order number. */
  readonly reference: string;
  readonly transientToken: string;
  readonly billTo: Address;
  readonly email: string;
  readonly browser: Browser;
}

/** The payment to continue after the bank's challenge. */
export type ChallengedPayment = Pick<PaymentRequest, 'placementId' | 'attempt'>;

/** The state of a placement's payment. */
export type PaymentOutcome =
  | { readonly kind: 'authorised'; readonly tenders: readonly Tender[] }
  /** Nothing is authorised yet: the bank requires a challenge, valid for that many seconds. */
  | { readonly kind: 'challenge'; readonly challenge: Challenge; readonly validSeconds: number }
  /** Declined by the bank, with our reason code, e.g. `insufficient-funds`. */
  | { readonly kind: 'declined'; readonly reason: string }
  /** Rejected by payments, before any provider was called. */
  | { readonly kind: 'refused'; readonly because: 'token' | 'cancelled' | 'conflict' }
  /** Payments was not reached: it did not receive the request. */
  | { readonly kind: 'unreachable' }
  /** The outcome is not known yet; the money may be authorised. */
  | { readonly kind: 'unknown' };

/** Reasons that do not concern the card itself: no answer, single-use details, or a rejected address. */
const NOT_THE_CARD: Readonly<Record<string, CancelReply>> = {
  'provider-unavailable': { type: 'PaymentUnavailableError' },
  'provider-timeout': { type: 'PaymentUnavailableError' },
  'card-details-used': { type: 'PaymentTokenError' },
  'challenge-expired': { type: 'PaymentExpired' },
  'address-mismatch': { type: 'PaymentAddressError', field: 'billingAddress' },
};

/** The reply to the shopper for a payment without an order. */
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
      throw new UnreachableCodeError('The outcome of payments', outcome);
  }
}
