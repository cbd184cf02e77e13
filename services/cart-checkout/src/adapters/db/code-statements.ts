import { sql } from './gen/statements.ts';

/** The statements of a cart's codes and chosen gifts. A cart under placement keeps them. */

// $3 are codes that it replaces. A code that the cart has moves to the end.
export const ADD_CODE = sql(
  'add-discount-code',
  `
  UPDATE cart SET version = version + 1, updated_at = now(), discount_codes = ARRAY(
    SELECT code FROM unnest(discount_codes) WITH ORDINALITY AS e(code, position)
    WHERE code <> $2 AND code <> ALL ($3::text[]) ORDER BY position) || $2::text
  WHERE id = $1 AND state = 'active' AND placement_id IS NULL
  RETURNING id`,
);

export const REMOVE_CODE = sql(
  'remove-discount-code',
  `
  UPDATE cart SET version = version + 1, updated_at = now(), discount_codes = array_remove(discount_codes, $2)
  WHERE id = $1 AND state = 'active' AND placement_id IS NULL
  RETURNING id`,
);

export const CHOOSE_GIFT = sql(
  'choose-gift',
  `
  WITH c AS (
    UPDATE cart SET version = version + 1, updated_at = now()
    WHERE id = $1 AND state = 'active' AND placement_id IS NULL
    RETURNING id
  )
  INSERT INTO cart_gift (cart_id, origin, sku) SELECT id, $2, $3 FROM c
  ON CONFLICT (cart_id, origin) DO UPDATE SET sku = excluded.sku
  RETURNING origin`,
);

export const REMOVE_GIFT = sql(
  'remove-gift',
  `
  WITH c AS (
    UPDATE cart SET version = version + 1, updated_at = now()
    WHERE id = $1 AND state = 'active' AND placement_id IS NULL
    RETURNING id
  ), gone AS (
    DELETE FROM cart_gift g USING c WHERE g.cart_id = c.id AND g.origin = $2
  )
  SELECT id FROM c`,
);

// Its customer has used up the code as another shopper, for example as a guest with the same e-mail.
export const DROP_USED_CODES = sql(
  'drop-used-codes',
  `
  UPDATE cart SET version = version + 1, updated_at = now(), discount_codes = ARRAY(
    SELECT e.code FROM unnest(discount_codes) WITH ORDINALITY AS e(code, position)
    WHERE NOT EXISTS (
      SELECT FROM code_customer u JOIN promotion_code k ON k.code = u.code
      WHERE u.code = e.code AND u.customer = ANY ($2::text[]) AND u.uses >= k.max_uses_per_customer) ORDER BY e.position)
  WHERE id = $1 AND state = 'active' AND placement_id IS NULL
  RETURNING id`,
);
