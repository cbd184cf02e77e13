import {
  CLAIM_SECONDS,
  ENDED_WEIGHTS,
  HOLD_LIMITS,
  LEAST_SECONDS,
  NOT_OF_THE_SHOPPER,
} from '../../domain/rate-limit/hold-limits.ts';
import { sql } from './gen/statements.ts';
import { ENDED_EMAIL } from './waiting-email-statements.ts';

/**
 * The statements of a placement that change stock. Each is one round trip and locks in one order: cart, placement, skus
 * ascending, their buckets ascending, codes.
 *
 * Under read committed, a statement that waited for a row sees that row's current version, but its subqueries and sums still see
 * the snapshot from before the wait. So every value that decides (version, state, free stock) is a column of the locked row.
 */

// Nothing is written where the sale crosses a bound of :bounds; every sku is locked before that is known, and the placement before the
// skus, as in a release.
export const FINALISE = sql(
  'finalise-placement',
  `
  WITH c AS (
    SELECT id FROM cart WHERE id = :cartId FOR UPDATE
  ), found AS (
    SELECT f.id FROM c JOIN placement f ON f.cart_id = c.id WHERE f.id = :placementId AND f.state = :state AND f.version = :version FOR UPDATE OF f
  ), items AS (
    SELECT s.sku, r.quantity, s.on_hand, s.on_hand - r.quantity AS left_on_hand, s.split_level IS NOT NULL AS is_split
    FROM found JOIN reservation r ON r.placement_id = found.id AND r.state = 'held' AND r.bucket IS NULL JOIN stock_item s ON s.sku = r.sku
    ORDER BY s.sku FOR UPDATE OF s
  ), buckets AS (
    SELECT b.sku, b.bucket, r.quantity
    FROM (SELECT count(*) FROM items) AS items_are_locked CROSS JOIN found
    JOIN reservation r ON r.placement_id = found.id AND r.state = 'held' JOIN stock_bucket b ON b.sku = r.sku AND b.bucket = r.bucket
    ORDER BY b.sku FOR UPDATE OF b
  ), crossed AS (
    SELECT count(b.bound) AS bounds FROM items
    LEFT JOIN unnest(:bounds::int[]) AS b(bound) ON NOT is_split AND left_on_hand <= b.bound AND b.bound < on_hand
  ), p AS (
    UPDATE placement SET state = 'placed', version = version + 1, due_at = NULL, challenge = NULL
    FROM found, crossed WHERE placement.id = found.id AND crossed.bounds = 0
    RETURNING placement.id, cart_id, site, owner, order_number, snapshot, snapshot -> 'cart' AS cart, hold_keys, hold_charge
  ), o AS (
    INSERT INTO sales_order (id, order_number, cart_key, cart_id, placement_id, site, owner, email, currency, subtotal, discount,
      shipping, total, goods_tax, tax, shipping_method, shipping_address, billing_address, collection_store, deliver_by, placed_at,
      discount_codes)
    SELECT :orderId, order_number, snapshot ->> 'cartKey', cart_id, id, site, owner, snapshot ->> 'email', 'GBP',
      (cart ->> 'subtotal')::int, (cart ->> 'discount')::int, (cart ->> 'shipping')::int, (cart ->> 'total')::int,
      (cart ->> 'goodsTax')::int, (cart ->> 'tax')::int,
      (SELECT m FROM jsonb_array_elements(cart -> 'deliveryMethods') m WHERE m ->> 'id' = cart ->> 'shippingMethod'),
      cart -> 'shippingAddress', cart -> 'billingAddress', nullif(cart -> 'collectionStore', 'null'), (snapshot ->> 'deliverBy')::date, clock(),
      jsonb_path_query_array(coalesce(cart #> '{promotions,codes}', '[]'), '$[*] ? (@.state == "MatchesCart")')
    FROM p RETURNING id
  ), lines AS (
    INSERT INTO order_line (order_id, position, sku, product_id, quantity, unit_price, snapshot, unit_amounts, unit_tax, discounts)
    SELECT o.id, l.position, l.line ->> 'sku', (l.line ->> 'productId')::uuid, (l.line ->> 'quantity')::int,
      (l.line ->> 'unitPrice')::int, l.line - '{unitAmounts,unitTax,discounts}'::text[],
      (SELECT array_agg(u::int ORDER BY n) FROM jsonb_array_elements_text(l.line -> 'unitAmounts') WITH ORDINALITY AS a(u, n)),
      (SELECT array_agg(u::int ORDER BY n) FROM jsonb_array_elements_text(l.line -> 'unitTax') WITH ORDINALITY AS a(u, n)),
      l.line -> 'discounts'
    FROM o, p, jsonb_array_elements(p.cart -> 'lines') WITH ORDINALITY AS l(line, position)
  ), tenders AS (
    INSERT INTO order_tender (order_id, id, method, amount, masked_number, card_type, remaining_balance, position)
    SELECT o.id, t.id, t.method, t.amount, t."maskedNumber", t."cardType", t."remainingBalance", t.position
    FROM o, ROWS FROM (jsonb_to_recordset(:tenders) AS (id text, method text, amount int, "maskedNumber" text, "cardType" text,
      "remainingBalance" int)) WITH ORDINALITY AS t(id, method, amount, "maskedNumber", "cardType", "remainingBalance", position)
  ), claimed AS (
    UPDATE reservation r SET state = 'claimed' FROM p WHERE r.placement_id = p.id AND r.state = 'held'
  ), sold AS (
    UPDATE stock_item s
    SET on_hand = s.on_hand - l.quantity, reserved = s.reserved - l.quantity, version = s.version + 1
    FROM p, items l WHERE s.sku = l.sku
    RETURNING s.sku, l.quantity, s.on_hand AS "onHand", s.version, l.is_split AS "isSplit"
  ), sold_of_buckets AS (
    UPDATE stock_bucket b SET on_hand = b.on_hand - l.quantity, reserved = b.reserved - l.quantity
    FROM p, buckets l WHERE b.sku = l.sku AND b.bucket = l.bucket
    RETURNING b.sku, l.quantity, b.on_hand
  ), sales AS (
    SELECT * FROM sold UNION ALL SELECT sku, quantity, on_hand, 0, true FROM sold_of_buckets
  ), counters AS (
    SELECT r.key FROM rate_limit r
    WHERE r.key IN (SELECT unnest(hold_keys) FROM p) AND r.resets_at > clock() AND EXISTS (SELECT FROM sales)
    ORDER BY r.key FOR UPDATE
  ), uncounted AS (
    UPDATE rate_limit r SET hits = greatest(r.hits - p.hold_charge, 0) FROM p, counters WHERE r.key = counters.key
  ), moved AS (
    INSERT INTO stock_movement (sku, kind, quantity, placement_id) SELECT sales.sku, 'sale', -sales.quantity, p.id FROM sales, p
  ), closed AS (
    UPDATE cart SET state = 'ordered', version = version + 1, updated_at = now() FROM p WHERE cart.id = p.cart_id
  ), spent AS (
    UPDATE code_use u SET state = 'spent' FROM p WHERE u.placement_id = p.id AND u.state = 'held'
  ), event AS (
    INSERT INTO outbox (id, aggregatetype, aggregateid, aggregate_version, type, payload, occurred_at)
    SELECT :eventId, :aggregateType, :aggregateId, :aggregateVersion, :eventType, :payload, :occurredAt FROM o
  )
  SELECT sku, quantity, "onHand", version, "isSplit" FROM sales ORDER BY sku`,
);

