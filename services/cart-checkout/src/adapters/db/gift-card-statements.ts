import { sql } from './gen/statements.ts';

/** The statements of a cart's gift cards. A cart under placement keeps its cards; only their balances may change. */

// A card that the cart has keeps its place, with the balance just named by the provider.
export const ADD_GIFT_CARD = sql(
  'add-gift-card',
  `
  WITH c AS (
    UPDATE cart SET version = version + 1, updated_at = now()
    WHERE id = $1 AND state = 'active' AND placement_id IS NULL
    RETURNING id, owner
  )
  INSERT INTO cart_gift_card (cart_id, id, masked_number, balance, position, added_to, added_by)
  SELECT c.id, $2, $3, $4, (SELECT coalesce(max(position), 0) + 1 FROM cart_gift_card WHERE cart_id = $1), c.id, c.owner FROM c
  ON CONFLICT (cart_id, id) DO UPDATE SET balance = excluded.balance
  RETURNING id`,
);

export const REMOVE_GIFT_CARD = sql(
  'remove-gift-card',
  `
  WITH c AS (
    UPDATE cart SET version = version + 1, updated_at = now()
    WHERE id = $1 AND state = 'active' AND placement_id IS NULL
    RETURNING id
  ), gone AS (
    DELETE FROM cart_gift_card g USING c WHERE g.cart_id = c.id AND g.id = $2
  )
  SELECT id FROM c`,
);

export const SET_GIFT_CARD_BALANCE = sql(
  'set-gift-card-balance',
  `UPDATE cart_gift_card SET balance = $3 WHERE cart_id = $1 AND id = $2 RETURNING id`,
);
