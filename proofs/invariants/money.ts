import { GIFT_CARD_LEDGER } from './gift-card-ledger.ts';
import type { Invariant } from './invariant.ts';
import { LOANS } from './loans.ts';
import { MOVEMENT_LEDGERS } from './movement-ledgers.ts';

/** Our records of money, and the provider's. */
export const MONEY: readonly Invariant[] = [
  {
    id: 'I5',
    says: 'an authorised payment holds its amount once, by the tenders of one attempt',
    sql: `
      SELECT p.id AS payment, p.amount_minor, sum(t.amount_minor) AS held,
        count(DISTINCT (t.step, t.attempt)) AS attempts
      FROM payments_finance.payment p
      LEFT JOIN payments_finance.tender t ON t.payment_id = p.id AND t.state = 'held'
        -- What an attempt before it held is being given back.
        AND NOT EXISTS (SELECT FROM payments_finance.reversal_task r WHERE r.tender_id = t.id)
      WHERE p.state = 'authorised'
      GROUP BY p.id
      HAVING sum(t.amount_minor) IS DISTINCT FROM p.amount_minor OR count(DISTINCT (t.step, t.attempt)) > 1`,
  },
  {
    id: 'I5',
    says: 'the card provider holds and has captured the amounts of our rows, payment by payment',
    graceSeconds: 900,
    fact: 'provider',
    sql: `
      WITH theirs AS (
        SELECT "transactionId" AS id, count(*) AS rows, sum(held::numeric * 100)::bigint AS held,
          sum(captured::numeric * 100)::bigint AS captured, max(at) AS at
        FROM jsonb_to_recordset($2) AS p("transactionId" text, held text, captured text, at timestamptz)
        GROUP BY "transactionId"
      ), taken AS (
        SELECT payment_id, max(coalesce(resolved_at, sent_at)) AS at
        FROM payments_finance.settlement_request WHERE kind = 'capture' AND state IN ('done', 'sent', 'unknown')
        GROUP BY payment_id
      ), holds AS (
        -- The tender's own hold, and those that were requested in its place.
        SELECT t.id AS tender_id, NULL::uuid AS hold_id, t.merchant_transaction_id AS id
        FROM payments_finance.tender t WHERE t.method IN ('credit-card', 'applepay') AND t.moved_to IS NULL
        UNION ALL
        SELECT s.tender_id, r.id, r.merchant_transaction_id
        FROM payments_finance.settlement_request r JOIN payments_finance.settlement s ON s.id = r.settlement_id
        JOIN payments_finance.tender t ON t.id = s.tender_id
        WHERE t.method IN ('credit-card', 'applepay') AND r.kind = 'hold' AND r.state IN ('done', 'undone')
      ), ours AS (
        SELECT holds.id, t.reference, t.state, greatest(p.updated_at, taken.at) AS at,
          CASE WHEN t.state = 'held' AND t.hold_ended_at IS NULL AND holds.hold_id IS NOT DISTINCT FROM t.hold_id
            THEN t.held_minor - t.captured_minor - t.released_minor ELSE 0 END AS held,
          CASE WHEN t.state <> 'held' THEN 0
            WHEN holds.hold_id IS NULL THEN t.captured_minor - coalesce(later.captured, 0)
            ELSE coalesce(own.captured, 0) END AS captured
        FROM holds
        JOIN payments_finance.tender t ON t.id = holds.tender_id
        JOIN payments_finance.payment p ON p.id = t.payment_id
        LEFT JOIN taken ON taken.payment_id = p.id
        LEFT JOIN LATERAL (
          SELECT sum(r.amount_minor) AS captured FROM payments_finance.settlement_request r
          WHERE r.hold_id = holds.hold_id AND r.kind = 'capture' AND r.state = 'done'
        ) AS own ON true
        LEFT JOIN LATERAL (
          SELECT sum(r.amount_minor) AS captured
          FROM payments_finance.settlement_request r JOIN payments_finance.settlement s ON s.id = r.settlement_id
          WHERE s.tender_id = t.id AND r.hold_id IS NOT NULL AND r.kind = 'capture' AND r.state = 'done'
        ) AS later ON true
      )
      SELECT id AS merchant_transaction_id, ours.reference, ours.state, ours.held AS held_by_us, theirs.held AS held_by_them,
        ours.captured AS taken_by_us, theirs.captured AS taken_by_them, theirs.rows
      FROM ours FULL JOIN theirs USING (id)
      WHERE greatest(ours.at, theirs.at) < now() - make_interval(secs => $1)
        AND (coalesce(ours.held, 0) <> coalesce(theirs.held, 0) OR theirs.rows > 1
          OR coalesce(ours.captured, 0) <> coalesce(theirs.captured, 0))`,
  },
  GIFT_CARD_LEDGER,
  ...MOVEMENT_LEDGERS,
  LOANS,
  {
    id: 'I5',
    says: 'each making and parcel is captured once, each cancellation voided or refunded once, each return refunded once, for its amount',
    graceSeconds: 300,
    sql: `
      WITH asked AS (
        SELECT o.placement_id, 'capture' AS kind, m.id AS reference, m.amount - m.begun AS amount, m.recorded_at
        FROM cart_checkout.shipment m JOIN cart_checkout.sales_order o ON o.id = m.order_id
        UNION ALL
        SELECT o.placement_id, 'capture', 'making:' || m.id, m.amount, m.recorded_at
        FROM cart_checkout.order_making m JOIN cart_checkout.sales_order o ON o.id = m.order_id
        UNION ALL
        SELECT o.placement_id, 'void', m.id, m.amount - m.begun, m.recorded_at
        FROM cart_checkout.cancellation m JOIN cart_checkout.sales_order o ON o.id = m.order_id
        UNION ALL
        SELECT o.placement_id, 'refund', 'unmade:' || m.id, m.begun, m.recorded_at
        FROM cart_checkout.cancellation m JOIN cart_checkout.sales_order o ON o.id = m.order_id
        UNION ALL
        SELECT o.placement_id, 'refund', m.id, m.amount, m.recorded_at
        FROM cart_checkout.order_return m JOIN cart_checkout.sales_order o ON o.id = m.order_id
      )
      SELECT asked.placement_id, asked.kind, asked.reference, asked.amount AS asked, sum(s.amount_minor) AS settled
      FROM asked
      JOIN payments_finance.payment p ON p.placement_id = asked.placement_id::text
      LEFT JOIN payments_finance.settlement s
        ON s.payment_id = p.id AND s.kind = asked.kind AND s.reference = asked.reference
      WHERE asked.amount > 0 AND asked.recorded_at < now() - make_interval(secs => $1)
      GROUP BY asked.placement_id, asked.kind, asked.reference, asked.amount
      HAVING sum(s.amount_minor) IS DISTINCT FROM asked.amount`,
  },
  {
    id: 'I5',
    says: 'no settlement is overdue',
    graceSeconds: 120,
    sql: `
      SELECT id, payment_id, kind, reference, state, attempts, next_attempt_at FROM payments_finance.settlement s
      WHERE state IN ('intended', 'sent', 'unknown') AND next_attempt_at < now() - make_interval(secs => $1)
        -- A refund waits until the gift card that was returned is known to have no value: an hour when the answer to its request was lost.
        AND NOT (kind = 'refund' AND EXISTS (
          SELECT FROM payments_finance.issued_gift_card i
          WHERE i.payment_id = s.payment_id AND i.return_id = s.reference
            AND i.state NOT IN ('cancelled', 'refused') AND i.next_attempt_at IS NOT NULL
        ))`,
  },
  {
    id: 'I5',
    says: 'no gift card that was sold is overdue to be issued or cancelled',
    graceSeconds: 120,
    sql: `
      SELECT id, payment_id, state, return_id, attempts, next_attempt_at FROM payments_finance.issued_gift_card i
      WHERE next_attempt_at < now() - make_interval(secs => $1)
        -- It is issued when its shipment is captured.
        AND (state <> 'intended' OR return_id IS NOT NULL OR released OR NOT EXISTS (
          SELECT FROM payments_finance.settlement s
          WHERE s.payment_id = i.payment_id AND s.kind = 'capture' AND s.reference = i.shipment_id AND s.state <> 'done'
        ))`,
  },
  {
    id: 'I6',
    says: 'refunded ≤ captured ≤ authorised, and both are the sums of the completed requests',
    sql: `
      SELECT p.id AS payment, p.amount_minor, p.captured_minor, p.refunded_minor, p.voided_minor,
        coalesce(sum(r.amount_minor) FILTER (WHERE r.kind = 'capture'), 0) AS captures,
        coalesce(sum(r.amount_minor) FILTER (WHERE r.kind = 'refund'), 0) AS refunds
      FROM payments_finance.payment p
      LEFT JOIN payments_finance.settlement_request r ON r.payment_id = p.id AND r.state = 'done'
      GROUP BY p.id
      HAVING p.refunded_minor > p.captured_minor OR p.captured_minor + p.voided_minor > coalesce(p.amount_minor, 0)
        OR p.captured_minor <> coalesce(sum(r.amount_minor) FILTER (WHERE r.kind = 'capture'), 0)
        OR p.refunded_minor <> coalesce(sum(r.amount_minor) FILTER (WHERE r.kind = 'refund'), 0)`,
  },
  {
    id: 'I6',
    says: 'the totals of a payment are the sums of its tenders, and those of a tender the sums of its completed requests',
    sql: `
      SELECT p.id AS payment, NULL::uuid AS tender, p.captured_minor, p.refunded_minor
      FROM payments_finance.payment p JOIN payments_finance.tender t ON t.payment_id = p.id
      GROUP BY p.id
      HAVING (p.captured_minor, p.refunded_minor, p.voided_minor, p.released_minor) IS DISTINCT FROM
        (sum(t.captured_minor), sum(t.refunded_minor), sum(t.voided_minor), sum(t.released_minor))
      UNION ALL
      SELECT t.payment_id, t.id, t.captured_minor, t.refunded_minor
      FROM payments_finance.tender t
      LEFT JOIN payments_finance.settlement s ON s.tender_id = t.id
      LEFT JOIN payments_finance.settlement_request r ON r.settlement_id = s.id AND r.state = 'done'
      GROUP BY t.id
      HAVING t.captured_minor <> coalesce(sum(r.amount_minor) FILTER (WHERE r.kind = 'capture'), 0)
        OR t.refunded_minor <> coalesce(sum(r.amount_minor) FILTER (WHERE r.kind = 'refund'), 0)`,
  },
  {
    id: 'I6',
    says: 'the shares of shipments and cancellations of a tender are no more than the tender',
    sql: `
      SELECT t.id AS tender, t.amount_minor, sum(s.amount_minor) AS allocated
      FROM payments_finance.tender t JOIN payments_finance.settlement s ON s.tender_id = t.id
      WHERE s.kind IN ('capture', 'void') AND s.state <> 'refused' AND NOT starts_with(s.reference, 'operator:')
      GROUP BY t.id HAVING sum(s.amount_minor) > t.amount_minor`,
  },
  {
    id: 'I6',
    says: 'the totals of an order are the amounts captured and refunded',
    graceSeconds: 300,
    sql: `
      SELECT o.order_number, o.captured, p.captured_minor, o.refunded, p.refunded_minor
      FROM cart_checkout.sales_order o JOIN payments_finance.payment p ON p.placement_id = o.placement_id::text
      WHERE (o.captured <> p.captured_minor OR o.refunded <> p.refunded_minor)
        AND p.updated_at < now() - make_interval(secs => $1)`,
  },
  {
    id: 'I7',
    says: 'every set of ledger entries balances in its currency',
    sql: `
      SELECT set_id, currency, sum(amount_minor) AS off FROM payments_finance.ledger_entry
      GROUP BY set_id, currency HAVING sum(amount_minor) <> 0`,
  },
  {
    id: 'I7',
    says: 'the ledger adds up to what each payment captured, less what it refunded',
    sql: `
      SELECT p.id AS payment, p.captured_minor, p.refunded_minor, coalesce(sum(e.amount_minor), 0) AS receivable
      FROM payments_finance.payment p
      LEFT JOIN payments_finance.ledger_entry e
        ON e.payment_id = p.id AND (e.account LIKE 'asset.%.receivable' OR e.account = 'liability.gift-cards')
        AND e.issue_id IS NULL
      GROUP BY p.id HAVING coalesce(sum(e.amount_minor), 0) <> p.captured_minor - p.refunded_minor`,
  },
];
