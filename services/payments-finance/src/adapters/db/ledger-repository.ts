import type { Tx } from '@loupe/database/tx';
import { accountsOf } from '../../domain/payment/ledger-accounts.ts';
import type { MovementKind } from '../../domain/settlement/reconcile.ts';
import type { LedgerReads, RefundsOfSite } from '../../use-cases/ports/settlement-store.ts';
import { sql } from './gen/statements.ts';

const NOW = sql('ledger-now', 'SELECT clock_timestamp() AS now');

/**
 * Movements according to the ledger entries alone: all entries of each movement that has an entry in the period or is named by
 * the report. A tender whose hold was renewed has several authorisations. Also and the movements the report names whose answer is not known yet (of a returned gift card: whether it is cancelled). An amount that a void released after a
 * capture, without a call to the provider, and one whose hold has ended, is `lapsing`. $1 since, $2 until, $3 transaction ids, $4 account of authorised amounts,
 * $5 account of settled amounts, $6 account of what was taken back.
 */
const MOVEMENTS = sql(
  'ledger-movements',
  `
  WITH booked AS (
    SELECT DISTINCT tender_id, request_id, issue_id FROM ledger_entry WHERE booked_at >= $1
  ), tenders AS (
    SELECT tender_id AS id FROM booked
    UNION
    SELECT id FROM tender WHERE merchant_transaction_id = ANY ($3)
    UNION
    SELECT settlement.tender_id FROM settlement_request JOIN settlement ON settlement.id = settlement_request.settlement_id
    WHERE settlement_request.merchant_transaction_id = ANY ($3) AND settlement_request.kind = 'hold'
  ), requests AS (
    SELECT request_id AS id FROM booked WHERE request_id IS NOT NULL
    UNION
    SELECT id FROM settlement_request WHERE merchant_transaction_id = ANY ($3)
  ), issues AS (
    SELECT issue_id AS id FROM booked WHERE issue_id IS NOT NULL
    UNION
    SELECT id FROM issued_gift_card WHERE transaction_id = ANY ($3)
  )
  SELECT 'authorisation' AS kind, coalesce(hold.merchant_transaction_id, tender.merchant_transaction_id) AS merchant_transaction_id,
         coalesce(hold.provider_id, tender.provider_id) AS provider_id, tender.reference, entry.currency,
         coalesce(sum(entry.amount_minor) FILTER (WHERE entry.kind = 'authorisation'), 0)::int8 AS amount,
         sum(entry.amount_minor)::int8 AS standing, false AS open,
         coalesce(-sum(entry.amount_minor) FILTER (
           WHERE entry.kind = 'authorisation-end' OR (entry.kind = 'authorisation-release' AND settlement.kind = 'void')
         ), 0)::int8 AS lapsing,
         coalesce(hold.sent_at, tender.sent_at, tender.created_at) >= $1 AND min(entry.booked_at) < $2 AS is_covered
  FROM tenders
  JOIN tender ON tender.id = tenders.id AND tender.moved_to IS NULL
  JOIN ledger_entry AS entry ON entry.tender_id = tender.id
  LEFT JOIN settlement_request AS hold ON hold.id = entry.hold_id
  LEFT JOIN settlement ON settlement.id = entry.settlement_id
  WHERE entry.account = $4
  GROUP BY tender.id, hold.id, entry.currency
  UNION ALL
  SELECT request.kind, request.merchant_transaction_id, request.provider_id, tender.reference, entry.currency,
         coalesce(abs(sum(entry.amount_minor) FILTER (WHERE entry.kind = request.kind)), 0)::int8, abs(sum(entry.amount_minor))::int8, false, 0,
         request.sent_at >= $1 AND min(entry.booked_at) < $2
  FROM requests
  JOIN settlement_request AS request ON request.id = requests.id
  JOIN ledger_entry AS entry ON entry.request_id = request.id AND entry.payment_id = request.payment_id
  JOIN tender ON tender.id = entry.tender_id
  WHERE entry.account = $5 AND request.kind <> 'hold'
  GROUP BY request.id, tender.reference, entry.currency
  UNION ALL
  SELECT 'issue', coalesce(issued.transaction_id, ''), issued.provider_id, tender.reference, entry.currency,
         coalesce(abs(sum(entry.amount_minor) FILTER (WHERE entry.kind = 'gift-card-issue')), 0)::int8, abs(sum(entry.amount_minor))::int8,
         issued.state = 'issued' AND issued.return_id IS NOT NULL, 0,
         coalesce(issued.sent_at, issued.created_at) >= $1 AND min(entry.booked_at) < $2
  FROM issues
  JOIN issued_gift_card AS issued ON issued.id = issues.id
  JOIN ledger_entry AS entry ON entry.issue_id = issued.id
  JOIN tender ON tender.id = issued.tender_id
  WHERE entry.account = $5
  GROUP BY issued.id, tender.reference, entry.currency
  UNION ALL
  SELECT 'dispute', dispute.provider_id, dispute.provider_id, tender.reference, entry.currency,
         coalesce(abs(sum(entry.amount_minor) FILTER (WHERE entry.kind = 'dispute')), 0)::int8, abs(sum(entry.amount_minor))::int8, false, 0,
         dispute.opened_at >= $1 AND min(entry.booked_at) < $2
  FROM dispute
  JOIN ledger_entry AS entry ON entry.dispute_id = dispute.id
  JOIN tender ON tender.id = dispute.tender_id
  WHERE entry.account = $6 AND (entry.booked_at >= $1 OR dispute.provider_id = ANY ($3))
  GROUP BY dispute.id, tender.reference, entry.currency
  UNION ALL
  SELECT 'issue', coalesce(transaction_id, ''), provider_id, '', currency, amount_minor, 0, true, 0, false
  FROM issued_gift_card WHERE transaction_id = ANY ($3) AND state IN ('sent', 'unknown')
  UNION ALL
  SELECT 'authorisation', merchant_transaction_id, provider_id, reference, currency, amount_minor, 0, true, 0, false
  FROM tender WHERE merchant_transaction_id = ANY ($3) AND state IN ('sent', 'unknown')
  UNION ALL
  SELECT CASE kind WHEN 'hold' THEN 'authorisation' ELSE kind END, merchant_transaction_id, provider_id, '', currency, amount_minor, 0,
         true, 0, false
  FROM settlement_request WHERE merchant_transaction_id = ANY ($3) AND state IN ('sent', 'unknown')`,
).refine<{ kind: MovementKind }>();

