import type { Invariant } from './invariant.ts';

/** An order names a gift card by its value; the stock ledger counts all values of it together. */
const STOCK_SKU = `coalesce(l.snapshot ->> 'stockSku', l.sku)`;

/** The row of each sku, and its buckets. */
const ALL_STOCK = `(
  SELECT sku, NULL AS bucket, on_hand, reserved FROM cart_checkout.stock_item
  UNION ALL SELECT sku, bucket, on_hand, reserved FROM cart_checkout.stock_bucket)`;

/** Nothing is sold that is not in stock. */
export const STOCK: readonly Invariant[] = [
  {
    id: 'I1',
    says: 'stock on hand covers what is reserved, and reserved is the sum of the reservations, for every sku and bucket',
    sql: `
      SELECT s.sku, s.bucket, s.on_hand, s.reserved, coalesce(sum(r.quantity), 0) AS held
      FROM ${ALL_STOCK} s
      LEFT JOIN cart_checkout.reservation r ON r.sku = s.sku AND r.bucket IS NOT DISTINCT FROM s.bucket AND r.state = 'held'
      GROUP BY s.sku, s.bucket, s.on_hand, s.reserved
      HAVING s.on_hand < 0 OR s.reserved < 0 OR s.reserved > s.on_hand OR s.reserved <> coalesce(sum(r.quantity), 0)`,
  },
  {
    id: 'I2',
    says: 'the movements of a sku add up to its stock on hand',
    sql: `
      SELECT sku, s.on_hand, coalesce(m.moved, 0) AS moved
      FROM (SELECT sku, sum(on_hand) AS on_hand FROM ${ALL_STOCK} AS parts GROUP BY sku) s
      LEFT JOIN (SELECT sku, sum(quantity) AS moved FROM cart_checkout.stock_movement GROUP BY sku) m USING (sku)
      WHERE s.on_hand <> coalesce(m.moved, 0)`,
  },
  {
    id: 'I2',
    says: 'the movements of a piece in a store add up to what the store has and keeps back',
    sql: `
      SELECT s.store_id, s.sku, s.on_hand, s.keep_back,
        coalesce(sum(m.quantity) FILTER (WHERE m.kind <> 'keep-back'), 0) AS moved
      FROM stores_reservations.store_stock s
      LEFT JOIN stores_reservations.store_stock_movement m ON m.store_id = s.store_id AND m.sku = s.sku
      GROUP BY s.store_id, s.sku, s.on_hand, s.keep_back
      HAVING s.on_hand <> coalesce(sum(m.quantity) FILTER (WHERE m.kind <> 'keep-back'), 0)
        OR s.keep_back <> coalesce(sum(m.quantity) FILTER (WHERE m.kind = 'keep-back'), 0)`,
  },
  {
    id: 'I3',
    says: 'the units that a placement sold are those of its order, and were received before',
    sql: `
      WITH sold AS (
        SELECT placement_id, sku, -sum(quantity) AS pieces
        FROM cart_checkout.stock_movement WHERE kind = 'sale' GROUP BY placement_id, sku
      ), listed AS (
        SELECT o.placement_id, ${STOCK_SKU} AS sku, sum(l.quantity) AS pieces
        FROM cart_checkout.order_line l JOIN cart_checkout.sales_order o ON o.id = l.order_id
        GROUP BY o.placement_id, ${STOCK_SKU}
      )
      SELECT placement_id, sku, sold.pieces AS sold, listed.pieces AS listed
      FROM sold FULL JOIN listed USING (placement_id, sku)
      WHERE sold.pieces IS DISTINCT FROM listed.pieces`,
  },
  {
    id: 'I3',
    says: 'no more units went back to stock than were cancelled or returned',
    sql: `
      WITH back AS (
        SELECT placement_id, sku, sum(quantity) AS pieces FROM cart_checkout.stock_movement
        WHERE kind IN ('cancellation', 'return') AND placement_id IS NOT NULL GROUP BY placement_id, sku
      )
      SELECT back.placement_id, back.sku, back.pieces AS back, sum(l.cancelled + l.returned) AS given_up
      FROM back
      LEFT JOIN cart_checkout.sales_order o ON o.placement_id = back.placement_id
      LEFT JOIN cart_checkout.order_line l ON l.order_id = o.id AND ${STOCK_SKU} = back.sku
      GROUP BY back.placement_id, back.sku, back.pieces
      HAVING back.pieces > coalesce(sum(l.cancelled + l.returned), 0)`,
  },
  {
    id: 'I4',
    says: 'a reservation is held while its placement lives, claimed with its order, released with its end',
    sql: `
      SELECT p.id AS placement, p.state AS placement_state, r.sku, r.state
      FROM cart_checkout.reservation r JOIN cart_checkout.placement p ON p.id = r.placement_id
      WHERE r.state <> CASE p.state WHEN 'placed' THEN 'claimed' WHEN 'released' THEN 'released' ELSE 'held' END`,
  },
  {
    id: 'I4',
    says: 'no placement is overdue',
    graceSeconds: 60,
    sql: `
      SELECT id AS placement, state, due_at FROM cart_checkout.placement
      WHERE created_at < now() - make_interval(secs => $1) AND state NOT IN ('placed', 'released')
        AND due_at < now() - make_interval(secs => $1)`,
  },
];
