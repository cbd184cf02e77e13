import { sql } from './gen/statements.ts';

/**
 * The statements of a placement that change stock. Each is one round trip and locks in one order: cart, placement, skus
 * ascending, their buckets ascending, codes.
 *
 * Under read committed, a statement that waited for a row sees that row's current version, but its subqueries and sums still see
 * the snapshot from before the wait. So every value that decides (version, state, free stock) is a column of the locked row.
 */

/** The parts of a claim that deal with codes. Most bags have none, and then must not pay for them while they hold the stock's rows. */
interface CodesOfClaim {
  readonly locked: string;
  /** SQL for whether each code has a use left. */
  readonly usable: string;
  readonly used: string;
}

const NO_CODES: CodesOfClaim = { locked: '', usable: 'true', used: '' };

// Codes with a limit are locked after stock, in their order; others are shared, so that claims of a code which everybody has do not wait for
// each other, and a limit is not added between the decision and the use. One that got a limit during the wait is in neither list: the claim
// is refused and decides again. The limit of one customer is the CHECK on code_customer: a counter that
// does not exist yet cannot be locked, so a claim beyond it fails and writes nothing.
const CODES: CodesOfClaim = {
  locked: `, codes AS (
    SELECT k.code, k.uses, k.max_uses, k.max_uses_per_customer FROM verdict CROSS JOIN promotion_code k
    WHERE enough AND k.code = ANY ($18::text[]) AND (k.max_uses IS NOT NULL OR k.max_uses_per_customer IS NOT NULL)
    ORDER BY k.code FOR UPDATE OF k
  ), unlimited AS (
    SELECT k.code FROM (SELECT count(*) FROM codes) AS limited_are_locked, verdict CROSS JOIN promotion_code k
    WHERE enough AND k.code = ANY ($18::text[]) AND k.max_uses IS NULL AND k.max_uses_per_customer IS NULL
    ORDER BY k.code FOR SHARE OF k
  ), unused AS (
    SELECT NOT (SELECT enough FROM verdict) OR (count(*) FILTER (WHERE uses >= max_uses) = 0
      AND count(*) + (SELECT count(*) FROM unlimited) = cardinality($18::text[])) AS usable FROM codes
  )`,
  usable: 'coalesce((SELECT usable FROM unused), true)',
  used: `, used AS (
    UPDATE promotion_code k SET uses = l.uses + 1 FROM p, codes l WHERE k.code = l.code
  ), used_by_customer AS (
    INSERT INTO code_customer AS k (code, customer, uses, most)
    SELECT l.code, u.customer, 1, l.max_uses_per_customer FROM p, codes l, unnest($19::text[]) AS u(customer)
    WHERE l.max_uses_per_customer IS NOT NULL ORDER BY l.code, u.customer
    ON CONFLICT (code, customer) DO UPDATE SET uses = k.uses + 1, most = excluded.most
  ), held_uses AS (
    INSERT INTO code_use (placement_id, code, customers, counted, state)
    SELECT p.id, w.code, CASE WHEN l.max_uses_per_customer IS NULL THEN '{}' ELSE $19::text[] END, l.code IS NOT NULL, 'held'
    FROM p CROSS JOIN unnest($18::text[]) AS w(code) LEFT JOIN codes l ON l.code = w.code
  )`,
};

/** The parts of a claim that deal with stock, from which `locked` follows: a row of each sku. */
interface StockOfClaim {
  readonly locked: string;
  readonly held: string;
  /** SQL for whether a sku that has too few has buckets, so that the claim can be repeated. */
  readonly isSplit: string;
}

const OWN_ROWS: StockOfClaim = {
  locked: `wanted AS (
    SELECT * FROM unnest($3::text[], $4::int[]) AS w(sku, quantity)
  ), locked AS (
    SELECT s.sku, NULL::smallint AS bucket, w.quantity, s.on_hand, s.reserved, s.on_hand - s.reserved AS free, s.split_level
    FROM c CROSS JOIN wanted w JOIN stock_item s ON s.sku = w.sku
    ORDER BY s.sku FOR UPDATE OF s
  )`,
  held: `, held AS (
    UPDATE stock_item s SET on_hand = l.on_hand, reserved = l.reserved + l.quantity FROM p, locked l WHERE s.sku = l.sku
  )`,
  isSplit: 'coalesce((SELECT count(split_level) > 0 FROM locked), false)',
};

