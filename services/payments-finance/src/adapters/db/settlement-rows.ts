import { causeOf } from '../../domain/settlement/settlement.ts';
import type {
  AskedSettlement,
  PaymentTotals,
  SettlementFacts,
  SettlementRequest,
} from '../../domain/settlement/settlement.ts';
import type { AuthorisationRow, PaymentRow, RequestRow, SettlementRow } from './settlement-statements.ts';

/** A settlement as read under the lock on its payment. */
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
