import type pg from 'pg';
import { poolTx } from '@loupe/database/tx';
import type { MovementKind } from '../../domain/settlement/reconcile.ts';
import type { LedgerReads } from '../../use-cases/settlement-ports.ts';

/**
 * Movements as the entries tell them, whatever the rows they came of say: all entries of each that has one in the period, or
 * that the report names; and what it names whose answer is still out. A release without a call is what a void gave back after
 * a capture. $1 since, $2 until, $3 transaction ids.
 */
const MOVEMENTS = `
  WITH booked AS (
    SELECT DISTINCT tender_id, request_id FROM ledger_entry WHERE booked_at >= $1
  ), tenders AS (
    SELECT tender_id AS id FROM booked
    UNION
    SELECT id FROM tender WHERE merchant_transaction_id = ANY ($3)
  ), requests AS (
    SELECT request_id AS id FROM booked WHERE request_id IS NOT NULL
    UNION
    SELECT id FROM settlement_request WHERE merchant_transaction_id = ANY ($3)
  )
  SELECT 'authorisation' AS kind, tender.merchant_transaction_id, tender.provider_id, tender.reference, entry.currency,
         sum(entry.amount_minor) FILTER (WHERE entry.kind = 'authorisation') AS amount,
         sum(entry.amount_minor) AS standing, false AS open,
         coalesce(-sum(entry.amount_minor) FILTER (WHERE entry.kind = 'authorisation-release' AND settlement.kind = 'void'), 0) AS lapsing,
         coalesce(tender.sent_at, tender.created_at) >= $1 AND min(entry.booked_at) < $2 AS is_covered
  FROM tenders
  JOIN tender ON tender.id = tenders.id
  JOIN ledger_entry AS entry ON entry.tender_id = tender.id
  LEFT JOIN settlement ON settlement.id = entry.settlement_id
  WHERE entry.account = 'memorandum.cybersource.authorised'
  GROUP BY tender.id, entry.currency
  UNION ALL
  SELECT request.kind, request.merchant_transaction_id, request.provider_id, tender.reference, entry.currency,
         abs(sum(entry.amount_minor) FILTER (WHERE entry.kind = request.kind)), abs(sum(entry.amount_minor)), false, 0,
         request.sent_at >= $1 AND min(entry.booked_at) < $2
  FROM requests
  JOIN settlement_request AS request ON request.id = requests.id
  JOIN ledger_entry AS entry ON entry.request_id = request.id AND entry.payment_id = request.payment_id
  JOIN tender ON tender.id = entry.tender_id
  WHERE entry.account = 'asset.cybersource.receivable'
  GROUP BY request.id, tender.reference, entry.currency
  UNION ALL
  SELECT 'authorisation', merchant_transaction_id, provider_id, reference, currency, amount_minor, 0, true, 0, false
  FROM tender WHERE merchant_transaction_id = ANY ($3) AND state IN ('sent', 'unknown')
  UNION ALL
  SELECT kind, merchant_transaction_id, provider_id, '', currency, amount_minor, 0, true, 0, false
  FROM settlement_request WHERE merchant_transaction_id = ANY ($3) AND state IN ('sent', 'unknown')`;

interface MovementRow {
  readonly kind: MovementKind;
  readonly merchant_transaction_id: string;
  readonly provider_id: string | null;
  readonly reference: string;
  readonly currency: string;
  readonly amount: string;
  readonly standing: string;
  readonly open: boolean;
  readonly lapsing: string;
  readonly is_covered: boolean;
}

export function createSettlementLedger(pool: pg.Pool): LedgerReads {
  const statements = poolTx(pool);
  return {
    async now() {
      const [row] = await statements.query<{ now: Date }>('SELECT clock_timestamp() AS now');
      return row?.now ?? new Date(NaN);
    },
    async movements({ since, until }, transactionIds) {
      const rows = await statements.query<MovementRow>(MOVEMENTS, [since, until, [...transactionIds]]);
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