// Of a sku with buckets it takes one that has enough by the snapshot, at random. To look for buckets would cost every other claim a tenth.
const BUCKETS: StockOfClaim = {
  locked: `wanted AS (
    SELECT w.sku, w.quantity, (SELECT b.bucket FROM stock_bucket b WHERE b.sku = w.sku AND b.on_hand - b.reserved >= w.quantity
      ORDER BY random() LIMIT 1) AS bucket
    FROM unnest($3::text[], $4::int[]) AS w(sku, quantity)
  ), items AS (
    SELECT s.sku, w.bucket, w.quantity, s.on_hand, s.reserved, s.on_hand - s.reserved AS free
    FROM c CROSS JOIN wanted w JOIN stock_item s ON s.sku = w.sku AND w.bucket IS NULL
    ORDER BY s.sku FOR UPDATE OF s
  ), buckets AS (
    SELECT b.sku, b.bucket, w.quantity, b.on_hand, b.reserved, b.on_hand - b.reserved AS free
    FROM (SELECT count(*) FROM items) AS items_are_locked CROSS JOIN c CROSS JOIN wanted w
    JOIN stock_bucket b ON b.sku = w.sku AND b.bucket = w.bucket
    ORDER BY b.sku FOR UPDATE OF b
  ), locked AS (
    SELECT * FROM items UNION ALL SELECT * FROM buckets
  )`,
  held: `, held AS (
    UPDATE stock_item s SET on_hand = l.on_hand, reserved = l.reserved + l.quantity FROM p, items l WHERE s.sku = l.sku
  ), held_of_buckets AS (
    UPDATE stock_bucket b SET on_hand = l.on_hand, reserved = l.reserved + l.quantity FROM p, buckets l
    WHERE b.sku = l.sku AND b.bucket = l.bucket
  )`,
  isSplit: 'EXISTS (SELECT FROM stock_bucket WHERE sku = ANY ($3))',
};

// Nothing is reserved unless every sku has enough stock, and every counter of placements without an order has room: both are columns
// of locked rows. The CHECK on stock_item is the second guard. A counter that is full is found by counting: looking at all of them
// first costs every order a tenth of its claim, while a refused claim can afford a statement that gives the others back.
// The update takes its figures from the locked row: Postgres first checks stock_item's constraints on a row computed from the
// statement's snapshot, which lacks units released or received during the wait.
const claimWith = (stock: StockOfClaim, codes: CodesOfClaim): string => `
  WITH c AS (
    SELECT id FROM cart WHERE id = $1 AND version = $2 AND state = 'active' AND placement_id IS NULL FOR UPDATE
  ), ${stock.locked}, verdict AS (
    SELECT count(*) FILTER (WHERE free >= quantity) = cardinality($3::text[]) AS enough FROM locked
  )${codes.locked}, asked AS (
    SELECT * FROM unnest($15::text[], $16::int[], $17::int[]) AS a(key, seconds, allowed)
  ), counted AS (
    INSERT INTO rate_limit AS r (key, hits, resets_at)
    SELECT key, 1, clock() + make_interval(secs => seconds) FROM asked, verdict WHERE enough AND ${codes.usable} ORDER BY key
    ON CONFLICT (key) DO UPDATE SET
      hits = CASE WHEN r.resets_at <= clock() THEN 1 ELSE r.hits + 1 END,
      resets_at = CASE WHEN r.resets_at <= clock() THEN excluded.resets_at ELSE r.resets_at END
      WHERE r.resets_at <= clock() OR r.hits < (SELECT allowed FROM asked WHERE asked.key = r.key)
    RETURNING r.key, r.resets_at
  ), p AS (
    INSERT INTO placement (id, cart_id, site, owner, idempotency_key, request_hash, order_number, snapshot, state, due_at, plan,
      hold_keys)
    SELECT $5, c.id, $6, $7, $8, $9, $10, $11, $12, clock() + make_interval(secs => $13), $14, $15
    FROM c, verdict WHERE enough AND ${codes.usable} AND (SELECT count(*) FROM counted) = cardinality($15::text[])
    RETURNING id, cart_id
  ), frozen AS (
    UPDATE cart SET placement_id = p.id FROM p WHERE cart.id = p.cart_id
  )${stock.held}, reserved AS (
    INSERT INTO reservation (placement_id, sku, quantity, state, bucket) SELECT p.id, l.sku, l.quantity, 'held', l.bucket FROM p, locked l
  )${codes.used}
  SELECT EXISTS (SELECT FROM c) AS "cartFree", EXISTS (SELECT FROM p) AS claimed, coalesce((SELECT enough FROM verdict), false) AS enough,
    ${codes.usable} AS "codesUsable", coalesce((SELECT json_object_agg(sku, free) FROM locked), '{}') AS free,
    NOT coalesce((SELECT enough FROM verdict), false) AND ${stock.isSplit} AS "isSplit",
    (SELECT json_object_agg(key, resets_at) FROM counted) AS counted`;

