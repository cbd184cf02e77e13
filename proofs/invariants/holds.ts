import type { Invariant } from './invariant.ts';

/** Money for what leaves: holds end, and are renewed. */
export const HOLDS: readonly Invariant[] = [
  {
    id: 'I5',
    says: 'what has left is captured or still held, or its capture was refused, which is counted and paged',
    graceSeconds: 300,
    sql: `
      WITH left_us AS (
        SELECT o.placement_id, o.order_number, sum(s.amount) AS shipped
        FROM cart_checkout.shipment s JOIN cart_checkout.sales_order o ON o.id = s.order_id
        WHERE s.recorded_at < now() - make_interval(secs => $1)
        GROUP BY o.id
      )
      SELECT left_us.order_number, left_us.shipped, p.captured_minor, held.minor AS held
      FROM left_us
      JOIN payments_finance.payment p ON p.placement_id = left_us.placement_id::text
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(t.amount_minor - t.captured_minor - t.voided_minor), 0) AS minor
        FROM payments_finance.tender t
        WHERE t.payment_id = p.id AND t.state = 'held' AND t.hold_ended_at IS NULL
      ) AS held
      WHERE left_us.shipped > p.captured_minor + held.minor
        AND NOT EXISTS (
          SELECT FROM payments_finance.settlement s
          WHERE s.payment_id = p.id AND s.kind = 'capture' AND s.state = 'refused'
        )`,
  },
  {
    id: 'I5',
    says: 'a payment of which a hold has ended says that money is missing, as long as something may leave',
    sql: `
      SELECT p.id AS payment, t.id AS tender, p.hold_state
      FROM payments_finance.payment p JOIN payments_finance.tender t ON t.payment_id = p.id
      WHERE p.state = 'authorised' AND t.state = 'held' AND t.hold_ended_at IS NOT NULL
        AND t.captured_minor + t.voided_minor < t.amount_minor AND p.hold_state <> 'missing'`,
  },
  {
    id: 'I5',
    says: 'what an order is paid again with is taken over or given back',
    graceSeconds: 300,
    sql: `
      SELECT p.id AS payment, p.placement_id, p.pays_again_for FROM payments_finance.payment p
      WHERE p.pays_again_for IS NOT NULL AND p.state = 'authorised'
        AND p.updated_at < now() - make_interval(secs => $1)`,
  },
  {
    id: 'I5',
    says: 'each hold is renewed, or booked out at its end',
    graceSeconds: 300,
    sql: `
      SELECT t.id AS tender, t.held_until, t.hold_due_at FROM payments_finance.tender t
      WHERE t.hold_due_at < now() - make_interval(secs => $1)`,
  },
];
