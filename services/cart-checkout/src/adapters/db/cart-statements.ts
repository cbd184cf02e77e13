import type { Cart, Offer } from '../../domain/cart/cart.ts';
import { sql } from './gen/statements.ts';
import { VARIANT_JSON } from './variant-json.ts';

// Pieces that the cart's own placement reserves are available to that cart.
const AVAILABLE = `coalesce(s.on_hand - s.reserved + coalesce((
  SELECT r.quantity FROM reservation r WHERE r.placement_id = c.placement_id AND r.sku = l.sku AND r.state = 'held'), 0), 0)`;

// Null when the chosen store no longer accepts collections.
const COLLECTION_DAYS = `(
  SELECT json_build_object('workingDays', t.collection_days, 'calendar', t.collection_calendar) FROM store_projection t
  WHERE t.key = c.collection #>> '{store,key}' AND c.site = ANY (t.sites) AND t.collects AND NOT t.closed_for_good LIMIT 1)`;

// clock() is a function of this schema and never null.
const CLOCK = { notNull: ['readAt'] };

export const FIND_ACTIVE = sql(
  'find-active-cart',
  `
  SELECT c.id, c.site, c.version, c.number, c.key_suffix AS "keySuffix", c.placement_id AS "placementId",
    c.shipping_method AS "shippingMethod", c.shipping_address AS "shippingAddress", c.billing_address AS "billingAddress",
    c.guest_email AS "guestEmail", c.collection, ${COLLECTION_DAYS} AS "collectionDays", clock() AS "readAt",
    coalesce((
      SELECT json_agg(json_build_object('id', l.id, 'quantity', l.quantity, 'priceWhenAdded', l.price_when_added,
        'available', ${AVAILABLE}, 'variant', ${VARIANT_JSON}) ORDER BY l.added_at, l.id)
      FROM line_item l
      JOIN variant_projection v ON v.sku = l.sku
      JOIN product_projection p ON p.id = v.product_id
      LEFT JOIN stock_item s ON s.sku = l.sku
      WHERE l.cart_id = c.id), '[]') AS lines
  FROM cart c
  WHERE c.site = $1 AND c.owner = $2 AND c.state = 'active'`,
  CLOCK,
).refine<Pick<Cart, 'shippingAddress' | 'billingAddress' | 'collection' | 'collectionDays' | 'lines'>>();

export const FIND_OFFER = sql(
  'find-offer',
  `
  SELECT ${VARIANT_JSON} AS variant, coalesce(s.on_hand - s.reserved + coalesce(lines.held, 0), 0)::int AS available,
    coalesce(lines.of_sku, 0)::int AS "inCart", lines.in_all::int AS lines, clock() AS "readAt"
  FROM variant_projection v
  JOIN product_projection p ON p.id = v.product_id
  LEFT JOIN stock_item s ON s.sku = v.sku
  CROSS JOIN (
    SELECT count(*) AS in_all, sum(l.quantity) FILTER (WHERE l.sku = $3) AS of_sku,
      sum(r.quantity) FILTER (WHERE l.sku = $3) AS held
    FROM cart c JOIN line_item l ON l.cart_id = c.id
    LEFT JOIN reservation r ON r.placement_id = c.placement_id AND r.sku = l.sku AND r.state = 'held'
    WHERE c.site = $1 AND c.owner = $2 AND c.state = 'active') lines
  WHERE v.sku = $3`,
  CLOCK,
).refine<Pick<Offer, 'variant'>>();

export const ADD_ONE = sql(
  'add-one',
  `
  WITH c AS (
    INSERT INTO cart (site, owner) VALUES ($1, $2)
    ON CONFLICT (site, owner) WHERE state = 'active'
      DO UPDATE SET version = cart.version + 1, updated_at = now() WHERE cart.placement_id IS NULL
    RETURNING id
  )
  INSERT INTO line_item (cart_id, sku, quantity, price_when_added)
  SELECT id, $3, 1, $4 FROM c
  ON CONFLICT (cart_id, sku) DO UPDATE SET quantity = line_item.quantity + 1
  RETURNING id`,
);

const TOUCH = `
WITH c AS (
  UPDATE cart SET version = version + 1, updated_at = now()
  WHERE id = $1 AND state = 'active' AND placement_id IS NULL
    AND EXISTS (SELECT FROM line_item WHERE cart_id = $1 AND id::text = $2)
  RETURNING id
)`;

export const SET_QUANTITY = sql(
  'set-quantity',
  `${TOUCH}
  UPDATE line_item l SET quantity = $3 FROM c WHERE l.cart_id = c.id AND l.id::text = $2 RETURNING l.id`,
);

export const REMOVE_LINE = sql(
  'remove-line',
  `${TOUCH}
  DELETE FROM line_item l USING c WHERE l.cart_id = c.id AND l.id::text = $2 RETURNING l.id`,
);

export const SAVE_COURIER_DETAILS = sql(
  'save-courier-details',
  `
  UPDATE cart SET shipping_method = $3, shipping_address = $4, collection = NULL, guest_email = coalesce($5, guest_email),
    marketing_preference = coalesce($6, marketing_preference), version = version + 1, updated_at = now()
  WHERE site = $1 AND owner = $2 AND state = 'active' AND placement_id IS NULL
  RETURNING id`,
);

export const SAVE_COLLECT_DETAILS = sql(
  'save-collect-details',
  `
  UPDATE cart SET shipping_method = $3, collection = $4, guest_email = coalesce($5, guest_email),
    marketing_preference = coalesce($6, marketing_preference), version = version + 1, updated_at = now()
  WHERE site = $1 AND owner = $2 AND state = 'active' AND placement_id IS NULL
  RETURNING id`,
);

export const CHANGE_DELIVERY = sql(
  'change-delivery',
  `
  UPDATE cart SET shipping_method = coalesce($3, shipping_method), shipping_address = coalesce($4, shipping_address),
    collection = CASE WHEN $3::text IS NULL THEN collection END, version = version + 1, updated_at = now()
  WHERE site = $1 AND owner = $2 AND state = 'active' AND placement_id IS NULL
  RETURNING id`,
);

export const SAVE_BILLING_ADDRESS = sql(
  'save-billing-address',
  `
  UPDATE cart SET billing_address = $3, version = version + 1, updated_at = now()
  WHERE site = $1 AND owner = $2 AND state = 'active' AND placement_id IS NULL
  RETURNING id`,
);
