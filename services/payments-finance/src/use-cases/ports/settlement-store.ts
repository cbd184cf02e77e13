import type { Amount, PaymentMethod, TenderState } from '../../domain/payment/payment.ts';
import type { ApplicationStatus, WaitsFor } from '../../domain/payment/waiting.ts';
import type {
  OperatorFacts,
  OperatorOrder,
  OperatorRefusal,
  OperatorVerdict,
} from '../../domain/settlement/judge-operator.ts';
import type { BookedMovement, MovementKind, ProviderMovement } from '../../domain/settlement/reconcile.ts';
import type { SettlementChange } from '../../domain/settlement/settlement-change.ts';
import type {
  OrderedKind,
  SettlementFacts,
  SettlementKind,
  SettlementRefusal,
  SettlementState,
  TenderTotals,
} from '../../domain/settlement/settlement.ts';
import type { TenderProvider } from './tender-provider.ts';

/** What a movement of an order requires of its payment. */
export interface SettlementOrder {
  readonly placementId: string;
  readonly orderId: string;
  readonly kind: OrderedKind;
  /** The shipment, cancellation or return; unique per payment and kind. */
  readonly reference: string;
  readonly amount: Amount;
  /** The last movement of the order. */
  readonly final: boolean;
  /** Of a cancellation, beside its amount: minor units captured when the making of its pieces began, which are refunded. */
  readonly unmade?: number;
  /** Gift cards among the pieces: issued with a shipment, cancelled with a return. */
  readonly giftCards?: readonly SoldGiftCards[];
  /** Of a return: the last four digits of the gift cards that came back, where they are known. */
  readonly giftCardEndings?: readonly string[];
}

/** Pieces of one value. */
export interface SoldGiftCards {
  readonly sku: string;
  /** Position in the order, from 1. */
  readonly line: number;
  readonly quantity: number;
  /** Of each, in minor units. */
  readonly value: number;
}

/** There is no payment for a placement that was not free of charge. */
export class PaymentNotKnownError extends Error {
  override readonly name = 'PaymentNotKnownError';
}

export interface SettlementStore {
  /**
   * Allocates the movement over the tenders under the payment's lock, and inserts inbox row and settlements in one transaction.
   * @returns the settlements' ids, one per tender; none for a message, or a reference, that was recorded before
   * @throws PaymentNotKnownError
   */
  record(order: SettlementOrder, messageId: string): Promise<string[]>;
  /**
   * An operator's order, judged under the payment's lock, so that concurrent orders together stay within the payment.
   * Repeating a reference returns the existing settlements.
   */
  recordByOperator(
    order: OperatorOrder,
    judge: (facts: OperatorFacts) => OperatorVerdict,
  ): Promise<OperatorRecord>;
  /** Leases due settlements, so that no other instance claims them meanwhile. @returns their ids */
  claim(options: {
    readonly limit: number;
    readonly settlementId?: string;
    /** Only settlements on tenders of this method. */
    readonly method?: PaymentMethod;
  }): Promise<string[]>;
  /**
   * Decides under the payment's lock and writes the change atomically, committed when it resolves, before the provider is
   * called. Undefined changes nothing. Every row must still be in the state it was read in; a final state is published.
   */
  advance: ChangeSettlement;
  /** The same, after the provider has answered. */
  conclude: ChangeSettlement;
  view(settlementIds: readonly string[]): Promise<SettlementView[]>;
  /** @param order an order number or a placement id */
  show(order: string): Promise<PaymentHistory | undefined>;
}

export type ChangeSettlement = <Step extends { readonly change: SettlementChange }>(
  settlementId: string,
  decide: (facts: SettlementFacts, of: SettledOrder) => Step | undefined,
) => Promise<Step | undefined>;

/** Identifies a settlement's order to the provider and in the log. */
export interface SettledOrder {
  readonly placementId: string;
  /** The order number: our reference at the provider. */
  readonly reference: string;
  /** What caused the settlement: the shipment, cancellation or return, or an operator. */
  readonly movement: string;
  readonly tender:
    | {
        readonly id: string;
        readonly method: PaymentMethod;
        /** As in FollowOn. */
        readonly account: string | undefined;
        /** As in FollowOn. */
        readonly authenticationId?: string | undefined;
        /** Of a card. */
        readonly scheme: string;
      }
    | undefined;
}

