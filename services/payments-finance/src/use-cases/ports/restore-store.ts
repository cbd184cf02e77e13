import type { PaymentMethod } from '../../domain/payment/payment.ts';
import type { RequestState, SettlementKind } from '../../domain/settlement/settlement.ts';

/** A restore of the database after which payments are paused. */
export interface OpenRestore {
  readonly id: string;
  readonly restoredTo: Date;
  readonly pausedAt: Date;
  readonly importedAt: Date | undefined;
}

/** A tender whose result our rows do not know. */
export interface OpenTenderRow {
  readonly tenderId: string;
  readonly transactionId: string;
}

/** A settlement that has not ended. */
export interface OpenSettlementRow {
  readonly settlementId: string;
  readonly tenderId: string;
  readonly method: PaymentMethod;
  readonly kind: SettlementKind;
  /** The event or command that caused the settlement. */
  readonly reference: string;
}

/** A request that was open at the restored moment. */
export interface OpenRequestRow {
  readonly requestId: string;
  readonly settlementId: string;
  readonly transactionId: string;
  readonly state: RequestState;
}

export interface IssueRow {
  readonly issueId: string;
  readonly state: string;
  readonly transactionId: string | undefined;
  /** As Issue. */
  readonly piece: string;
}

/** A provider's authorisation of an order that the restored database does not have. */
export interface LostTender {
  readonly method: PaymentMethod;
  readonly transactionId: string;
  readonly currency: string;
  readonly amount: number;
  /** No money of the tender is held or was captured. */
  readonly isOver: boolean;
}

export interface LostPayment {
  readonly placementId: string;
  readonly orderNumber: string;
  readonly tenders: readonly LostTender[];
}

/** A lost order whose money stands. Minor units. */
export interface LostOrder {
  readonly orderNumber: string;
  readonly placementId: string;
  readonly currency: string;
  readonly held: number;
  readonly captured: number;
  readonly refunded: number;
  readonly since: Date;
}

/** A gift card that was issued in the lost time: its number is known to the provider and to the person who got the e-mail. */
export interface CardWithoutNumber {
  readonly issueId: string;
  readonly orderNumber: string;
  readonly placementId: string;
  readonly currency: string;
  readonly amount: number;
  readonly since: Date;
}

export interface TenderAtProvider {
  readonly tenderId: string;
  readonly placementId: string;
}

export interface RestoreStore {
  open(): Promise<OpenRestore | undefined>;
  /** Of the given transaction ids, those that no row of ours has. */
  unknown(transactionIds: readonly string[]): Promise<Set<string>>;
  openTenders(transactionIds: readonly string[]): Promise<OpenTenderRow[]>;
  openRequests(transactionIds: readonly string[]): Promise<OpenRequestRow[]>;
  /** In the order of recording. */
  openSettlements(): Promise<OpenSettlementRow[]>;
  /** Held tenders by the provider's id, or the only one of the order with this method. */
  tenderOf(of: {
    readonly providerId: string | undefined;
    readonly reference: string;
    readonly method: PaymentMethod;
  }): Promise<TenderAtProvider | undefined>;
  /** Stores payment and tenders as sent. @returns the tenders' ids; undefined when they are stored already */
  insertLost(restoreId: string, lost: LostPayment): Promise<string[] | undefined>;
  giftCards(): Promise<IssueRow[]>;
  /** Issued, and cancelled as well if nothing of it stands; booked. */
  adoptIssue(
    issueId: string,
    issued: { readonly transactionId: string; readonly providerId: string; readonly isCancelled: boolean },
  ): Promise<void>;
  markImported(restoreId: string, by: string): Promise<void>;
  markResumed(restoreId: string, by: string): Promise<void>;
  lostOrders(): Promise<LostOrder[]>;
  cardsWithoutNumber(): Promise<CardWithoutNumber[]>;
  /** @returns false when there is no such lost order, or it is decided */
  keep(orderNumber: string, by: string, reason: string): Promise<boolean>;
}