// Locked after stock, the charged counters before those that count ended holds, and of these the network's last. What was charged
// beyond the time that the stock was held is given back. A session is new to its network's count if nothing of it has ended before.
const ENDED_HOLD = `held AS (
    SELECT p.*, (SELECT coalesce(sum(quantity), 0) FROM freed) AS pieces, least(p.hold_charge, p.hold_weight * ceil(
      CASE WHEN challenged THEN greatest(p.seconds, ${CLAIM_SECONDS}) ELSE greatest(least(p.seconds, ${CLAIM_SECONDS}), ${LEAST_SECONDS}) END
    )::bigint)::int AS kept,
      CASE WHEN challenged THEN ${ENDED_WEIGHTS.challenged} ELSE ${ENDED_WEIGHTS.declined} END AS weight
    FROM p, (SELECT count(*) FROM buckets) AS stock_is_locked
  ), charged AS (
    SELECT r.key FROM rate_limit r
    WHERE r.key IN (SELECT unnest(hold_keys) FROM held) AND r.resets_at > clock() ORDER BY r.key FOR UPDATE
  ), given_back AS (
    UPDATE rate_limit r SET hits = greatest(r.hits - (held.hold_charge - held.kept), 0) FROM held, charged WHERE r.key = charged.key
    RETURNING r.key
  ), ended AS (
    SELECT held.*, e.key, split_part(e.key, ':', 2) AS by, clock() + make_interval(secs => ${HOLD_LIMITS.session.seconds}) AS resets_at
    FROM held CROSS JOIN unnest(ended_keys) AS e(key), (SELECT count(*) FROM given_back) AS charged_are_locked
    WHERE reply IS NOT NULL AND reply NOT IN (${NOT_OF_THE_SHOPPER.map((type) => `'${type}'`).join()})
  ), ended_of_shopper AS (
    INSERT INTO rate_limit AS r (key, hits, resets_at)
    SELECT key, weight, resets_at FROM ended WHERE by IN ('session', 'card') ORDER BY key
    ON CONFLICT (key) DO UPDATE SET
      hits = CASE WHEN r.resets_at <= clock() THEN excluded.hits ELSE r.hits + excluded.hits END, resets_at = excluded.resets_at
    RETURNING r.key, r.hits
  ), ended_of_network AS (
    INSERT INTO rate_limit AS r (key, hits, resets_at)
    SELECT key, CASE by WHEN 'pieces' THEN (pieces * ceil(greatest(seconds, 0)))::int
      ELSE (SELECT count(*)::int FROM ended_of_shopper s WHERE split_part(s.key, ':', 2) = 'session' AND s.hits = weight) END, resets_at
    FROM ended WHERE by NOT IN ('session', 'card') ORDER BY key
    ON CONFLICT (key) DO UPDATE SET
      hits = CASE WHEN r.resets_at <= clock() THEN excluded.hits ELSE r.hits + excluded.hits END,
      resets_at = CASE WHEN r.resets_at <= clock() THEN excluded.resets_at ELSE r.resets_at END
  )`;

