import type { PaymentState, TenderState } from '../../domain/payment/payment.ts';
import { OPERATOR } from '../../domain/settlement/judge-operator.ts';
import type {
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
  readonly older_open: number;
  readonly open_captures: number;
  readonly refused_captures: number;
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
  readonly id: string;
  readonly payment: PaymentRow;
  readonly settlement: SettlementRow;
  readonly tender: AuthorisationRow | undefined;
  readonly requests: readonly RequestRow[];
}

export function factsOf({ id, payment, settlement, tender, requests }: LockedSettlement): SettlementFacts {
  const { kind, state, currency, final, attempts, reference } = settlement;
  return {
    settlement: {
      ...{ id, kind, state, currency, final, attempts },
      amount: Number(settlement.amount_minor),
      settled: Number(settlement.settled_minor),
      byOperator: reference.startsWith(OPERATOR),
      ageHours: settlement.age_hours,
    },
    payment: totalsOf(payment),
    tender: tender && { state: tender.state, providerId: tender.provider_id ?? undefined },
    requests: requests.map(requestOf),
    olderOpen: settlement.older_open,
    openCaptures: settlement.open_captures,
    refusedCaptures: settlement.refused_captures,
  };
}

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
