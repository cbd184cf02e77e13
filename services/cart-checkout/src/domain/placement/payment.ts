import type { Address } from '../address/address.ts';
import type { FailureOf } from '../failures.ts';
import { givex } from '../payment-methods/givex.ts';
import type { TenderSecrets } from '../payment-methods/payment-method.ts';
import { UnreachableCodeError } from '../unreachable-code-error.ts';
import type { Browser } from './browser.ts';
import type { NextAction } from './next-action.ts';
import type { CancelReply } from './placement.ts';
import type { OrderContent } from './order-content.ts';
import type { PaymentPlan, PlannedTender } from './plan.ts';
import type { Tender } from './tender.ts';

/** The plan as payments verifies it, before stock is claimed. Holds nothing. */
export interface PlanToVerify {
  readonly site: string;
  readonly cartId: string;
  readonly owner: string;
  readonly plan: PaymentPlan;
  readonly secrets: TenderSecrets;
  readonly email: string;
  readonly ipAddress: string;
  /** The answer to the bot check; null where the page has none. */
  readonly reCaptchaToken: string | null;
  /** The shopper has paid for an order before. */
  readonly hasPaidOrder: boolean;
}

/** A planned tender whose details are valid and belong to the shopper. */
export interface VerifiedTender extends PlannedTender {
  /** For payments alone to read. */
  readonly verified: Uint8Array;
  /** Keyed digest: equal for equal cards. Empty when not known. */
  readonly cardDigest: string;
}

export type PlanVerification =
  | {
      readonly kind: 'verified';
      readonly tenders: readonly VerifiedTender[];
      /** The answer to the bot check was right, and is used up. */
      readonly passedBotCheck: boolean;
    }
  | { readonly kind: 'refused'; readonly reply: PlanRefusal };

/** Why a plan was refused before stock was claimed. */
export type PlanRefusal = FailureOf<
  | 'GiftCardNotValid'
  | 'GiftCardUnavailable'
  | 'PaymentTokenError'
  | 'PaymentUnavailableError'
  | 'ReCaptchaError'
  | 'TooManyAttemptsError'
>;

/** The authorisation requested from payments. */
export interface PaymentRequest {
  readonly placementId: string;
  readonly attempt: number;
  readonly site: string;
  readonly cartId: string;
  readonly owner: string;
  /** Pence: the sum of the tenders. */
  readonly amount: number;
  /** In the order in which they are held. */
  readonly tenders: readonly VerifiedTender[];
  readonly secrets: TenderSecrets;
  /** Our reference with the provider: the order number. */
  readonly reference: string;
  readonly billTo: Address;
  readonly email: string;
  readonly browser: Browser;
  /** The last day on which pieces are promised that are charged when they leave, YYYY-MM-DD; null for none. */
  readonly promisedDay: string | null;
  /** The placement of an order whose hold has ended, and which this payment pays again. */
  readonly paysAgainFor?: string;
  /** Absent for an order that is paid again. */
  readonly content?: OrderContent;
}

/** The payment to continue after the shopper's action. */
export type ChallengedPayment = Pick<PaymentRequest, 'placementId' | 'attempt'>;

/** The tender that failed. */
export interface DeclinedTender {
  readonly method: string;
  /** Null for other methods. */
  readonly giftCardId: string | null;
  /** Pence on the gift card, where the provider named it. */
  readonly available: number | null;
}

/** The state of a placement's payment. */
export type PaymentOutcome =
  | { readonly kind: 'authorised'; readonly tenders: readonly Tender[] }
  /** Not all is held yet: the shopper has to act, within that many seconds. */
  | { readonly kind: 'action'; readonly action: NextAction; readonly validSeconds: number }
  /** Declined, with our reason code, e.g. `insufficient-funds`. Nothing stays held. */
  | { readonly kind: 'declined'; readonly reason: string; readonly tender?: DeclinedTender }
  /** Rejected by payments, before any provider was called. */
  | { readonly kind: 'refused'; readonly because: 'token' | 'gift-card' | 'cancelled' | 'conflict' }
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

const NO_ANSWER = new Set(['provider-unavailable', 'provider-timeout']);

const REFUSALS = {
  token: { type: 'PaymentTokenError' },
  'gift-card': { type: 'GiftCardNotValid' },
  cancelled: { type: 'PaymentUnavailableError' },
  conflict: { type: 'PaymentUnavailableError' },
} as const;

/** The reply to the shopper for a payment without an order. */
export function replyTo(outcome: PaymentOutcome): CancelReply {
  switch (outcome.kind) {
    case 'declined':
      return replyToDecline(outcome);
    case 'action':
      return { type: 'PaymentExpired' };
    case 'refused':
      return REFUSALS[outcome.because];
    case 'authorised': // not as planned
    case 'unreachable':
    case 'unknown':
      return { type: 'PaymentUnavailableError' };
    default:
      throw new UnreachableCodeError('The outcome of payments', outcome);
  }
}

function replyToDecline({ reason, tender }: Extract<PaymentOutcome, { kind: 'declined' }>): CancelReply {
  if (tender?.method === givex.name) {
    return { type: NO_ANSWER.has(reason) ? 'GiftCardUnavailable' : 'GiftCardNotValid' };
  }
  return NOT_THE_CARD[reason] ?? { type: 'PaymentDeclinedError', reason };
}

/** A gift card that no longer pays what was planned, with its balance in pence: 0 where the provider did not name it. */
export function emptiedGiftCard(outcome: PaymentOutcome): { id: string; balance: number } | null {
  if (outcome.kind !== 'declined' || NO_ANSWER.has(outcome.reason)) return null;
  const id = outcome.tender?.giftCardId ?? null;
  return id === null ? null : { id, balance: outcome.tender?.available ?? 0 };
}
