import { FINANCE_METHOD } from '../../domain/cart/chosen-finance.ts';
import type { Cart, CartPromotions, Offer } from '../../domain/cart/cart.ts';
import type { CodeOfBag } from '../../domain/promotions/promotion-input.ts';
import type { PromisedPrice } from '../../domain/promotions/promised-price.ts';
import { FREE, MOST_PER_ORDER } from './stock-sums.ts';
import { sql } from './gen/statements.ts';
import { PLACEMENT_JSON } from './placement-json.ts';
import type { PlacementAsJson } from './placement-json.ts';
import { VARIANT_JSON } from './variant-json.ts';

// Pieces that the cart's own placement reserves are available to that cart.
const AVAILABLE = `coalesce(${FREE} + coalesce((
  SELECT r.quantity FROM reservation r WHERE r.placement_id = c.placement_id AND r.sku = v.sku AND r.state = 'held'), 0), 0)`;

// VA-08: a gift card's line is identified by its code and value.
export const LINE_ID = `CASE WHEN l.options ? 'giftCardValue' THEN l.sku ELSE l.id::text END`;

/** The variant of a line: the line's own sku names its options too (prisma/migrations/1_init). */
export const VARIANT_SKU = 'coalesce(l.variant_sku, l.sku)';

// Null when the chosen store no longer accepts collections.
const COLLECTION_DAYS = `(
  SELECT json_build_object('workingDays', t.collection_days, 'calendar', t.collection_calendar) FROM store_projection t
  WHERE t.key = c.collection #>> '{store,key}' AND c.site = ANY (t.sites) AND t.collects AND NOT t.closed_for_good LIMIT 1)`;

const GIFT_CARDS = `coalesce((
  SELECT json_agg(json_build_object('id', g.id, 'maskedNumber', g.masked_number, 'balance', g.balance, 'addedTo', g.added_to,
    'addedBy', g.added_by) ORDER BY g.position)
  FROM cart_gift_card g WHERE g.cart_id = c.id), '[]')`;

// A code's use by the cart's own placement does not count against that cart. Most carts have none, and then nothing is looked up.
const CODES = `CASE WHEN c.discount_codes = '{}' THEN '[]' ELSE coalesce((
  SELECT json_agg(json_build_object('code', e.code, 'promotion', CASE WHEN d.id IS NULL THEN k.promotion_key ELSE k.promotion_key || ':' || d.id END,
    'promised', CASE WHEN d.id IS NOT NULL THEN json_build_object('id', d.id, 'site', d.site, 'sku', d.sku, 'price', d.price,
      'validUntilMs', (extract(epoch FROM d.valid_until) * 1000)::int8, 'customerId', d.customer_id, 'emailDigest', d.email_digest,
      'emailKeyId', d.email_key_id) END, 'isUsedUp',
    coalesce(k.uses - coalesce(own.counted::int, 0) >= k.max_uses, false) OR coalesce((
      SELECT u.uses - (own.code IS NOT NULL)::int >= k.max_uses_per_customer FROM code_customer u
      WHERE u.code = k.code AND u.customer = c.owner), false)) ORDER BY e.position)
  FROM unnest(c.discount_codes) WITH ORDINALITY AS e(code, position)
  LEFT JOIN promotion_code k ON k.code = e.code
  LEFT JOIN promised_price d ON d.code = e.code
  LEFT JOIN code_use own ON own.placement_id = c.placement_id AND own.code = e.code AND own.state = 'held'), '[]') END`;

// Asked of customers only: a guest's first order is not known.
const HAS_ORDERED = `coalesce(c.owner LIKE 'c:%', false) AND (EXISTS (SELECT FROM sales_order o WHERE o.site = c.site AND o.owner = c.owner)
  OR EXISTS (SELECT FROM legacy_order_owner w WHERE w.owner = c.owner))`;

// clock() is a function of this schema and never null.
const CLOCK = { notNull: ['readAt'] };

export const ACTIVE_CART = `
  c.id, c.site, c.version, c.number, c.key_suffix AS "keySuffix", c.placement_id AS "placementId",
    c.shipping_method AS "shippingMethod", c.shipping_address AS "shippingAddress", c.billing_address AS "billingAddress",
    c.nominated_day::text AS "nominatedDay", c.sent_apart AS "sentApart", c.guest_email AS "guestEmail", c.marketing_preference AS "marketingPreference", c.collection, ${COLLECTION_DAYS} AS "collectionDays", c.payment_method AS "paymentMethod",
    c.finance,
    clock() AS "readAt", ${GIFT_CARDS} AS "giftCards", c.owner, ${CODES} AS codes,
    ${HAS_ORDERED} AS "hasOrdered",
    coalesce((SELECT json_agg(json_build_object('origin', g.origin, 'sku', g.sku)) FROM cart_gift g WHERE g.cart_id = c.id), '[]')
      AS "chosenGifts",
    coalesce((
      SELECT json_agg(json_build_object('id', ${LINE_ID}, 'quantity', l.quantity, 'options', l.options, 'priceWhenAdded', l.price_when_added,
        'available', ${AVAILABLE}, 'mostPerOrder', ${MOST_PER_ORDER}, 'variant', ${VARIANT_JSON}) ORDER BY l.added_at, l.id)
      FROM line_item l
      JOIN variant_projection v ON v.sku = ${VARIANT_SKU}
      JOIN product_projection p ON p.id = v.product_id
      LEFT JOIN stock_item s ON s.sku = v.sku
      WHERE l.cart_id = c.id), '[]') AS lines`;

