import type { RowOf } from '@loupe/database/statement';
import type { Tx } from '@loupe/database/tx';
import type { ApplicationStatus, WaitsFor } from '../../domain/payment/waiting.ts';
import type {
  PaymentHistory,
  SettlementStore,
  SettlementView,
  WaitHistory,
} from '../../use-cases/ports/settlement-store.ts';
import { sql } from './gen/statements.ts';
import { PAYMENT_OF_ORDER, TENDERS, VIEW_ALL, VIEW_SOME } from './settlement-statements.ts';
import { totalsOf } from './settlement-rows.ts';
import type { ViewRow } from './settlement-statements.ts';

/** $1 order number or placement. */
const PAYMENT = sql(
  'show-payment',
  `
  SELECT id, placement_id, state, coalesce(currency, '') AS currency, coalesce(amount_minor, 0) AS authorised,
         captured_minor, refunded_minor, voided_minor,
         (SELECT reference FROM tender WHERE payment_id = payment.id LIMIT 1) AS reference
  FROM payment
  WHERE id = (${PAYMENT_OF_ORDER})`,
);

/** $1 payment. */
const BALANCES = sql(
  'balances-of-payment',
  `
  SELECT account, sum(amount_minor)::int8 AS minor FROM ledger_entry
  WHERE payment_id = $1 GROUP BY account ORDER BY account`,
);

/** $1 payment. */
const WAITS = sql(
  'waits-of-payment',
  `
  SELECT wait.tender_id, wait.waits_for, wait.application_status, wait.changed_at, wait.agreed_late_at, wait.late_yes_undone_at
  FROM tender_wait AS wait JOIN tender ON tender.id = wait.tender_id
  WHERE tender.payment_id = $1`,
).refine<{ waits_for: WaitsFor | null; application_status: ApplicationStatus | null }>();

export function settlementReads(tx: Tx): Pick<SettlementStore, 'view' | 'show'> {
  return {
    async view(settlementIds) {
      return (await tx.query(VIEW_SOME, [settlementIds])).map(viewOf);
    },
    async show(order): Promise<PaymentHistory | undefined> {
      const [payment] = await tx.query(PAYMENT, [order]);
      if (payment === undefined) return undefined;
      const { id, placement_id: placementId, reference, state, currency } = payment;
      const settlements = await tx.query(VIEW_ALL, [id]);
      const tenders = await tx.query(TENDERS, [id]);
      const waits = new Map((await tx.query(WAITS, [id])).map((row) => [row.tender_id, waitOf(row)]));
      const ledger = await tx.query(BALANCES, [id]);
      return {
        paymentId: id,
        placementId,
        orderNumber: reference ?? '',
        state,
        currency,
        authorised: Number(payment.authorised),
        captured: Number(payment.captured_minor),
        refunded: Number(payment.refunded_minor),
        voided: Number(payment.voided_minor),
        tenders: tenders.map((tender) => ({
          method: tender.method,
          maskedNumber: tender.masked_number,
          state: tender.state,
          ...totalsOf(tender),
          ...(waits.has(tender.id) && { wait: waits.get(tender.id)! }),
        })),
        settlements: settlements.map(viewOf),
        ledger: ledger.map(({ account, minor }) => ({ account, minorUnits: Number(minor) })),
      };
    },
  };
}

const waitOf = (row: RowOf<typeof WAITS>): WaitHistory => ({
  waitsFor: row.waits_for ?? undefined,
  applicationStatus: row.application_status ?? undefined,
  changedAt: row.changed_at,
  agreedLateAt: row.agreed_late_at ?? undefined,
  lateYesUndoneAt: row.late_yes_undone_at ?? undefined,
});

const viewOf = (row: ViewRow): SettlementView => ({
  tender: row.method === null ? undefined : `${row.method} ${row.masked_number ?? ''}`.trim(),
  kind: row.kind,
  reference: row.reference,
  state: row.state,
  refusal: row.refusal ?? undefined,
  amount: { minorUnits: Number(row.amount_minor), currency: row.currency },
  settledMinorUnits: Number(row.settled_minor),
  reason: row.reason ?? undefined,
  createdAt: row.created_at,
});