export type OperatorRecord =
  /** One per tender, in plan order. */
  | { readonly settlementIds: readonly string[] }
  | { readonly refusal: OperatorRefusal | 'order-not-known' | 'reference-used' };

export interface SettlementView {
  /** Method and masked number. */
  readonly tender: string | undefined;
  readonly kind: SettlementKind;
  readonly reference: string;
  readonly state: SettlementState;
  readonly refusal: SettlementRefusal | undefined;
  readonly amount: Amount;
  readonly settledMinorUnits: number;
  readonly reason: string | undefined;
  readonly createdAt: Date;
}

/** One payment as an operator sees it. Amounts in minor units. */
export interface PaymentHistory {
  readonly paymentId: string;
  readonly placementId: string;
  readonly orderNumber: string;
  readonly state: string;
  readonly currency: string;
  readonly authorised: number;
  readonly captured: number;
  readonly refunded: number;
  readonly voided: number;
  /** In plan order. */
  readonly tenders: readonly TenderHistory[];
  readonly settlements: readonly SettlementView[];
  readonly ledger: readonly { readonly account: string; readonly minorUnits: number }[];
}

export interface TenderHistory extends TenderTotals {
  readonly method: PaymentMethod;
  readonly maskedNumber: string;
  readonly state: TenderState;
  /** Where its provider decides later. */
  readonly wait?: WaitHistory;
}

/** What was last known of a tender whose provider decides later. */
export interface WaitHistory {
  /** Undefined once it waits for nothing any more. */
  readonly waitsFor: WaitsFor | undefined;
  /** Of a loan. */
  readonly applicationStatus: ApplicationStatus | undefined;
  readonly changedAt: Date;
  /** When the provider said that a payment which had ended was agreed to, and when it had undone that. */
  readonly agreedLateAt: Date | undefined;
  readonly lateYesUndoneAt: Date | undefined;
}

/** What settling needs of the provider of a tender. */
export type SettlementProvider = Pick<
  TenderProvider,
  'capabilities' | 'capture' | 'refund' | 'undo' | 'reverse' | 'renew' | 'room' | 'answers'
>;

export type SettlementProviders = Readonly<Partial<Record<PaymentMethod, SettlementProvider>>>;

export interface FollowOnOrder {
  readonly amount: Amount;
  readonly reference: string;
  readonly merchantTransactionId: string;
}

export interface CaptureOrder extends FollowOnOrder {
  /** The provider's id of the authorisation. */
  readonly authorisationId: string;
  /** Which capture of the authorisation this is, from 1. */
  readonly sequence: number;
  /** Nothing more will be captured: the provider releases the rest of the authorisation. */
  readonly final: boolean;
}

/** A provider gave no report, or one that is not valid. */
export class ReportUnavailableError extends Error {
  override readonly name = 'ReportUnavailableError';
}

export interface ProviderReport {
  /** The kinds of movement that its report has; without it all of them. */
  readonly reportedKinds?: readonly MovementKind[];
  /** Every movement of money in the provider's books. @throws ReportUnavailableError */
  movements(): Promise<ProviderMovement[]>;
}

export interface LedgerReads {
  /** By the clock by which movements are booked. */
  now(): Promise<Date>;
  /**
   * Movements of one method in our ledger: those booked since the start of the period and those that the report names, including
   * ones whose answer is not known yet.
   */
  movements(
    method: PaymentMethod,
    period: ReportPeriod,
    transactionIds: readonly string[],
  ): Promise<BookedMovement[]>;
}

/** Pence that refunds have given back within a period. */
export interface RefundsOfSite {
  readonly site: string;
  readonly amount: number;
}

export interface ReportPeriod {
  readonly since: Date;
  /** When the report was requested. */
  readonly until: Date;
}
