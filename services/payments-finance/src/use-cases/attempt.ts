import type { Logger } from '@loupe/telemetry/logger';
import type { DeclineReason } from '../domain/payment/decline-reason.ts';
import { paymentState } from '../domain/payment/payment-state.ts';
import type { TenderStanding } from '../domain/payment/payment-state.ts';
import type { PaymentView } from '../domain/payment/payment.ts';
import type { AttemptLimits } from './ports/attempt-limits.ts';
import type { Browser } from './ports/payer-authentication.ts';
import type { BillTo, TokenOwner } from '../domain/payment/payer.ts';
import type { OpenTender, PaymentStore, StoredTender } from './ports/payment-store.ts';
import type { DetailsRefusal } from './ports/planned-tender.ts';
import type { Providers } from './ports/providers.ts';
import type { TenderDetails, VerifiedTender } from './ports/tender-provider.ts';

/** The stored tenders of one action of a shopper, at the payment's latest version. */
export interface Attempt {
  readonly payment: Omit<OpenTender, 'tenderId' | 'method'>;
  /** In plan order, in which they are held. */
  readonly tenders: readonly StoredTender[];
  /** The order number: our reference at the provider. */
  readonly reference: string;
  readonly billTo: BillTo;
  /** YYYY-MM-DD: the last day on which goods are promised; undefined: not known. */
  readonly promisedDay: string | undefined;
  /** When the caller stops waiting. */
  readonly deadline: Date;
}

/** The tender of an attempt that is being held. */
export interface CurrentTender {
  readonly position: number;
  readonly details: TenderDetails;
  readonly verified: VerifiedTender;
  readonly merchantTransactionId: string;
}

/** What is known of the shopper before an action; afterwards only what was stored. */
export interface Shopper {
  readonly owner: TokenOwner;
  /** Undefined where the caller sent none. */
  readonly browser: Browser | undefined;
}

export type Refusal = DetailsRefusal | 'unavailable' | 'cancelled' | 'conflict';
export type AuthoriseOutcome = { readonly view: PaymentView } | { readonly refusal: Refusal };

export interface OwnHolds {
  /** Minor units that ended payments still hold on an account, e.g. a gift card, and that are being reversed. */
  beingReversed(account: string): Promise<number>;
}

/** Dependencies of an attempt, the same before and after an action. */
export interface AttemptDependencies {
  readonly payments: PaymentStore;
  readonly providers: Providers;
  /** Reverses this tender's authorisation now; if that fails its reversal task stays due. */
  readonly reverseNow: (tenderId: string) => Promise<void>;
  readonly limits?: Pick<AttemptLimits, 'outcome'>;
  /** Without it the provider's answer alone says what is available. */
  readonly ownHolds?: OwnHolds;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly logger: Logger;
}

/** Where one tender has got to. */
export type Step =
  /** It is held: the next one follows. */
  | { readonly kind: 'held'; readonly attempt: Attempt }
  | { readonly kind: 'answered'; readonly outcome: AuthoriseOutcome }
  /** A cancel or another call changed the payment first; this call sent nothing. */
  | { readonly kind: 'overtaken' };

export const tenderAt = ({ tenders }: Attempt, position: number): StoredTender => {
  const tender = tenders[position];
  if (tender === undefined) throw new Error(`The attempt has no tender at position ${position}.`);
  return tender;
};

export function openAt(attempt: Attempt, position: number): OpenTender {
  const { id: tenderId, method } = tenderAt(attempt, position);
  return { ...attempt.payment, tenderId, method };
}

export const othersOf = ({ tenders }: Attempt, position: number): StoredTender[] =>
  tenders.filter((_, index) => index !== position);

/** The attempt after a write of one tender. */
export const advanced = (
  attempt: Attempt,
  position: number,
  payment: OpenTender,
  standing: TenderStanding,
): Attempt => ({
  ...attempt,
  payment,
  tenders: attempt.tenders.map((tender, index) => (index === position ? { ...tender, ...standing } : tender)),
});

/** @param failed the position of the tender that failed */
export function viewOf(
  { payment, tenders }: Attempt,
  declineReason?: DeclineReason,
  failed?: number,
): PaymentView {
  const state = paymentState(tenders);
  const culprit = failed === undefined || state !== 'declined' ? undefined : tenders[failed];
  const held = tenders.map(({ id, method, amount, maskedNumber, cardType }) => {
    return { id, method, amount, maskedNumber, cardType };
  });
  return {
    id: payment.paymentId,
    state,
    declineReason,
    declinedTender: culprit && { method: culprit.method, account: culprit.account },
    held: state === 'authorised' ? held : [],
    nextAction: undefined,
  };
}

export const newMerchantTransactionId = ({ newId }: Pick<AttemptDependencies, 'newId'>): string =>
  newId().replaceAll('-', '');

/** The stored state of the payment, for repeated and concurrent calls. */
export async function storedAnswer(
  placementId: string,
  payments: Pick<PaymentStore, 'find'>,
): Promise<AuthoriseOutcome> {
  const view = await payments.find(placementId);
  return view === undefined ? { refusal: 'conflict' } : { view };
}
