import { FINANCE_METHOD } from '../../domain/cart/chosen-finance.ts';
import { VARIANT_SKU } from './cart-statements.ts';
import { sql } from './gen/statements.ts';
import { isOpenApplication } from './placement-json.ts';

/**
 * The statements that merge a guest's cart and list into a customer's. They run in one transaction, because each must see what
 * was committed before the earlier row locks were granted. Lock order: guest's cart, own cart, guest's list, own list.
 */

// Of a guest: it waits, its bag went with it, and the customer has none of their own.
const ADOPTABLE = `placement.site = $1 AND placement.owner = $3 AND ${isOpenApplication('placement')} AND placement.state = 'challenge'
    AND cart.state = 'detached' AND NOT EXISTS (
      SELECT FROM placement own WHERE own.site = $1 AND own.owner = $2 AND ${isOpenApplication('own')})`;

// $1 site, $2 customer, $3 guest. A cart under placement is not changed.
export const IS_PENDING = sql(
  'is-merge-pending',
  `
  SELECT EXISTS (
        SELECT FROM cart c WHERE site = $1 AND owner = $3 AND state = 'active' AND placement_id IS NULL
          AND (EXISTS (SELECT FROM line_item WHERE cart_id = c.id) OR EXISTS (SELECT FROM cart_gift_card WHERE cart_id = c.id)))
      AND NOT EXISTS (SELECT FROM cart WHERE site = $1 AND owner = $2 AND state = 'active' AND placement_id IS NOT NULL)
    OR EXISTS (SELECT FROM shopping_list WHERE site = $1 AND owner = $3 AND size > 0)
    OR EXISTS (SELECT FROM placement JOIN cart ON cart.id = placement.cart_id WHERE ${ADOPTABLE}) AS pending`,
);

// The bag's row first, as everywhere. A request in progress finds another version, and what it has learned is left to the next look.
export const ADOPT_APPLICATION = sql(
  'adopt-application',
  `
  WITH bag AS (
    SELECT cart.id FROM placement JOIN cart ON cart.id = placement.cart_id WHERE ${ADOPTABLE} FOR UPDATE OF cart
  ), adopted AS (
    UPDATE placement SET owner = $2, version = version + 1 FROM bag
    WHERE placement.cart_id = bag.id AND placement.site = $1 AND placement.owner = $3 AND placement.state = 'challenge'
    RETURNING cart_id
  )
  UPDATE cart SET owner = $2, updated_at = now() FROM adopted WHERE cart.id = adopted.cart_id`,
);

export const LOCK_GUEST_CART = sql(
  'lock-guest-cart',
  `
  SELECT id FROM cart WHERE site = $1 AND owner = $2 AND state = 'active' AND placement_id IS NULL FOR UPDATE`,
);

export const FIND_RETURNED = sql(
  'find-returned-carts',
  `SELECT id FROM cart WHERE state = 'returned' ORDER BY updated_at LIMIT $1`,
);

export const LOCK_RETURNED = sql(
  'lock-returned-cart',
  `SELECT site, owner FROM cart WHERE id = $1 AND state = 'returned' FOR UPDATE`,
);

// With gift cards a bag is not empty, either.
export const LOCK_NEWER = sql(
  'lock-newer-cart',
  `
  SELECT id, placement_id IS NOT NULL AS "isUnderPlacement", NOT EXISTS (SELECT FROM line_item l WHERE l.cart_id = cart.id)
    AND NOT EXISTS (SELECT FROM cart_gift_card g WHERE g.cart_id = cart.id) AS "isEmpty"
  FROM cart WHERE site = $1 AND owner = $2 AND state = 'active' FOR UPDATE`,
);

// Before the other one becomes active: a shopper has one active bag.
export const RETIRE = sql(
  'retire-empty-cart',
  `UPDATE cart SET state = 'merged', version = version + 1, updated_at = now() WHERE id = $1`,
);

// At the version that the release gave it: the request that was refused may be repeated, and its bag is unchanged.
export const ACTIVATE = sql(
  'activate-returned-cart',
  `UPDATE cart SET state = 'active', updated_at = now() WHERE id = $1`,
);

export const LOCK_OWN_CART = sql(
  'lock-own-cart',
  `
  INSERT INTO cart (site, owner) VALUES ($1, $2)
  ON CONFLICT (site, owner) WHERE state = 'active' DO UPDATE SET state = cart.state WHERE cart.placement_id IS NULL
  RETURNING id`,
);

