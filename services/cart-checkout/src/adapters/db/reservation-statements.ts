import { sql } from './gen/statements.ts';

/**
 * The statements of a placement that change stock. Each is one round trip and locks in one order: cart, placement, skus ascending.
 *
 * Under read committed, a statement that waited for a row sees that row's current version, but its subqueries and sums still see
 * the snapshot from before the wait. So every value that decides (version, state, free stock) is a column of the locked row.
 */

// Nothing is written unless every sku has enough stock. The CHECK on stock_item is the second guard.
// The update takes its figures from the locked row: Postgres first checks stock_item's constraints on a row computed from the
// statement's snapshot, which lacks units released or received during the wait.
export const CLAIM = sql(
  'claim-cart',
  `
  WITH c AS (
    SELECT id FROM cart WHERE id = $1 AND version = $2 AND state = 'active' AND placement_id IS NULL FOR UPDATE
  ), wanted AS (
    SELECT * FROM unnest($3::text[], $4::int[]) AS w(sku, quantity)
  ), locked AS (
    SELECT s.sku, w.quantity, s.on_hand, s.reserved, s.on_hand - s.reserved AS free
    FROM c CROSS JOIN wanted w JOIN stock_item s ON s.sku = w.sku
    ORDER BY s.sku FOR UPDATE OF s
  ), verdict AS (
    SELECT count(*) FILTER (WHERE free >= quantity) = cardinality($3::text[]) AS enough FROM locked
  ), p AS (
    INSERT INTO placement (id, cart_id, site, owner, idempotency_key, request_hash, order_number, snapshot, state, due_at)
    SELECT $5, c.id, $6, $7, $8, $9, $10, $11, $12, clock() + make_interval(secs => $13) FROM c, verdict WHERE enough
    RETURNING id, cart_id
  ), frozen AS (
    UPDATE cart SET placement_id = p.id FROM p WHERE cart.id = p.cart_id
  ), held AS (
    UPDATE stock_item s SET on_hand = l.on_hand, reserved = l.reserved + l.quantity FROM p, locked l WHERE s.sku = l.sku
  ), reserved AS (
    INSERT INTO reservation (placement_id, sku, quantity, state) SELECT p.id, l.sku, l.quantity, 'held' FROM p, locked l
  )
  SELECT EXISTS (SELECT FROM c) AS "cartFree", EXISTS (SELECT FROM p) AS claimed,
    coalesce((SELECT json_object_agg(sku, free) FROM locked), '{}') AS free`,
).refine<{ free: Record<string, number> }>();

export const FINALISE = sql(
  'finalise-placement',
  `
  WITH c AS (
    SELECT id FROM cart WHERE id = $2 FOR UPDATE
  ), p AS (
    UPDATE placement SET state = 'placed', version = version + 1, due_at = NULL, challenge = NULL
    FROM c WHERE placement.id = $1 AND cart_id = c.id AND state = $3 AND version = $4
    RETURNING placement.id, cart_id, site, owner, order_number, snapshot, snapshot -> 'cart' AS cart
  ), o AS (
    INSERT INTO sales_order (id, order_number, cart_key, cart_id, placement_id, site, owner, email, currency, subtotal, discount,
      shipping, total, goods_tax, tax, shipping_method, shipping_address, billing_address, collection_store, deliver_by, placed_at)
    SELECT $5, order_number, snapshot ->> 'cartKey', cart_id, id, site, owner, snapshot ->> 'email', 'GBP',
      (cart ->> 'subtotal')::int, (cart ->> 'discount')::int, (cart ->> 'shipping')::int, (cart ->> 'total')::int,
      (cart ->> 'goodsTax')::int, (cart ->> 'tax')::int,
      (SELECT m FROM jsonb_array_elements(cart -> 'deliveryMethods') m WHERE m ->> 'id' = cart ->> 'shippingMethod'),
      cart -> 'shippingAddress', cart -> 'billingAddress', nullif(cart -> 'collectionStore', 'null'), (snapshot ->> 'deliverBy')::date, clock()
    FROM p RETURNING id
  ), lines AS (
    INSERT INTO order_line (order_id, position, sku, product_id, quantity, unit_price, snapshot)
    SELECT o.id, l.position, l.line ->> 'sku', (l.line ->> 'productId')::uuid, (l.line ->> 'quantity')::int,
      (l.line ->> 'unitPrice')::int, l.line
    FROM o, p, jsonb_array_elements(p.cart -> 'lines') WITH ORDINALITY AS l(line, position)
  ), tenders AS (
    INSERT INTO order_tender (order_id, id, method, amount, masked_number, card_type)
    SELECT o.id, t.id, t.method, t.amount, t."maskedNumber", t."cardType"
    FROM o, jsonb_to_recordset($6) AS t(id text, method text, amount int, "maskedNumber" text, "cardType" text)
  ), claimed AS (
    UPDATE reservation r SET state = 'claimed' FROM p WHERE r.placement_id = p.id AND r.state = 'held'
    RETURNING r.sku, r.quantity
  ), locked AS (
    SELECT s.sku, claimed.quantity FROM claimed JOIN stock_item s ON s.sku = claimed.sku ORDER BY s.sku FOR UPDATE OF s
  ), sold AS (
    UPDATE stock_item s
    SET on_hand = s.on_hand - l.quantity, reserved = s.reserved - l.quantity, version = s.version + 1
    FROM locked l WHERE s.sku = l.sku
    RETURNING s.sku, l.quantity, s.on_hand AS "onHand", s.version
  ), moved AS (
    INSERT INTO stock_movement (sku, kind, quantity, placement_id) SELECT sold.sku, 'sale', -sold.quantity, p.id FROM sold, p
  ), closed AS (
    UPDATE cart SET state = 'ordered', version = version + 1, updated_at = now() FROM p WHERE cart.id = p.cart_id
  ), event AS (
    INSERT INTO outbox (id, aggregatetype, aggregateid, aggregate_version, type, payload, occurred_at)
    SELECT $7, $8, $9, $10, $11, $12, $13 FROM o
  )
  SELECT sku, quantity, "onHand", version FROM sold ORDER BY sku`,
);

export const RELEASE = sql(
  'release-placement',
  `
  WITH c AS (
    SELECT id FROM cart WHERE id = $2 FOR UPDATE
  ), p AS (
    UPDATE placement SET state = 'released', version = version + 1, due_at = NULL
    FROM c WHERE placement.id = $1 AND cart_id = c.id AND state = $3 AND version = $4
    RETURNING placement.id, cart_id
  ), freed AS (
    UPDATE reservation r SET state = 'released' FROM p WHERE r.placement_id = p.id AND r.state = 'held'
    RETURNING r.sku, r.quantity
  ), locked AS (
    SELECT s.sku, freed.quantity FROM freed JOIN stock_item s ON s.sku = freed.sku ORDER BY s.sku FOR UPDATE OF s
  ), returned AS (
    UPDATE stock_item s SET reserved = s.reserved - l.quantity FROM locked l WHERE s.sku = l.sku
  ), unfrozen AS (
    UPDATE cart SET placement_id = NULL, version = version + 1, updated_at = now()
    FROM p WHERE cart.id = p.cart_id AND cart.placement_id = p.id
  )
  SELECT id FROM p`,
);
