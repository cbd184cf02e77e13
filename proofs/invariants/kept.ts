import type { Invariant } from './invariant.ts';

/**
 * Goodwill is what was refunded by hand. It cannot be told from the undoing of a capture by hand, or from the replacement of a
 * refused refund: as much as there was of these may be either. Other allowed differences: requests that are under way or were
 * refused (which is reported), and what a capture by hand, or the only capture of a gift card, took for goods that may still ship.
 */
export const KEPT: Invariant = {
  id: 'I6',
  says: 'the money kept of an order is the value of the goods that are being made, or were shipped and not returned, less the goodwill',
  graceSeconds: 300,
  sql: `
    WITH moved AS (
      SELECT order_id, 'sent' AS how, amount, recorded_at FROM cart_checkout.shipment
      UNION ALL SELECT order_id, 'making', amount, recorded_at FROM cart_checkout.order_making
      UNION ALL SELECT order_id, 'made', begun, recorded_at FROM cart_checkout.shipment
      UNION ALL SELECT order_id, 'made', begun, recorded_at FROM cart_checkout.cancellation
      UNION ALL SELECT order_id, 'cancelled', amount, recorded_at FROM cart_checkout.cancellation
      UNION ALL SELECT order_id, 'returned', amount, recorded_at FROM cart_checkout.order_return
    ), goods AS (
      SELECT o.order_number, o.placement_id, o.total, max(moved.recorded_at) AS at,
        coalesce(sum(CASE how WHEN 'sent' THEN amount WHEN 'making' THEN amount WHEN 'made' THEN -amount END), 0) AS sent,
        coalesce(sum(amount) FILTER (WHERE how = 'cancelled'), 0) AS cancelled,
        coalesce(sum(amount) FILTER (WHERE how = 'returned'), 0) AS returned
      FROM cart_checkout.sales_order o LEFT JOIN moved ON moved.order_id = o.id
      GROUP BY o.id
    ), settled AS (
      SELECT payment_id,
        coalesce(sum(rest) FILTER (WHERE kind = 'capture' AND NOT by_hand AND NOT is_done), 0) AS not_taken,
        coalesce(sum(rest) FILTER (WHERE kind = 'refund' AND NOT by_hand AND NOT is_done), 0) AS not_paid_back,
        coalesce(sum(rest) FILTER (WHERE kind = 'void' AND NOT by_hand AND NOT is_done), 0) AS not_voided,
        coalesce(sum(settled_minor) FILTER (WHERE kind = 'capture' AND by_hand), 0) AS taken_by_hand,
        coalesce(sum(settled_minor) FILTER (WHERE kind = 'refund' AND by_hand), 0) AS paid_back_by_hand
      FROM payments_finance.settlement,
        LATERAL (SELECT amount_minor - settled_minor AS rest, state = 'done' AS is_done, starts_with(reference, 'operator:') AS by_hand)
      GROUP BY payment_id
    ), only_capture AS (
      SELECT t.payment_id, sum(greatest(t.captured_minor - used.minor, 0)) AS beyond
      FROM payments_finance.tender t CROSS JOIN LATERAL (
        SELECT coalesce(sum(CASE kind WHEN 'capture' THEN amount_minor ELSE settled_minor END), 0) AS minor
        FROM payments_finance.settlement s
        WHERE s.tender_id = t.id AND kind IN ('capture', 'void') AND NOT starts_with(reference, 'operator:')
      ) AS used
      WHERE t.method = 'givex'
      GROUP BY t.payment_id
    )
    SELECT order_number, total, sent, cancelled, returned, p.captured_minor, p.refunded_minor,
      not_taken, not_paid_back, not_voided, taken_by_hand, paid_back_by_hand, beyond
    FROM goods
    JOIN payments_finance.payment p ON p.placement_id = goods.placement_id::text
    LEFT JOIN settled ON settled.payment_id = p.id
    LEFT JOIN only_capture ON only_capture.payment_id = p.id
    WHERE greatest(goods.at, p.updated_at) < now() - make_interval(secs => $1)
      AND p.captured_minor - p.refunded_minor NOT BETWEEN
        greatest(0, sent - returned - coalesce(not_taken, 0) - coalesce(paid_back_by_hand, 0))
        AND greatest(0, sent - returned - greatest(0,
            coalesce(paid_back_by_hand, 0) - coalesce(taken_by_hand, 0) - coalesce(not_paid_back, 0)))
          + coalesce(not_paid_back, 0)
          + least(coalesce(taken_by_hand, 0) + coalesce(beyond, 0), total - sent - cancelled + coalesce(not_voided, 0))`,
};
