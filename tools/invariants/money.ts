import type { Invariant } from './invariant.ts';

/** What our books say of money, and what the provider's say. */
export const MONEY: readonly Invariant[] = [
  {
    id: 'I5',
    says: 'of the tenders of a payment one at most holds money',
    sql: `
      SELECT payment_id, step, count(*) AS held FROM payments_finance.tender WHERE state = 'held'
      GROUP BY payment_id, step HAVING count(*) > 1
      UNION ALL
      SELECT p.id, p.state, count(t.id) FROM payments_finance.payment p
      LEFT JOIN payments_finance.tender t ON t.payment_id = p.id AND t.state = 'held'
      WHERE p.state = 'authorised' GROUP BY p.id HAVING count(t.id) = 0`,
  },
  {
    id: 'I5',
    says: 'the provider holds what our tenders say it holds, row by row',
    graceSeconds: 900,
    fact: 'provider',
    sql: `
      WITH theirs AS (
        SELECT "transactionId" AS id, count(*) AS rows, sum((held::numeric + captured::numeric) * 100)::bigint AS minor,
          max(at) AS at
        FROM jsonb_to_recordset($2) AS p("transactionId" text, held text, captured text, at timestamptz)
        GROUP BY "transactionId"
      ), ours AS (
        SELECT t.merchant_transaction_id AS id, t.id AS tender, t.state, p.updated_at AS at,
          CASE WHEN t.state = 'held' THEN t.held_minor ELSE 0 END AS minor
        FROM payments_finance.tender t JOIN payments_finance.payment p ON p.id = t.payment_id
      )
      SELECT id AS merchant_transaction_id, tender, state, ours.minor AS ours, theirs.minor AS theirs, theirs.rows
      FROM ours FULL JOIN theirs USING (id)
      WHERE greatest(ours.at, theirs.at) < now() - make_interval(secs => $1)
        AND (coalesce(ours.minor, 0) <> coalesce(theirs.minor, 0) OR theirs.rows > 1
          OR (tender IS NULL AND theirs.minor <> 0))`,
  },
  {
    id: 'I7',
    says: 'every set of ledger entries balances in its currency',
    sql: `
      SELECT set_id, currency, sum(amount_minor) AS off FROM payments_finance.ledger_entry
      GROUP BY set_id, currency HAVING sum(amount_minor) <> 0`,
  },
];
