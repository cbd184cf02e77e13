import type { Invariant } from './invariant.ts';

interface Ledger {
  /** As in the invariant's sentence. */
  readonly provider: string;
  readonly method: string;
  readonly fact: 'wallet' | 'payLater';
  /** The member of a movement that has the request id that we sent: the transaction id of a tender, a renewal, a capture or a refund. */
  readonly request: string;
}

/**
 * Of a provider that names each movement by our request. What it has not decided about is not held yet: the time of one that it has
 * looked at for days counts from its decision.
 */
const movementLedger = ({ provider, method, fact, request }: Ledger): Invariant => ({
  id: 'I5',
  says: `${provider} holds, has captured and refunded the amounts of our rows, request by request`,
  graceSeconds: 900,
  fact,
  sql: `
    WITH theirs AS (
      SELECT "${request}" AS id, count(*) AS rows, max(coalesce("changedAt", at)) AS at,
        coalesce(sum(standing) FILTER (WHERE kind = 'authorization' AND fraud IS DISTINCT FROM 'PENDING'), 0) AS held,
        coalesce(sum(pence) FILTER (WHERE kind = 'capture'), 0) AS captured,
        coalesce(sum(pence) FILTER (WHERE kind = 'refund'), 0) AS refunded
      FROM jsonb_to_recordset($2)
        AS m("${request}" text, kind text, fraud text, standing bigint, pence bigint, at timestamptz, "changedAt" timestamptz)
      GROUP BY "${request}"
    ), wallets AS (
      SELECT t.*, p.updated_at,
        CASE WHEN t.state = 'held' AND t.hold_ended_at IS NULL AND t.moved_to IS NULL
          THEN t.held_minor - t.captured_minor - t.released_minor ELSE 0 END AS open
      FROM payments_finance.tender t JOIN payments_finance.payment p ON p.id = t.payment_id
      WHERE t.method = '${method}'
    ), ours AS (
      SELECT merchant_transaction_id AS id, reference, state, updated_at AS at,
        CASE WHEN hold_id IS NULL THEN open ELSE 0 END AS held, 0 AS captured, 0 AS refunded
      FROM wallets
      UNION ALL
      SELECT r.merchant_transaction_id, t.reference, r.state, greatest(t.updated_at, r.resolved_at, r.sent_at),
        CASE WHEN t.hold_id = r.id THEN t.open ELSE 0 END,
        CASE WHEN r.kind = 'capture' AND r.state = 'done' THEN r.amount_minor ELSE 0 END,
        CASE WHEN r.kind = 'refund' AND r.state = 'done' THEN r.amount_minor ELSE 0 END
      FROM payments_finance.settlement_request r
      JOIN payments_finance.settlement s ON s.id = r.settlement_id
      JOIN wallets t ON t.id = s.tender_id
    )
    SELECT id AS transaction, ours.reference, ours.state, ours.held AS held_by_us, theirs.held AS held_by_them,
      ours.captured AS captured_by_us, theirs.captured AS captured_by_them,
      ours.refunded AS refunded_by_us, theirs.refunded AS refunded_by_them, theirs.rows
    FROM ours FULL JOIN theirs USING (id)
    WHERE greatest(ours.at, theirs.at) < now() - make_interval(secs => $1)
      AND (theirs.rows > 1 OR (coalesce(ours.held, 0), coalesce(ours.captured, 0), coalesce(ours.refunded, 0))
        IS DISTINCT FROM (coalesce(theirs.held, 0), coalesce(theirs.captured, 0), coalesce(theirs.refunded, 0)))`,
});

export const MOVEMENT_LEDGERS: readonly Invariant[] = [
  movementLedger({
    provider: 'the wallet provider',
    method: 'paypal',
    fact: 'wallet',
    request: 'requestId',
  }),
  movementLedger({
    provider: 'the pay-later provider',
    method: 'klarna',
    fact: 'payLater',
    request: 'transactionId',
  }),
];
