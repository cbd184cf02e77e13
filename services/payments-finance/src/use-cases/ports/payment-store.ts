import type { NextAction } from '../../domain/payment/next-action.ts';
import type { TenderStanding } from '../../domain/payment/payment-state.ts';
import type { Amount, PaymentMethod, PaymentState, PaymentView } from '../../domain/payment/payment.ts';
import type { TenderChange, TenderFacts } from '../../domain/payment/tender-change.ts';
import type { BillTo } from '../../domain/payment/payer.ts';
import type { Waiting, WaitingTerms, WaitStanding } from '../../domain/payment/waiting.ts';
import type { Shopper, TenderDetails, VerifiedTender } from './tender-provider.ts';

/** One action of a shopper on a placement, an attempt; a second call with the same key sends nothing. */
export interface TenderKey {
  readonly placementId: string;
  readonly step: string;
  readonly attempt: number;
}

/** Every write of a tender names the payment's version and fails when the payment has changed since. */
export interface PaymentStore {
  /** What is stored of the payment and under the key. */
  lookUp(key: TenderKey): Promise<Lookup>;
  /** Inserts payment and intended tenders, in plan order; undefined when another call or a cancel came first. */
  open(attempt: NewAttempt): Promise<OpenTender[] | undefined>;
  /**
   * `intended | action → sent`; undefined under a tombstone, and for all but one of concurrent calls. `replayed`: the authentication
   * was used for another tender, and nothing was written.
   */
  markSent(tender: OpenTender, grounds?: SendingGrounds): Promise<OpenTender | 'replayed' | undefined>;
  /** `sent → intended`, only after a request that was definitely refused; the next one uses this transaction id. */
  restart(tender: OpenTender, merchantTransactionId: string): Promise<OpenTender | undefined>;
  /**
   * `intended | sent → action`, with the data to continue, stored until the action ends; false when the payment has changed;
   * `replayed` as above.
   * @param others the other tenders of the attempt
   */
  awaitAction(
    tender: OpenTender,
    action: NewAction,
    others: readonly TenderStanding[],
  ): Promise<boolean | 'replayed'>;
  /** The attempt under the key while one of its tenders waits for the shopper. */
  findAction(key: TenderKey): Promise<WaitingAttempt | undefined>;
  /** Writes tender, payment, bookings, reversals and event atomically; undefined when the payment has changed. */
  apply(tender: OpenTender, change: TenderChange): Promise<OpenTender | undefined>;
  /** The same under the payment's lock, for callers without its version; undefined changes nothing. */
  change(tenderId: string, decide: (facts: TenderFacts) => TenderChange | undefined): Promise<void>;
  /** Writes the tombstone and schedules the reversal of held tenders; committed when it resolves. @returns how many to reverse */
  tombstone(placementId: string, reason: string): Promise<number>;
  find(placementId: string): Promise<PaymentView | undefined>;
  /** Tenders intended or sent more than `seconds` ago, and those whose action ended that long ago. */
  staleTenders(seconds: number, limit: number): Promise<string[]>;
}

export interface OwnHolds {
  /** Minor units that ended payments still hold on an account, e.g. a gift card, and that are being reversed. */
  beingReversed(account: string): Promise<number>;
}

export interface Lookup {
  readonly paymentState: PaymentState | undefined;
  /** Of the tenders under the key, if there are any. */
  readonly requestHash: Buffer | undefined;
}

export interface NewAttempt extends TenderKey {
  readonly site: string;
  /** The sum of its tenders. */
  readonly amount: Amount;
  readonly requestHash: Buffer;
  /** YYYY-MM-DD. */
  readonly promisedDay?: string | undefined;
  /** The placement of an order whose hold has ended. */
  readonly paysAgainFor?: string | undefined;
  readonly reference: string;
  readonly tenders: readonly NewTender[];
}

export interface NewTender {
  readonly method: PaymentMethod;
  readonly amount: Amount;
  readonly merchantTransactionId: string;
  readonly maskedNumber: string;
  readonly cardType: string;
  readonly account: string | undefined;
}

/** A tender at the version of its payment at which it may be written. */
export interface OpenTender {
  readonly tenderId: string;
  readonly method: PaymentMethod;
  readonly paymentId: string;
  readonly placementId: string;
  readonly site: string;
  /** Of the payment. */
  readonly amount: Amount;
  /** Of the payment: raised by every change. */
  readonly version: bigint;
  /** Of the payment's last published event. */
  readonly eventVersion: bigint;
  /** Whether a provider that decides later is waited for; absent where that was not read. */
  readonly isWaiting?: boolean;
}

export interface SendingGrounds {
  /** The provider's id of the authentication that is used up. */
  readonly authenticationId?: string | undefined;
  readonly exemption?: string | undefined;
}

export interface NewAction {
  readonly action: NextAction;
  readonly continuation: Readonly<Record<string, unknown>>;
  readonly details: TenderDetails;
  readonly verified: VerifiedTender;
  readonly billTo: BillTo;
  readonly validUntil: Date;
  /** As in Preparation. */
  readonly begun?: string | undefined;
  /** What the tenders after this one need to be held; undefined after the last. */
  readonly rest?: PlanRest | undefined;
  /** As in Preparation. */
  readonly standing?: WaitStanding | undefined;
}

export interface PlanRest {
  readonly shopper: Shopper;
  /** In plan order. */
  readonly tenders: readonly {
    readonly id: string;
    readonly details: TenderDetails;
    readonly verified: VerifiedTender;
  }[];
}

/** One tender as it is stored. */
export interface StoredTender extends TenderStanding {
  readonly id: string;
  readonly method: PaymentMethod;
  readonly amount: Amount;
  readonly maskedNumber: string;
  readonly cardType: string;
  readonly account: string | undefined;
}

/** A tender that is to be held after one that waited. */
export interface RemainingTender extends StoredTender {
  readonly details: TenderDetails;
  readonly verified: VerifiedTender;
  readonly merchantTransactionId: string;
}

export interface WaitingAttempt {
  readonly open: OpenTender;
  /** The tender that waits. */
  readonly tender: StoredTender;
  /** Those before it, in plan order. */
  readonly before: readonly StoredTender[];
  /** Those after it, likewise. */
  readonly after: readonly RemainingTender[];
  /** Stored where tenders follow. */
  readonly shopper: Shopper | undefined;
  readonly reference: string;
  readonly promisedDay: string | undefined;
  readonly merchantTransactionId: string;
  readonly action: Omit<NewAction, 'validUntil' | 'begun' | 'rest' | 'standing'>;
  /** As last known; undefined for a provider that does not decide later. */
  readonly standing?: WaitStanding | undefined;
  readonly hasExpired: boolean;
}

/** What a tender waits for, where its provider decides later. */
export interface WaitMoves {
  /**
   * The tender waits for something else: its action and the end of it change, and are told, in one transaction. The limits are counted by
   * the database's clock. @returns false when the payment has changed meanwhile, and nothing was written
   */
  move(tender: OpenTender, waiting: Waiting, terms: WaitingTerms): Promise<boolean>;
}
