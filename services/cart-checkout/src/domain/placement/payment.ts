import type { Address } from '../address/address.ts';
import type { CancelReply } from './placement.ts';
import type { Tender } from './tender.ts';

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
}

/** How a placement's payment stands. */
export type PaymentOutcome =
  | { readonly kind: 'authorised'; readonly tenders: readonly Tender[] }
  /** By the bank, with our reason code, e.g. `insufficient-funds`. */
  | { readonly kind: 'declined'; readonly reason: string }
  /** By payments, before any provider was asked. */
  | { readonly kind: 'refused'; readonly because: 'token' | 'cancelled' | 'conflict' }
  /** Payments was not reached: it knows nothing of the request. */
  | { readonly kind: 'unreachable' }
  /** Nobody can say yet; the money may be held. */
  | { readonly kind: 'unknown' };

/** Reasons of payments that are no word of the bank's: nobody answered, or the card's details serve only once. */
const NOT_THE_BANK: Readonly<Record<string, CancelReply>> = {
  'provider-unavailable': { type: 'PaymentUnavailableError' },
  'provider-timeout': { type: 'PaymentUnavailableError' },
  'card-details-used': { type: 'PaymentTokenError' },
};

/** What the shopper is told of a payment that ends in no order. */
export function replyTo(outcome: PaymentOutcome): CancelReply {
  if (outcome.kind === 'declined') {
    return NOT_THE_BANK[outcome.reason] ?? { type: 'PaymentDeclinedError', reason: outcome.reason };
  }
  if (outcome.kind === 'refused' && outcome.because === 'token') return { type: 'PaymentTokenError' };
  return { type: 'PaymentUnavailableError' };
}
