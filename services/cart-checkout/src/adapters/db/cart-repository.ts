import { retryOnConflict } from '@loupe/database/conflict';
import type { Statement } from '@loupe/database/statement';
import type { Tx } from '@loupe/database/tx';
import type { Address } from '../../domain/address/address.ts';
import type { Cart, CollectDetails, CourierDetails, DeliveryChange, Offer } from '../../domain/cart/cart.ts';
import type { Shopper } from '../../domain/shopper.ts';
import { VARIANT_JSON } from './variant-json.ts';
import { sql } from './gen/statements.ts';

/**
 * Each method is one statement. A cart with a live placement is not changed: `placement_id IS NULL` is a condition on the cart's
 * own row, so a write that waited for a claim sees what the claim wrote.
 */
export function cartRepository(tx: Tx) {
  /** The statement is a transaction of its own, so it can be retried. */
  const write = async <V extends readonly unknown[], R extends object>(
    statement: Statement<V, R>,
    values: NoInfer<V>,
  ): Promise<boolean> => (await retryOnConflict(() => tx.query(statement, values))).length > 0;

  return {
    async findActive({ site, owner }: Shopper): Promise<Cart | null> {
      const [cart] = await tx.query(FIND_ACTIVE, [site, owner]);
      return cart ?? null;
    },

    async findOffer({ site, owner }: Shopper, sku: string): Promise<Offer | null> {
      const [offer] = await tx.query(FIND_OFFER, [site, owner, sku]);
      return offer ?? null;
    },

    /** Adds one piece, to a new cart if there is none. @param price pence */
    async addOne({ site, owner }: Shopper, sku: string, price: number): Promise<'added' | 'frozen' | 'full'> {
      try {
        return (await write(ADD_ONE, [site, owner, sku, price])) ? 'added' : 'frozen';
      } catch (error) {
        // Concurrent adds can exceed the largest quantity: the line's CHECK rejects it and the statement is rolled back.
        if ((error as { constraint?: string }).constraint === 'line_item_quantity') return 'full';
        throw error;
      }
    },

    /** @returns false when the cart, or the line in it, cannot be changed now */
    setQuantity(cartId: string, lineItemId: string, quantity: number): Promise<boolean> {
      return quantity === 0
        ? write(REMOVE_LINE, [cartId, lineItemId])
        : write(SET_QUANTITY, [cartId, lineItemId, quantity]);
    },

    /** @returns false without an active cart that may be changed */
    saveCourierDetails({ site, owner }: Shopper, details: CourierDetails): Promise<boolean> {
      const { method, address, email, marketingPreference } = details;
      const preference = jsonOrNull(marketingPreference);
      return write(SAVE_COURIER_DETAILS, [site, owner, method, JSON.stringify(address), email, preference]);
    },

    /** @returns false without an active cart that may be changed */
    saveCollectDetails({ site, owner }: Shopper, details: CollectDetails): Promise<boolean> {
      const { method, collection, email, marketingPreference } = details;
      const preference = jsonOrNull(marketingPreference);
      return write(SAVE_COLLECT_DETAILS, [
        site,
        owner,
        method,
        JSON.stringify(collection),
        email,
        preference,
      ]);
    },

    /** @returns false without an active cart that may be changed */
    changeDelivery({ site, owner }: Shopper, { method, address }: DeliveryChange): Promise<boolean> {
      return write(CHANGE_DELIVERY, [site, owner, method, jsonOrNull(address)]);
    },

    /** @returns false without an active cart that may be changed */
    saveBillingAddress({ site, owner }: Shopper, address: Address): Promise<boolean> {
      return write(SAVE_BILLING_ADDRESS, [site, owner, JSON.stringify(address)]);
    },
  };
}

const jsonOrNull = (value: object | null): string | null => (value === null ? null : JSON.stringify(value));

// Pieces that the cart's own placement reserves are available to that cart.
const AVAILABLE = `coalesce(s.on_hand - s.reserved + coalesce((
  SELECT r.quantity FROM reservation r WHERE r.placement_id = c.placement_id AND r.sku = l.sku AND r.state = 'held'), 0), 0)`;

// Null when the chosen store no longer accepts collections.
const COLLECTION_DAYS = `(
  SELECT json_build_object('workingDays', t.collection_days, 'calendar', t.collection_calendar) FROM store_projection t
  WHERE t.key = c.collection #>> '{store,key}' AND c.site = ANY (t.sites) AND t.collects AND NOT t.closed_for_good LIMIT 1)`;

// clock() is a function of this schema and never null.
const CLOCK = { notNull: ['readAt'] };

const FIND_ACTIVE = sql(
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

const FIND_OFFER = sql(
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

const ADD_ONE = sql(
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

const SET_QUANTITY = sql(
  'set-quantity',
  `${TOUCH}
  UPDATE line_item l SET quantity = $3 FROM c WHERE l.cart_id = c.id AND l.id::text = $2 RETURNING l.id`,
);

const REMOVE_LINE = sql(
  'remove-line',
  `${TOUCH}
  DELETE FROM line_item l USING c WHERE l.cart_id = c.id AND l.id::text = $2 RETURNING l.id`,
);

const SAVE_COURIER_DETAILS = sql(
  'save-courier-details',
  `
  UPDATE cart SET shipping_method = $3, shipping_address = $4, collection = NULL, guest_email = coalesce($5, guest_email),
    marketing_preference = coalesce($6, marketing_preference), version = version + 1, updated_at = now()
  WHERE site = $1 AND owner = $2 AND state = 'active' AND placement_id IS NULL
  RETURNING id`,
);

const SAVE_COLLECT_DETAILS = sql(
  'save-collect-details',
  `
  UPDATE cart SET shipping_method = $3, collection = $4, guest_email = coalesce($5, guest_email),
    marketing_preference = coalesce($6, marketing_preference), version = version + 1, updated_at = now()
  WHERE site = $1 AND owner = $2 AND state = 'active' AND placement_id IS NULL
  RETURNING id`,
);

const CHANGE_DELIVERY = sql(
  'change-delivery',
  `
  UPDATE cart SET shipping_method = coalesce($3, shipping_method), shipping_address = coalesce($4, shipping_address),
    collection = CASE WHEN $3::text IS NULL THEN collection END, version = version + 1, updated_at = now()
  WHERE site = $1 AND owner = $2 AND state = 'active' AND placement_id IS NULL
  RETURNING id`,
);

const SAVE_BILLING_ADDRESS = sql(
  'save-billing-address',
  `
  UPDATE cart SET billing_address = $3, version = version + 1, updated_at = now()
  WHERE site = $1 AND owner = $2 AND state = 'active' AND placement_id IS NULL
  RETURNING id`,
);
