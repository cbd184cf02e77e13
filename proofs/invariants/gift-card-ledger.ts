import type { Invariant } from './invariant.ts';

/**
 * The provider names each transaction by the code that we sent: the transaction id of a tender, a capture, a refund or an issued card. A code may
 * occur more than once if all but one of its transactions were reversed.
 */
export const GIFT_CARD_LEDGER: Invariant = {
  id: 'I5',
  says: 'the gift card provider holds, has captured, refunded and issued the amounts of our rows, transaction by transaction',
  graceSeconds: 900,
  fact: 'giftCards',
  sql: `
    WITH theirs AS (
      SELECT code AS id, sum(held::numeric * 100)::bigint AS held,
        coalesce(sum(amount::numeric * 100) FILTER (WHERE kind = 'post-auth' AND NOT reversed), 0)::bigint AS captured,
        coalesce(sum(amount::numeric * 100) FILTER (WHERE kind = 'increment' AND NOT reversed), 0)::bigint AS refunded,
        coalesce(sum(amount::numeric * 100) FILTER (WHERE kind = 'activate' AND NOT reversed), 0)::bigint AS issued,
        max(at) AS at
      FROM jsonb_to_recordset($2)
        AS t(code text, kind text, amount text, held text, reversed boolean, at timestamptz)
      GROUP BY code
    ), ours AS (
      SELECT t.merchant_transaction_id AS id, t.reference, t.state, p.updated_at AS at,
        CASE WHEN t.state = 'held' THEN t.held_minor - t.captured_minor - t.released_minor ELSE 0 END AS held,
        0 AS captured, 0 AS refunded, 0 AS issued
      FROM payments_finance.tender t JOIN payments_finance.payment p ON p.id = t.payment_id
      WHERE t.method = 'givex'
      UNION ALL
      SELECT r.merchant_transaction_id, t.reference, r.state, coalesce(r.resolved_at, r.sent_at), 0,
        CASE WHEN r.kind = 'capture' AND r.state = 'done' THEN r.amount_minor ELSE 0 END,
        CASE WHEN r.kind = 'refund' AND r.state = 'done' THEN r.amount_minor ELSE 0 END, 0
      FROM payments_finance.settlement_request r
      JOIN payments_finance.settlement s ON s.id = r.settlement_id
      JOIN payments_finance.tender t ON t.id = s.tender_id
      WHERE t.method = 'givex'
      UNION ALL
      SELECT i.transaction_id, t.reference, i.state, coalesce(i.issued_at, i.sent_at), 0, 0, 0,
        CASE WHEN i.issued_at IS NOT NULL THEN i.amount_minor ELSE 0 END
      FROM payments_finance.issued_gift_card i JOIN payments_finance.tender t ON t.id = i.tender_id
      WHERE i.transaction_id IS NOT NULL
    )
    SELECT id AS transaction, ours.reference, ours.state, ours.held AS held_by_us, theirs.held AS held_by_them,
      ours.captured AS captured_by_us, theirs.captured AS captured_by_them,
      ours.refunded AS refunded_by_us, theirs.refunded AS refunded_by_them,
      ours.issued AS issued_by_us, theirs.issued AS issued_by_them
    FROM ours FULL JOIN theirs USING (id)
    WHERE greatest(ours.at, theirs.at) < now() - make_interval(secs => $1)
      AND (coalesce(ours.held, 0), coalesce(ours.captured, 0), coalesce(ours.refunded, 0), coalesce(ours.issued, 0))
        IS DISTINCT FROM (coalesce(theirs.held, 0), coalesce(theirs.captured, 0), coalesce(theirs.refunded, 0), coalesce(theirs.issued, 0))`,
};
