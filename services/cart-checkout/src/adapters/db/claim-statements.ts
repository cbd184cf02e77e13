import { sql } from './gen/statements.ts';

/** The statements of a claim. For its locks see reservation-statements.ts. */

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
    WHERE enough AND k.code = ANY (:codes::text[]) AND (k.max_uses IS NOT NULL OR k.max_uses_per_customer IS NOT NULL)
    ORDER BY k.code FOR UPDATE OF k
  ), unlimited AS (
    SELECT k.code FROM (SELECT count(*) FROM codes) AS limited_are_locked, verdict CROSS JOIN promotion_code k
    WHERE enough AND k.code = ANY (:codes::text[]) AND k.max_uses IS NULL AND k.max_uses_per_customer IS NULL
    ORDER BY k.code FOR SHARE OF k
  ), unused AS (
    SELECT NOT (SELECT enough FROM verdict) OR (count(*) FILTER (WHERE uses >= max_uses) = 0
      AND count(*) + (SELECT count(*) FROM unlimited) = cardinality(:codes::text[])) AS usable FROM codes
  )`,
  usable: 'coalesce((SELECT usable FROM unused), true)',
  used: `, used AS (
    UPDATE promotion_code k SET uses = l.uses + 1 FROM p, codes l WHERE k.code = l.code
  ), used_by_customer AS (
    INSERT INTO code_customer AS k (code, customer, uses, most)
    SELECT l.code, u.customer, 1, l.max_uses_per_customer FROM p, codes l, unnest(:codeCustomers::text[]) AS u(customer)
    WHERE l.max_uses_per_customer IS NOT NULL ORDER BY l.code, u.customer
    ON CONFLICT (code, customer) DO UPDATE SET uses = k.uses + 1, most = excluded.most
  ), held_uses AS (
    INSERT INTO code_use (placement_id, code, customers, counted, state)
    SELECT p.id, w.code, CASE WHEN l.max_uses_per_customer IS NULL THEN '{}' ELSE :codeCustomers::text[] END, l.code IS NOT NULL, 'held'
    FROM p CROSS JOIN unnest(:codes::text[]) AS w(code) LEFT JOIN codes l ON l.code = w.code
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
    SELECT * FROM unnest(:skus::text[], :quantities::int[]) AS w(sku, quantity)
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
    FROM unnest(:skus::text[], :quantities::int[]) AS w(sku, quantity)
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
  isSplit: 'EXISTS (SELECT FROM stock_bucket WHERE sku = ANY (:skus))',
};

