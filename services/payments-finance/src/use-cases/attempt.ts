import type { Logger } from '@loupe/telemetry/logger';
import type { DeclineReason } from '../domain/payment/decline-reason.ts';
import type { BillTo } from '../domain/payment/payer.ts';
import { paymentState } from '../domain/payment/payment-state.ts';
import type { TenderStanding } from '../domain/payment/payment-state.ts';
import type { PaymentView } from '../domain/payment/payment.ts';
import type { ApplicationStatus } from '../domain/payment/waiting.ts';
import type { AttemptLimits } from './ports/attempt-limits.ts';
import type { OpenTender, OwnHolds, PaymentStore, StoredTender, WaitMoves } from './ports/payment-store.ts';
import type { DetailsRefusal } from './ports/planned-tender.ts';
import type { Providers } from './ports/providers.ts';
import type { Shopper, TenderDetails, VerifiedTender } from './ports/tender-provider.ts';

/** A tender to be held, with what its provider needs for that. */
export interface CurrentTender extends StoredTender {
  readonly details: TenderDetails;
  readonly verified: VerifiedTender;
  readonly merchantTransactionId: string;
}

/** One action of a shopper at the tender that it has come to. Every write of a tender makes a new one. */
export interface Attempt {
  /** At its latest version. */
  readonly payment: Omit<OpenTender, 'tenderId' | 'method'>;
  readonly tender: CurrentTender;
  /** Held before it, in plan order. */
  readonly before: readonly StoredTender[];
  /** To be held after it, in plan order. */
  readonly after: readonly CurrentTender[];
  /** The order number: our reference at the provider. */
  readonly reference: string;
  readonly billTo: BillTo;
  /** YYYY-MM-DD: the last day on which goods are promised; undefined: not known. */
  readonly promisedDay: string | undefined;
  /** Undefined after an action where nothing of them was stored. */
  readonly shopper: Shopper | undefined;
  /** When the caller stops waiting. */
  readonly deadline: Date;
  /** Of a loan, where its lender has said so just now. */
  readonly applicationStatus?: ApplicationStatus | undefined;
}

export type Refusal = DetailsRefusal | 'unavailable' | 'cancelled' | 'conflict';
export type AuthoriseOutcome = { readonly view: PaymentView } | { readonly refusal: Refusal };

/** AttemptPorts of an attempt, the same before and after an action. */
export interface AttemptPorts {
  readonly payments: PaymentStore;
  readonly providers: Providers;
  /** Reverses this tender's authorisation now; if that fails its reversal task stays due. */
  readonly reverseNow: (tenderId: string) => Promise<void>;
  readonly limits?: Pick<AttemptLimits, 'outcome'>;
  /** Without it the provider's answer alone says what is available. */
  readonly ownHolds?: OwnHolds;
  /** Without it an action stays as it began. */
  readonly waits?: WaitMoves;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly logger: Logger;
}

/** Where the current tender has got to. */
export type Step =
  /** It is held: the next one follows. */
  | { readonly kind: 'held'; readonly attempt: Attempt }
  | { readonly kind: 'answered'; readonly outcome: AuthoriseOutcome }
  /** A cancel or another call changed the payment first; this call sent nothing. */
  | { readonly kind: 'overtaken' };

/** The current tender at the version at which it may be written. */
export const openTender = ({ payment, tender: { id, method } }: Attempt): OpenTender => ({
  ...payment,
  tenderId: id,
  method,
});

export const othersOf = ({ before, after }: Attempt): StoredTender[] => [...before, ...after];

/** In plan order. */
export const tendersOf = ({ before, tender, after }: Attempt): StoredTender[] => [
  ...before,
  tender,
  ...after,
];

/** The attempt after a write of its tender. */
export const written = (
  attempt: Attempt,
  payment: OpenTender,
  change:
    | (TenderStanding & Partial<Pick<CurrentTender, 'cardType'>>)
    | Pick<CurrentTender, 'merchantTransactionId'>,
): Attempt => ({ ...attempt, payment, tender: { ...attempt.tender, ...change } });

/** At the tender after the one that is held; undefined after the last. */
export function nextOf(held: Attempt): Attempt | undefined {
  const [tender, ...after] = held.after;
  return tender && { ...held, before: [...held.before, held.tender], tender, after };
}

/** @param declineReason why the current tender has failed, if it has */
export function viewOf(attempt: Attempt, declineReason?: DeclineReason): PaymentView {
  const { payment, tender } = attempt;
  const tenders = tendersOf(attempt);
  const state = paymentState(tenders);
  const held = tenders.map(({ id, method, amount, maskedNumber, cardType }) => {
    return { id, method, amount, maskedNumber, cardType };
  });
  return {
    id: payment.paymentId,
    state,
    declineReason,
    declinedTender: state === 'declined' ? { method: tender.method, account: tender.account } : undefined,
    held: state === 'authorised' ? held : [],
    nextAction: undefined,
    applicationStatus: attempt.applicationStatus,
  };
}

export const newMerchantTransactionId = ({ newId }: Pick<AttemptPorts, 'newId'>): string =>
  newId().replaceAll('-', '');

/** The stored state of the payment, for repeated and concurrent calls. */
export async function storedAnswer(
  payments: Pick<PaymentStore, 'find'>,
  placementId: string,
): Promise<AuthoriseOutcome> {
  const view = await payments.find(placementId);
  return view === undefined ? { refusal: 'conflict' } : { view };
}