/** Refunds that have ended within the period, whenever their parts were booked. $1 from, $2 until. */
const SUM_REFUNDS = sql(
  'sum-refunds',
  `
  SELECT coalesce(payment.site, '') AS site, sum(entry.amount_minor)::int8 AS amount
  FROM settlement
  JOIN payment ON payment.id = settlement.payment_id
  JOIN ledger_entry AS entry ON entry.settlement_id = settlement.id AND entry.payment_id = settlement.payment_id
  WHERE settlement.kind = 'refund' AND settlement.finished_at >= $1 AND settlement.finished_at < $2
    AND entry.kind IN ('refund', 'refund-void') AND entry.account = 'liability.customers'
  GROUP BY payment.site`,
);

/** What the shops have given back, according to the ledger. */
export const sumRefunds =
  (tx: Tx) =>
  async (from: Date, until: Date): Promise<RefundsOfSite[]> => {
    const rows = await tx.query(SUM_REFUNDS, [from, until]);
    return rows.map(({ site, amount }) => ({ site, amount: Number(amount) }));
  };

/** The ledger's side of the reconciliation with the provider's report. */
export function ledgerRepository(tx: Tx): LedgerReads {
  return {
    async now() {
      const [row] = await tx.query(NOW);
      return row?.now ?? new Date(NaN);
    },
    async movements(method, { since, until }, transactionIds) {
      const { authorised, settled, takenBack } = accountsOf(method);
      const rows = await tx.query(MOVEMENTS, [
        ...([since, until, transactionIds, authorised, settled, takenBack] as const),
      ]);
      return rows.map((row) => ({
        kind: row.kind,
        transactionId: row.merchant_transaction_id,
        providerId: row.provider_id ?? undefined,
        reference: row.reference,
        currency: row.currency,
        amount: Number(row.amount),
        standing: Number(row.standing),
        open: row.open,
        lapsing: Number(row.lapsing),
        isCovered: row.is_covered,
      }));
    },
  };
}
