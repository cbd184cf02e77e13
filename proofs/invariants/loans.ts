import type { Invariant } from './invariant.ts';

/**
 * A signed loan is held; one whose payment is requested is captured, less what was given back. The time of a signed loan that we do not
 * hold counts from its signature, or from the end of our tender where that is later: what else happens to the payment is no excuse, and
 * a signature days after the row's last change is not late at once.
 */
export const LOANS: Invariant = {
  id: 'I5',
  says: 'the lender has signed and owes the amounts of our rows, application by application',
  graceSeconds: 900,
  fact: 'loans',
  sql: `
    WITH theirs AS (
      SELECT "salesReference" AS id, count(*) AS rows, max("changedAt") AS at,
        sum(CASE WHEN status = 'awaitingFulfilment' THEN loan - refunded ELSE 0 END) AS signed, sum(owed) AS owed
      FROM jsonb_to_recordset($2)
        AS m("salesReference" text, status text, loan bigint, refunded bigint, owed bigint, "changedAt" timestamptz)
      GROUP BY "salesReference"
    ), ours AS (
      SELECT t.merchant_transaction_id AS id, t.reference, t.state,
        CASE WHEN t.state = 'held' THEN p.updated_at ELSE t.resolved_at END AS at,
        CASE WHEN t.state = 'held' THEN t.held_minor - t.captured_minor - t.released_minor ELSE 0 END AS signed,
        CASE WHEN t.state = 'held' THEN t.captured_minor - t.refunded_minor ELSE 0 END AS owed
      FROM payments_finance.tender t JOIN payments_finance.payment p ON p.id = t.payment_id
      WHERE t.method = 'v12'
    )
    SELECT id AS application, ours.reference, ours.state, ours.signed AS signed_by_us, theirs.signed AS signed_by_them,
      ours.owed AS owed_by_us, theirs.owed AS owed_by_them, theirs.rows
    FROM ours FULL JOIN theirs USING (id)
    WHERE greatest(ours.at, theirs.at) < now() - make_interval(secs => $1)
      AND (theirs.rows > 1 OR (coalesce(ours.signed, 0), coalesce(ours.owed, 0))
        IS DISTINCT FROM (coalesce(theirs.signed, 0), coalesce(theirs.owed, 0)))`,
};
