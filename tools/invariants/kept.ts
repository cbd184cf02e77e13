import type { Invariant } from './invariant.ts';

/**
 * Allowed differences: requests that are under way or were refused (which is reported), money captured by hand for goods that may
 * still ship, and refunds by hand, which are goodwill if nothing was captured by hand.
 */
export const KEPT: Invariant = {
  id: 'I6',
  says: 'the money kept of an order is the value of the goods that were shipped and not returned',
  graceSeconds: 300,
  sql: `
    WITH moved AS (
      SELECT order_id, 'sent' AS how, amount, recorded_at FROM cart_checkout.shipment
      UNION ALL SELECT order_id, 'cancelled', amount, recorded_at FROM cart_checkout.cancellation
      UNION ALL SELECT order_id, 'returned', amount, recorded_at FROM cart_checkout.order_return
    ), goods AS (
      SELECT o.order_number, o.placement_id, o.total, max(moved.recorded_at) AS at,
        coalesce(sum(amount) FILTER (WHERE how = 'sent'), 0) AS sent,
        coalesce(sum(amount) FILTER (WHERE how = 'cancelled'), 0) AS cancelled,
        coalesce(sum(amount) FILTER (WHERE how = 'returned'), 0) AS returned
      FROM cart_checkout.sales_order o LEFT JOIN moved ON moved.order_id = o.id
      GROUP BY o.id
    ), settled AS (
      SELECT payment_id,
        coalesce(sum(rest) FILTER (WHERE kind = 'capture' AND NOT by_hand AND NOT is_done), 0) AS not_taken,
        coalesce(sum(rest) FILTER (WHERE kind = 'refund' AND NOT is_done), 0) AS not_paid_back,
        coalesce(sum(rest) FILTER (WHERE kind = 'void' AND NOT by_hand AND NOT is_done), 0) AS not_voided,
        coalesce(sum(settled_minor) FILTER (WHERE kind = 'capture' AND by_hand), 0) AS taken_by_hand,
        coalesce(sum(settled_minor) FILTER (WHERE kind = 'refund' AND by_hand), 0) AS paid_back_by_hand
      FROM payments_finance.settlement,
        LATERAL (SELECT amount_minor - settled_minor AS rest, state = 'done' AS is_done, starts_with(reference, 'operator:') AS by_hand)
      GROUP BY payment_id
    )
    SELECT order_number, total, sent, cancelled, returned, p.captured_minor, p.refunded_minor,
      not_taken, not_paid_back, not_voided, taken_by_hand, paid_back_by_hand
    FROM goods
    JOIN payments_finance.payment p ON p.placement_id = goods.placement_id::text
    LEFT JOIN settled ON settled.payment_id = p.id
    WHERE greatest(goods.at, p.updated_at) < now() - make_interval(secs => $1)
      AND p.captured_minor - p.refunded_minor NOT BETWEEN
        sent - returned - coalesce(not_taken, 0) - coalesce(paid_back_by_hand, 0)
        AND sent - returned + coalesce(not_paid_back, 0)
          + least(coalesce(taken_by_hand, 0), total - sent - cancelled + coalesce(not_voided, 0))`,
};