// Nothing is reserved unless every sku has enough stock, and every counter of placements without an order has room: both are columns
// of locked rows. The CHECK on stock_item is the second guard. A counter that is full is found by counting: looking at all of them
// first costs every order a tenth of its claim, while a refused claim can afford a statement that gives the others back. A window that
// has nothing on it takes any charge, so that an order of many pieces is not refused. Whether the bot check is needed is read before
// anything is locked.
// The update takes its figures from the locked row: Postgres first checks stock_item's constraints on a row computed from the
// statement's snapshot, which lacks units released or received during the wait.
const claimWith = (stock: StockOfClaim, codes: CodesOfClaim): string => `
  WITH watched AS (
    SELECT coalesce(bool_or(r.hits >= w.least), false) AND NOT :isHuman::boolean AS is_full
    FROM unnest(:endedKeys::text[], :endedLimits::int[]) AS w(key, least) JOIN rate_limit r USING (key) WHERE r.resets_at > clock()
  ), c AS (
    SELECT cart.id FROM watched JOIN cart ON NOT watched.is_full
    WHERE cart.id = :cartId AND version = :cartVersion AND state = 'active' AND placement_id IS NULL FOR UPDATE OF cart
  ), ${stock.locked}, verdict AS (
    SELECT count(*) FILTER (WHERE free >= quantity) = cardinality(:skus::text[]) AS enough FROM locked
  )${codes.locked}, asked AS (
    SELECT * FROM unnest(:chargedKeys::text[], :chargedSeconds::int[], :chargedLimits::int[]) AS a(key, seconds, allowed)
  ), counted AS (
    INSERT INTO rate_limit AS r (key, hits, resets_at)
    SELECT key, :holdCharge, clock() + make_interval(secs => seconds) FROM asked, verdict WHERE enough AND ${codes.usable} ORDER BY key
    ON CONFLICT (key) DO UPDATE SET
      hits = CASE WHEN r.resets_at <= clock() THEN excluded.hits ELSE r.hits + excluded.hits END, resets_at = excluded.resets_at
      WHERE r.resets_at <= clock() OR r.hits = 0
        OR r.hits + excluded.hits <= (SELECT allowed FROM asked WHERE asked.key = r.key)
    RETURNING r.key
  ), p AS (
    INSERT INTO placement (id, cart_id, site, owner, idempotency_key, request_hash, order_number, snapshot, state, due_at, plan,
      hold_keys, hold_charge, hold_weight, ended_keys, held_at)
    SELECT :placementId, c.id, :site, :owner, :idempotencyKey, :requestHash, :orderNumber, :snapshot, :state, clock() + make_interval(secs => :dueInSeconds), :plan, :chargedKeys, :holdCharge, :holdWeight, :endedKeys, clock()
    FROM c, verdict WHERE enough AND ${codes.usable} AND (SELECT count(*) FROM counted) = cardinality(:chargedKeys::text[])
    RETURNING id, cart_id
  ), frozen AS (
    UPDATE cart SET placement_id = p.id FROM p WHERE cart.id = p.cart_id
  )${stock.held}, reserved AS (
    INSERT INTO reservation (placement_id, sku, quantity, state, bucket) SELECT p.id, l.sku, l.quantity, 'held', l.bucket FROM p, locked l
  )${codes.used}
  SELECT (SELECT is_full FROM watched) AS "needsBotCheck", EXISTS (SELECT FROM c) AS "cartFree", EXISTS (SELECT FROM p) AS claimed, coalesce((SELECT enough FROM verdict), false) AS enough,
    ${codes.usable} AS "codesUsable", coalesce((SELECT json_object_agg(sku, free) FROM locked), '{}') AS free,
    NOT coalesce((SELECT enough FROM verdict), false) AND ${stock.isSplit} AS "isSplit",
    coalesce((SELECT array_agg(key) FROM counted), '{}') AS counted`;

interface ClaimJson {
  readonly free: Record<string, number>;
}

// `watched` has one row.
const CLAIMED = { notNull: ['needsBotCheck'] };

/** Of a bag without codes. */
export const CLAIM = sql('claim-cart', claimWith(OWN_ROWS, NO_CODES), CLAIMED).refine<ClaimJson>();
export const CLAIM_WITH_CODES = sql(
  'claim-cart-with-codes',
  claimWith(OWN_ROWS, CODES),
  CLAIMED,
).refine<ClaimJson>();
/** With codes or without. */
export const CLAIM_FROM_BUCKETS = sql(
  'claim-cart-from-buckets',
  claimWith(BUCKETS, CODES),
  CLAIMED,
).refine<ClaimJson>();

/** Until the last of the full counters has room. */
export const FULL_FOR_SECONDS = sql(
  'full-for-seconds',
  `
  SELECT extract(epoch FROM max(r.resets_at) - clock())::float8 AS seconds
  FROM unnest($1::text[], $2::int[]) AS asked(key, allowed) JOIN rate_limit r USING (key)
  WHERE r.resets_at > clock() AND r.hits + $3::int > asked.allowed`,
);

/** Of a claim that another counter refused. */
export const GIVE_HOLD_BACK = sql(
  'give-hold-back',
  `
  WITH locked AS (
    SELECT key FROM rate_limit WHERE key = ANY ($1::text[]) AND resets_at > clock() ORDER BY key FOR UPDATE
  )
  UPDATE rate_limit r SET hits = greatest(r.hits - $2::int, 0) FROM locked WHERE r.key = locked.key`,
);