/**
 * Piece by piece, by LIMIT: a plan made without knowing how few pieces are asked for would read all products on each read of a bag.
 * @param skus placeholder of the pieces that promotions give
 */
export const giftChoices = (skus: string) => `CASE WHEN ${skus}::text[] = '{}' THEN '[]' ELSE coalesce((
  SELECT json_agg(json_build_object('variant', choice.variant, 'available', choice.available) ORDER BY choice.sku)
  FROM (SELECT DISTINCT sku FROM unnest(${skus}::text[]) AS given(sku)) AS asked CROSS JOIN LATERAL (
    SELECT v.sku, ${VARIANT_JSON} AS variant, ${AVAILABLE} AS available
    FROM variant_projection v JOIN product_projection p ON p.id = v.product_id LEFT JOIN stock_item s ON s.sku = v.sku
    WHERE v.sku = asked.sku LIMIT 1) AS choice), '[]') END AS "giftChoices"`;

const OF_SHOPPER = `c.site = $1 AND c.owner = $2 AND c.state = 'active'`;

export type CartJson = Required<Pick<Cart, 'finance' | 'marketingPreference'>> &
  Pick<Cart, 'shippingAddress' | 'billingAddress' | 'collection' | 'collectionDays' | 'giftCards' | 'lines'> &
  Pick<CartPromotions, 'chosenGifts' | 'giftChoices'> & { codes: readonly CodeInRow[] };

/** A code with the price that was promised by it; null for that of another promotion. */
export interface CodeInRow extends CodeOfBag {
  readonly promised: PromisedPrice | null;
}

/** A row of a cart: what promotions depend on is still flat. */
export type CartRow = Omit<Cart, 'promotions'> &
  Pick<CartPromotions, 'chosenGifts' | 'giftChoices'> & {
    readonly codes: readonly CodeInRow[];
    readonly owner: string;
    readonly hasOrdered: boolean;
  };

/** $3 are the skus that promotions give. */
export const FIND_ACTIVE = sql(
  'find-active-cart',
  `
  SELECT ${ACTIVE_CART}, ${giftChoices('$3')}
  FROM cart c
  WHERE ${OF_SHOPPER}`,
  CLOCK,
).refine<CartJson>();

/** As FIND_ACTIVE, of the bag that was merged last. */
export const FIND_MERGED = sql(
  'find-merged-cart',
  `
  SELECT ${ACTIVE_CART}, ${giftChoices('$3')}
  FROM cart c
  WHERE c.site = $1 AND c.owner = $2 AND c.state = 'merged'
  ORDER BY c.updated_at DESC LIMIT 1`,
  CLOCK,
).refine<CartJson>();

/** Of any shopper, for operators. */
export const FIND_BY_ID = sql(
  'find-cart-by-id',
  `
  SELECT ${ACTIVE_CART}, ${giftChoices('$2')}
  FROM cart c
  WHERE c.id = $1::uuid`,
  CLOCK,
).refine<CartJson>();

// Free orders are made to be known. An order of the shop before was paid there.
const HAS_PAID_ORDER = `(EXISTS (SELECT FROM sales_order o WHERE o.site = $1 AND o.owner = $2 AND o.total > 0)
  OR EXISTS (SELECT FROM legacy_order_owner w WHERE w.owner = $2))`;

/** $3 is the idempotency key, or empty, $4 the skus that promotions give. One row also without a cart, whose id is null then. */
export const FIND_FOR_CLAIM = sql(
  'find-for-claim',
  `
  SELECT (SELECT ${PLACEMENT_JSON} FROM placement WHERE site = $1 AND owner = $2 AND idempotency_key = $3) AS repeated,
    ${HAS_PAID_ORDER} AS "hasPaidOrder", ${ACTIVE_CART}, ${giftChoices('$4')}
  FROM (SELECT) AS always LEFT JOIN cart c ON ${OF_SHOPPER}`,
  CLOCK,
).refine<CartJson & { repeated: PlacementAsJson | null }>();

