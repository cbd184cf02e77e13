import type { Amount } from '../domain/payment/payment.ts';
import type { SettlementAnswer, UndoAnswer } from '../domain/settlement/judge-settlement.ts';
import type {
  OperatorFacts,
  OperatorOrder,
  OperatorRefusal,
  OperatorVerdict,
} from '../domain/settlement/judge-operator.ts';
import type { ProviderMovement, BookedMovement } from '../domain/settlement/reconcile.ts';
import type { SettlementChange } from '../domain/settlement/settlement-change.ts';
import type {
  SettlementFacts,
  SettlementKind,
  SettlementRefusal,
  SettlementState,
} from '../domain/settlement/settlement.ts';

/** What a movement of an order asks of its payment. */
export interface SettlementOrder {
  readonly placementId: string;
  readonly orderId: string;
  readonly kind: SettlementKind;
  /** The shipment, cancellation or return; unique per payment and kind. */
  readonly reference: string;
  readonly amount: Amount;
  /** Nothing more of the order will leave. */
  readonly final: boolean;
}

/** No payment is known for a placement whose goods cost something. */
export class PaymentNotKnownError extends Error {
  override readonly name = 'PaymentNotKnownError';
}

export interface SettlementStore {
  /**
   * Inbox row and settlement row in one transaction.
   * @returns the settlement's id; undefined for a message, or a reference, that was recorded before
   * @throws PaymentNotKnownError
   */
  record(order: SettlementOrder, messageId: string): Promise<string | undefined>;
  /**
   * A person's order, judged under the payment's lock so that of rivals only as many are recorded as there is money for.
   * The same reference again answers the row that is there.
   */
  recordByOperator(
    order: OperatorOrder,
    judge: (facts: OperatorFacts) => OperatorVerdict,
  ): Promise<OperatorRecord>;
  /** Takes due settlements and leases them, so that no other instance does them meanwhile. @returns their ids */
  claim(options: { readonly limit: number; readonly settlementId?: string }): Promise<string[]>;
  /**
   * Writes what is decided under the payment's lock, committed when it resolves, before the provider is asked. Undefined
   * changes nothing. `change` is written whole, compared with the states it was decided on, and an end is published.
   */
  advance: ChangeSettlement;
  /** The same, after the provider has answered. */
  conclude: ChangeSettlement;
  view(settlementId: string): Promise<SettlementView>;
  /** @param order an order number or a placement id */
  show(order: string): Promise<PaymentHistory | undefined>;
}

export type ChangeSettlement = <Step extends { readonly change: SettlementChange }>(
  settlementId: string,
  decide: (facts: SettlementFacts, of: SettledOrder) => Step | undefined,
) => Promise<Step | undefined>;

/** Whose settlement it is, for the provider and for the log. */
export interface SettledOrder {
  readonly placementId: string;
  /** The order number: our reference at the provider. */
  readonly reference: string;
  readonly tenderId: string | undefined;
}

export type OperatorRecord =
  | { readonly settlementId: string }
  | { readonly refusal: OperatorRefusal | 'order-not-known' | 'reference-used' };

export interface SettlementView {
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
  readonly settlements: readonly SettlementView[];
  readonly ledger: readonly { readonly account: string; readonly minorUnits: number }[];
}

export interface SettlementProvider {
  /** Takes part of an authorisation. Sent once per transaction id. */
  capture(order: CaptureOrder, timeoutMs: number): Promise<SettlementAnswer>;
  /** Pays back part of a capture. Sent once per transaction id. */
  refund(
    order: FollowOnOrder & {
      /** The provider's id of the capture. */
      readonly captureId: string;
    },
    timeoutMs: number,
  ): Promise<SettlementAnswer>;
  /** Makes a capture or refund harmless whose answer was lost, by the transaction id we sent with it. */
  undo(order: FollowOnOrder): Promise<UndoAnswer>;
}

/** The calls that no shopper waits for: captures, refunds, voids and reversals. */
export interface CallRoom {
  /** How many of them would be dispatched at once now; 0 while the provider's breaker is open. */
  room(): number;
}

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
  /** Nothing more will be captured: what is left goes back to the card. */
  readonly final: boolean;
}

export interface ProviderReport {
  /** Every movement of money the provider has on its books. @throws when the report cannot be had */
  movements(): Promise<ProviderMovement[]>;
}

export interface LedgerReads {
  /** By the clock by which movements are booked. */
  now(): Promise<Date>;
  /**
   * The same from our own ledger: what was booked since the period began and what the report names, with what of the
   * latter is still being found out.
   */
  movements(period: ReportPeriod, transactionIds: readonly string[]): Promise<BookedMovement[]>;
}

export interface ReportPeriod {
  readonly since: Date;
  /** When the report was asked for. */
  readonly until: Date;
}
