import type pg from 'pg';
import { poolTx } from '@loupe/database/tx';
import type { MovementKind } from '../../domain/settlement/reconcile.ts';
import type { LedgerReads } from '../../use-cases/settlement-ports.ts';

/**
 * Movements as the entries tell them, whatever the rows they came of say; and those that have no entries yet because their
 * answer is still out. A release without a call is what a void gave back after a capture.
 */
const MOVEMENTS = `
  SELECT 'authorisation' AS kind, tender.merchant_transaction_id, tender.provider_id, tender.reference, entry.currency,
         sum(entry.amount_minor) FILTER (WHERE entry.kind = 'authorisation') AS amount,
         sum(entry.amount_minor) AS standing, false AS open,
         coalesce(-sum(entry.amount_minor) FILTER (WHERE entry.kind = 'authorisation-release' AND settlement.kind = 'void'), 0) AS lapsing
  FROM ledger_entry AS entry
  JOIN tender ON tender.id = entry.tender_id
  LEFT JOIN settlement ON settlement.id = entry.settlement_id
  WHERE entry.account = 'memorandum.cybersource.authorised'
  GROUP BY tender.id, entry.currency
  UNION ALL
  SELECT request.kind, request.merchant_transaction_id, request.provider_id, tender.reference, entry.currency,
         abs(sum(entry.amount_minor) FILTER (WHERE entry.kind = request.kind)), abs(sum(entry.amount_minor)), false, 0
  FROM ledger_entry AS entry
  JOIN settlement_request AS request ON request.id = entry.request_id
  JOIN tender ON tender.id = entry.tender_id
  WHERE entry.account = 'asset.cybersource.receivable'
  GROUP BY request.id, tender.reference, entry.currency
  UNION ALL
  SELECT 'authorisation', merchant_transaction_id, provider_id, reference, currency, amount_minor, 0, true, 0
  FROM tender WHERE state IN ('sent', 'unknown')
  UNION ALL
  SELECT kind, merchant_transaction_id, provider_id, '', currency, amount_minor, 0, true, 0
  FROM settlement_request WHERE state IN ('sent', 'unknown')`;

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
}

export function createSettlementLedger(pool: pg.Pool): LedgerReads {
  const statements = poolTx(pool);
  return {
    async movements() {
      const rows = await statements.query<MovementRow>(MOVEMENTS);
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
      }));
    },
  };
}
