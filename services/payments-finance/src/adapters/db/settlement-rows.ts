import { allocatedTender } from '../../domain/settlement/allocated-tender.ts';
import { pour } from '../../domain/settlement/allocate.ts';
import type { AllocatedTender } from '../../domain/settlement/allocate.ts';
import type { HoldingTender } from '../../domain/settlement/hold-state.ts';
import { otherTenders } from '../../domain/settlement/other-tenders.ts';
import { causeOf } from '../../domain/settlement/settlement.ts';
import type {
  AskedSettlement,
  SettlementFacts,
  SettlementRequest,
  TenderTotals,
} from '../../domain/settlement/settlement.ts';
import type { PaymentRow, RequestRow, SettlementRow, TenderRow } from './settlement-statements.ts';

/** A payment as read under its lock. */
export interface LockedPayment {
  readonly payment: PaymentRow;
  /** In plan order. */
  readonly tenders: readonly TenderRow[];
  /** Of all its tenders. */
  readonly settlements: readonly SettlementRow[];
}

/** A settlement as read under the lock on its payment. */
export interface LockedSettlement extends LockedPayment {
  readonly settlement: SettlementRow;
  readonly tender: TenderRow | undefined;
  /** Of all tenders. */
  readonly requests: readonly RequestRow[];
}

export function factsOf({ payment, tenders, settlements, ...own }: LockedSettlement): SettlementFacts {
  const { settlement, tender, requests } = own;
  const { currency, attempts, age_hours: ageHours } = settlement;
  const kept = keptOf(settlement, settlements, tenders);
  const ofTender = settlements.filter((row) => tenderOf(row, tenders) === tender);
  const ids = new Set(ofTender.map(({ id }) => id));
  return {
    settlement: {
      ...askedOf(settlement),
      currency,
      attempts,
      ageHours,
      ...(kept > 0 && { keptMinorUnits: kept }),
    },
    others: ofTender.filter(({ id }) => id !== settlement.id).map(askedOf),
    paymentState: payment.state,
    totals: tender ? totalsOf(tender) : { ...NOTHING, currency: payment.currency ?? '' },
    tender: tender && {
      state: tender.state,
      providerId: tender.provider_id ?? undefined,
      holdId: tender.hold_id ?? undefined,
      hasEnded: tender.hold_ended_at !== null,
    },
    requests: requests.filter((request) => ids.has(request.settlement_id)).map(requestOf),
    elsewhere: otherTenders(
      settlement.id,
      tenders
        .filter((other) => other !== tender)
        .map((other) => ({
          id: other.id,
          totals: totalsOf(other),
          settlements: settlements.filter((row) => tenderOf(row, tenders) === other).map(askedOf),
        })),
    ),
  };
}

/**
 * What a refund does not pay back because gift cards of its return were not cancelled. A return has a refund for each tender: the
 * cards' value is taken off the first tenders of the plan, so that the rest is allocated as if only it had been returned.
 */
function keptOf(
  { id, reference, kept_minor: kept }: SettlementRow,
  settlements: readonly SettlementRow[],
  tenders: readonly TenderRow[],
): number {
  if (kept === 0n) return 0;
  const refunds = settlements
    .filter((row) => row.kind === 'refund' && row.reference === reference)
    .map((row) => ({ ...row, position: tenders.indexOf(tenderOf(row, tenders) as TenderRow) }))
    .sort((a, b) => a.position - b.position);
  const { shares } = pour(
    Number(kept),
    refunds.map((row) => Number(row.amount_minor)),
  );
  return shares[refunds.findIndex((row) => row.id === id)] ?? 0;
}

/** One of which no tender took a share is of the tender that is held, or else of the last. */
export function tenderOf(
  { tender_id: id }: SettlementRow,
  tenders: readonly TenderRow[],
): TenderRow | undefined {
  return (
    tenders.find((tender) => tender.id === id) ??
    tenders.findLast(({ state }) => state === 'held') ??
    tenders.at(-1)
  );
}

export const allocatedOf = ({ tenders, settlements }: LockedPayment): AllocatedTender[] =>
  tenders.map((tender) =>
    allocatedTender(
      { id: tender.id, amount: Number(tender.amount_minor) },
      settlements.filter((row) => tenderOf(row, tenders) === tender).map(askedOf),
    ),
  );

export const askedOf = (row: SettlementRow): AskedSettlement => ({
  id: row.id,
  kind: row.kind,
  cause: causeOf(row.reference),
  state: row.state,
  amount: Number(row.amount_minor),
  settled: Number(row.settled_minor),
  elsewhere: Number(row.elsewhere_minor),
  ...(row.uncaptured_minor > 0n && { uncaptured: Number(row.uncaptured_minor) }),
  final: row.final,
});

const NOTHING = { authorised: 0, captured: 0, refunded: 0, voided: 0, released: 0 };

export const holdingOf = (row: TenderRow): HoldingTender => ({
  authorised: Number(row.amount_minor),
  captured: Number(row.captured_minor),
  voided: Number(row.voided_minor),
  heldUntil: row.held_until ?? undefined,
  hasEnded: row.hold_ended_at !== null,
});

export const totalsOf = (row: TenderRow): TenderTotals => ({
  currency: row.currency,
  authorised: Number(row.amount_minor),
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
  holdId: row.hold_id ?? undefined,
  replaced:
    row.replaced_id === null
      ? undefined
      : { providerId: row.replaced_id, minorUnits: Number(row.replaced_minor) },
  amount: Number(row.amount_minor),
  transactionId: row.merchant_transaction_id,
  providerId: row.provider_id ?? undefined,
  state: row.state,
  refusal: row.refusal ?? undefined,
  ageSeconds: row.age_seconds,
});