/** $4 is the key of the options of the line that the piece would be added to. */
export const FIND_OFFER = sql(
  'find-offer',
  `
  SELECT ${VARIANT_JSON} AS variant, coalesce(${FREE} + coalesce(lines.held, 0), 0)::int AS available,
    coalesce(lines.of_variant, 0)::int AS "inCart", coalesce(lines.of_line, 0)::int AS "inLine", lines.in_all::int AS lines,
    ${MOST_PER_ORDER} AS "mostPerOrder", clock() AS "readAt"
  FROM variant_projection v
  JOIN product_projection p ON p.id = v.product_id
  LEFT JOIN stock_item s ON s.sku = v.sku
  CROSS JOIN (
    SELECT count(*) AS in_all, sum(l.quantity) FILTER (WHERE ${VARIANT_SKU} = $3) AS of_variant,
      sum(l.quantity) FILTER (WHERE ${VARIANT_SKU} = $3 AND l.options_key = $4) AS of_line,
      max(r.quantity) FILTER (WHERE ${VARIANT_SKU} = $3) AS held
    FROM cart c JOIN line_item l ON l.cart_id = c.id
    LEFT JOIN reservation r ON r.placement_id = c.placement_id AND r.sku = ${VARIANT_SKU} AND r.state = 'held'
    WHERE c.site = $1 AND c.owner = $2 AND c.state = 'active') lines
  WHERE v.sku = $3`,
  CLOCK,
).refine<Pick<Offer, 'variant'>>();

/** `variantSku` is null without options; `finance` is a plan over time. */
export const ADD_ONE = sql(
  'add-one',
  `
  WITH c AS (
    INSERT INTO cart (site, owner, finance, payment_method)
    VALUES (:site, :owner, :finance::jsonb, CASE WHEN :finance::jsonb IS NOT NULL THEN '${FINANCE_METHOD}' END)
    ON CONFLICT (site, owner) WHERE state = 'active'
      DO UPDATE SET version = cart.version + 1, updated_at = now(), finance = coalesce(excluded.finance, cart.finance),
        payment_method = coalesce(excluded.payment_method, cart.payment_method)
      WHERE cart.placement_id IS NULL
    RETURNING id
  )
  INSERT INTO line_item (cart_id, sku, quantity, price_when_added, variant_sku, options, options_key)
  SELECT id, :lineSku, 1, :price, :variantSku::text, :options::jsonb, :optionsKey::text FROM c
  ON CONFLICT (cart_id, sku) DO UPDATE SET quantity = line_item.quantity + 1
  RETURNING id`,
);

const TOUCH = `
WITH c AS (
  UPDATE cart SET version = version + 1, updated_at = now()
  WHERE id = $1 AND state = 'active' AND placement_id IS NULL
    AND EXISTS (SELECT FROM line_item l WHERE l.cart_id = $1 AND ${LINE_ID} = $2)
  RETURNING id
)`;

export const SET_QUANTITY = sql(
  'set-quantity',
  `${TOUCH}
  UPDATE line_item l SET quantity = $3 FROM c WHERE l.cart_id = c.id AND ${LINE_ID} = $2 RETURNING l.id`,
);

export const REMOVE_LINE = sql(
  'remove-line',
  `${TOUCH}
  DELETE FROM line_item l USING c WHERE l.cart_id = c.id AND ${LINE_ID} = $2 RETURNING l.id`,
);

/**
 * $2 line, $3 version of the cart as read, $4 sku of the line with its new options, $5 variant or null without options, $6 options,
 * $7 their key. A line with the same options takes the quantity. The version is compared on the locked row, so the lines are those that
 * were read.
 */
export const SET_OPTIONS = sql(
  'set-line-options',
  `
  WITH c AS (
    UPDATE cart SET version = version + 1, updated_at = now()
    WHERE id = $1 AND state = 'active' AND placement_id IS NULL AND version = $3
    RETURNING id
  ), line AS (
    SELECT l.id, l.quantity FROM c JOIN line_item l ON l.cart_id = c.id WHERE ${LINE_ID} = $2
  ), twin AS (
    SELECT t.id FROM c JOIN line_item t ON t.cart_id = c.id, line WHERE t.sku = $4 AND t.id <> line.id
  ), raised AS (
    UPDATE line_item t SET quantity = t.quantity + line.quantity FROM twin, line WHERE t.id = twin.id
  ), gone AS (
    DELETE FROM line_item l USING line WHERE l.id = line.id AND EXISTS (SELECT FROM twin)
  ), renamed AS (
    UPDATE line_item l SET sku = $4, variant_sku = $5, options = $6, options_key = $7
    FROM line WHERE l.id = line.id AND NOT EXISTS (SELECT FROM twin)
  )
  SELECT id FROM line`,
);
