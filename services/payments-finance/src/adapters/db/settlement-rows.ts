import type { PaymentState, TenderState } from '../../domain/payment/payment.ts';
import { causeOf } from '../../domain/settlement/settlement.ts';
import type {
  AskedSettlement,
  PaymentTotals,
  RequestKind,
  RequestState,
  SettlementFacts,
  SettlementKind,
  SettlementRequest,
  SettlementState,
} from '../../domain/settlement/settlement.ts';

/** The payment's row, locked. */
export interface PaymentRow {
  readonly id: string;
  readonly placement_id: string;
  readonly site: string | null;
  readonly state: PaymentState;
  readonly version: bigint;
  readonly authorised: bigint;
  readonly currency: string | null;
  readonly captured_minor: bigint;
  readonly refunded_minor: bigint;
  readonly voided_minor: bigint;
  readonly released_minor: bigint;
}

export interface SettlementRow {
  readonly id: string;
  readonly kind: SettlementKind;
  readonly state: SettlementState;
  readonly reference: string;
  readonly order_id: string;
  readonly currency: string;
  readonly amount_minor: bigint;
  readonly settled_minor: bigint;
  readonly final: boolean;
  readonly attempts: number;
  readonly age_hours: number;
}

export interface AuthorisationRow {
  readonly id: string;
  readonly state: TenderState;
  readonly provider_id: string | null;
  readonly reference: string;
}

export interface RequestRow {
  readonly id: string;
  readonly settlement_id: string;
  readonly kind: RequestKind;
  readonly capture_id: string | null;
  readonly closes: boolean;
  readonly amount_minor: bigint;
  readonly merchant_transaction_id: string;
  readonly provider_id: string | null;
  readonly state: RequestState;
  readonly age_seconds: number;
}

/** A settlement as it was read under its payment's lock. */
export interface LockedSettlement {
  readonly payment: PaymentRow;
  readonly settlement: SettlementRow;
  /** Of the same payment. */
  readonly others: readonly SettlementRow[];
  readonly tender: AuthorisationRow | undefined;
  readonly requests: readonly RequestRow[];
}

export function factsOf({
  payment,
  settlement,
  others,
  tender,
  requests,
}: LockedSettlement): SettlementFacts {
  const { currency, attempts, age_hours: ageHours } = settlement;
  return {
    settlement: { ...askedOf(settlement), currency, attempts, ageHours },
    others: others.map(askedOf),
    payment: totalsOf(payment),
    tender: tender && { state: tender.state, providerId: tender.provider_id ?? undefined },
    requests: requests.map(requestOf),
  };
}

const askedOf = (row: SettlementRow): AskedSettlement => ({
  id: row.id,
  kind: row.kind,
  cause: causeOf(row.reference),
  state: row.state,
  amount: Number(row.amount_minor),
  settled: Number(row.settled_minor),
  final: row.final,
});

export const totalsOf = (row: PaymentRow): PaymentTotals => ({
  state: row.state,
  currency: row.currency ?? '',
  authorised: Number(row.authorised),
  captured: Number(row.captured_minor),
  refunded: Number(row.refunded_minor),
  voided: Number(row.voided_minor),
  released: Number(row.released_minor),
});

const requestOf = (row: RequestRow): SettlementRequest => ({
  id: row.id,
  settlementId: row.settlement_id,
  kind: row.kind,
  captureId: row.capture_id ?? undefined,
  closes: row.closes,
  amount: Number(row.amount_minor),
  transactionId: row.merchant_transaction_id,
  providerId: row.provider_id ?? undefined,
  state: row.state,
  ageSeconds: row.age_seconds,
});