export const LINES = sql(
  'lines-of-carts',
  `
  SELECT id, cart_id AS "cartId", sku, ${VARIANT_SKU} AS "variantSku", quantity, price_when_added AS "priceWhenAdded", added_at AS "addedAt"
  FROM line_item l WHERE cart_id = $1 OR cart_id = $2 ORDER BY added_at, id`,
);

// $1 guest's cart, $2 own cart.
export const MERGE_CARTS = sql(
  'merge-carts',
  `
  WITH raised AS (
    UPDATE line_item l SET quantity = r.quantity, price_when_added = r."priceWhenAdded"
    FROM jsonb_to_recordset($3) AS r(id uuid, quantity int, "priceWhenAdded" int)
    WHERE l.id = r.id AND l.cart_id = $2
  ), moved AS (
    UPDATE line_item SET cart_id = $2 WHERE cart_id = $1 AND id = ANY ($4::uuid[])
  ), gifts AS (
    INSERT INTO cart_gift (cart_id, origin, sku) SELECT $2, origin, sku FROM cart_gift WHERE cart_id = $1
    ON CONFLICT (cart_id, origin) DO NOTHING
  ), gift_cards AS (
    UPDATE cart_gift_card
    SET cart_id = $2, position = position + (SELECT coalesce(max(position), 0) FROM cart_gift_card WHERE cart_id = $2)
    WHERE cart_id = $1
  )
  UPDATE cart SET state = CASE id WHEN $1 THEN 'merged' ELSE state END, version = version + 1, updated_at = now(),
    discount_codes = CASE id WHEN $1 THEN '{}' ELSE (discount_codes || ARRAY(
      SELECT code FROM cart guest, unnest(guest.discount_codes) WITH ORDINALITY AS e(code, position)
      WHERE guest.id = $1 AND code <> ALL (cart.discount_codes) ORDER BY position))[1:5] END,
    -- The plan that was chosen last: a guest's, just before signing in. A bag that is given back to its own shopper is the older one.
    finance = CASE id WHEN $2 THEN coalesce(
      (SELECT guest.finance FROM cart guest WHERE guest.id = $1 AND guest.owner <> cart.owner), finance) END,
    payment_method = CASE WHEN id = $2 AND EXISTS (
      SELECT FROM cart guest WHERE guest.id = $1 AND guest.finance IS NOT NULL AND guest.owner <> cart.owner)
      THEN '${FINANCE_METHOD}' ELSE payment_method END
  WHERE id = $1 OR id = $2`,
);

export const LOCK_GUEST_LIST = sql(
  'lock-guest-list',
  `
  SELECT id FROM shopping_list WHERE site = $1 AND owner = $2 AND size > 0 FOR UPDATE`,
);

export const LOCK_OWN_LIST = sql(
  'lock-own-list',
  `
  INSERT INTO shopping_list AS known (id, site, owner, size) VALUES (md5($1 || '/' || $2)::uuid, $1, $2, 0)
  ON CONFLICT (id) DO UPDATE SET size = known.size
  RETURNING id`,
);

/** Run in this order: $1 guest's list, $2 own list. A product in both is kept once, with the later `added_at`. */
export const MERGE_LISTS = [
  sql(
    'keep-later-of-two-items',
    `
    UPDATE shopping_list_item own SET added_at = greatest(own.added_at, g.added_at), kept = coalesce(g.kept, own.kept)
    FROM shopping_list_item g WHERE g.list_id = $1 AND own.list_id = $2 AND own.product_id = g.product_id`,
  ),
  sql(
    'remove-items-in-both-lists',
    `
    DELETE FROM shopping_list_item g USING shopping_list_item own
    WHERE g.list_id = $1 AND own.list_id = $2 AND own.product_id = g.product_id`,
  ),
  sql('move-items-to-own-list', 'UPDATE shopping_list_item SET list_id = $2 WHERE list_id = $1'),
] as const;

export const CUT_LIST = sql(
  'cut-list',
  `
  DELETE FROM shopping_list_item WHERE list_id = $1 AND id NOT IN (
    SELECT id FROM shopping_list_item WHERE list_id = $1 ORDER BY added_at DESC, id DESC LIMIT $2)`,
);

export const COUNT_LISTS = sql(
  'count-lists',
  `
  UPDATE shopping_list l SET size = (SELECT count(*) FROM shopping_list_item i WHERE i.list_id = l.id)
  WHERE id = $1 OR id = $2`,
);