interface ClaimJson {
  readonly free: Record<string, number>;
  /** When the window of each counter ends that has counted the claim, although it was refused. */
  readonly counted: Record<string, string> | null;
}

/** Of a bag without codes. */
export const CLAIM = sql('claim-cart', claimWith(OWN_ROWS, NO_CODES)).refine<ClaimJson>();
export const CLAIM_WITH_CODES = sql('claim-cart-with-codes', claimWith(OWN_ROWS, CODES)).refine<ClaimJson>();
/** With codes or without. */
export const CLAIM_FROM_BUCKETS = sql(
  'claim-cart-from-buckets',
  claimWith(BUCKETS, CODES),
).refine<ClaimJson>();

/** Until the last of the full counters has room. */
export const FULL_FOR_SECONDS = sql(
  'full-for-seconds',
  `
  SELECT extract(epoch FROM max(r.resets_at) - clock())::float8 AS seconds
  FROM unnest($1::text[], $2::int[]) AS asked(key, allowed) JOIN rate_limit r USING (key)
  WHERE r.resets_at > clock() AND r.hits >= asked.allowed`,
);

// A snapshot of the version before has no allocations of its lines. Nothing is written where the sale crosses a bound of $14; every sku
// is locked before that is known, and the placement before the skus, as in a release.
export const FINALISE = sql(
  'finalise-placement',
  `
  WITH c AS (
    SELECT id FROM cart WHERE id = $2 FOR UPDATE
  ), found AS (
    SELECT f.id FROM c JOIN placement f ON f.cart_id = c.id WHERE f.id = $1 AND f.state = $3 AND f.version = $4 FOR UPDATE OF f
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
    LEFT JOIN unnest($14::int[]) AS b(bound) ON NOT is_split AND left_on_hand <= b.bound AND b.bound < on_hand
  ), p AS (
    UPDATE placement SET state = 'placed', version = version + 1, due_at = NULL, challenge = NULL
    FROM found, crossed WHERE placement.id = found.id AND crossed.bounds = 0
    RETURNING placement.id, cart_id, site, owner, order_number, snapshot, snapshot -> 'cart' AS cart, hold_keys
  ), o AS (
    INSERT INTO sales_order (id, order_number, cart_key, cart_id, placement_id, site, owner, email, currency, subtotal, discount,
      shipping, total, goods_tax, tax, shipping_method, shipping_address, billing_address, collection_store, deliver_by, placed_at,
      discount_codes)
    SELECT $5, order_number, snapshot ->> 'cartKey', cart_id, id, site, owner, snapshot ->> 'email', 'GBP',
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
      coalesce(l.line -> 'discounts', '[]')
    FROM o, p, jsonb_array_elements(p.cart -> 'lines') WITH ORDINALITY AS l(line, position)
  ), tenders AS (
    INSERT INTO order_tender (order_id, id, method, amount, masked_number, card_type, remaining_balance, position)
    SELECT o.id, t.id, t.method, t.amount, t."maskedNumber", t."cardType", t."remainingBalance", t.position
    FROM o, ROWS FROM (jsonb_to_recordset($6) AS (id text, method text, amount int, "maskedNumber" text, "cardType" text,
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
    UPDATE rate_limit r SET hits = greatest(r.hits - 1, 0) FROM counters WHERE r.key = counters.key
  ), moved AS (
    INSERT INTO stock_movement (sku, kind, quantity, placement_id) SELECT sales.sku, 'sale', -sales.quantity, p.id FROM sales, p
  ), closed AS (
    UPDATE cart SET state = 'ordered', version = version + 1, updated_at = now() FROM p WHERE cart.id = p.cart_id
  ), spent AS (
    UPDATE code_use u SET state = 'spent' FROM p WHERE u.placement_id = p.id AND u.state = 'held'
  ), event AS (
    INSERT INTO outbox (id, aggregatetype, aggregateid, aggregate_version, type, payload, occurred_at)
    SELECT $7, $8, $9, $10, $11, $12, $13 FROM o
  )
  SELECT sku, quantity, "onHand", version, "isSplit" FROM sales ORDER BY sku`,
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
  ), uses AS (
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
    UPDATE cart SET placement_id = NULL, version = version + 1, updated_at = now()
    FROM p WHERE cart.id = p.cart_id AND cart.placement_id = p.id
  )
  SELECT id FROM p`,
);