export const RELEASE = sql(
  'release-placement',
  `
  WITH c AS (
    SELECT id, state AS cart_state FROM cart WHERE id = $2 FOR UPDATE
  ), p AS (
    UPDATE placement SET state = 'released', version = version + 1, due_at = NULL
    FROM c WHERE placement.id = $1 AND cart_id = c.id AND state = $3 AND version = $4
    RETURNING placement.id, cart_id, hold_keys, ended_keys, hold_charge, hold_weight, challenge_until IS NOT NULL AS challenged,
      reply ->> 'type' AS reply,
      c.cart_state = 'detached' OR coalesce(reply ->> 'reason' IN ('loan-declined', 'loan-cancelled'), false) AS went_to_provider,
      extract(epoch FROM clock() - held_at) AS seconds
  ), freed AS (
    UPDATE reservation r SET state = 'released' FROM p WHERE r.placement_id = p.id AND r.state = 'held'
    RETURNING r.sku, r.quantity, r.bucket
  ), items AS (
    SELECT s.sku, freed.quantity FROM freed JOIN stock_item s ON s.sku = freed.sku AND freed.bucket IS NULL ORDER BY s.sku FOR UPDATE OF s
  ), buckets AS (
    SELECT b.sku, b.bucket, freed.quantity
    FROM (SELECT count(*) FROM items) AS items_are_locked CROSS JOIN freed
    JOIN stock_bucket b ON b.sku = freed.sku AND b.bucket = freed.bucket
    ORDER BY b.sku FOR UPDATE OF b
  ), returned AS (
    UPDATE stock_item s SET reserved = s.reserved - l.quantity FROM items l WHERE s.sku = l.sku
  ), returned_to_buckets AS (
    UPDATE stock_bucket b SET reserved = b.reserved - l.quantity FROM buckets l WHERE b.sku = l.sku AND b.bucket = l.bucket
  ), ${ENDED_HOLD}, uses AS (
    UPDATE code_use u SET state = 'returned' FROM p, (SELECT count(*) FROM buckets) AS stock
    WHERE u.placement_id = p.id AND u.state = 'held'
    RETURNING u.code, u.customers, u.counted
  ), codes AS (
    SELECT k.code, k.uses FROM uses JOIN promotion_code k ON k.code = uses.code WHERE uses.counted ORDER BY k.code FOR UPDATE OF k
  ), fewer AS (
    UPDATE promotion_code k SET uses = l.uses - 1 FROM codes l WHERE k.code = l.code
  ), customers AS (
    SELECT k.code, k.customer, k.uses FROM (SELECT count(*) FROM codes) AS locked_codes, uses
    CROSS JOIN unnest(uses.customers) AS u(customer) JOIN code_customer k ON k.code = uses.code AND k.customer = u.customer
    ORDER BY k.code, k.customer FOR UPDATE OF k
  ), fewer_by_customer AS (
    UPDATE code_customer k SET uses = l.uses - 1 FROM customers l WHERE k.code = l.code AND k.customer = l.customer
  ), unfrozen AS (
    UPDATE cart SET placement_id = NULL, state = CASE state WHEN 'detached' THEN 'returned' ELSE state END, version = version + 1, updated_at = now()
    FROM p WHERE cart.id = p.cart_id AND cart.placement_id = p.id
  ), ${ENDED_EMAIL}
  SELECT id FROM p`,
);
