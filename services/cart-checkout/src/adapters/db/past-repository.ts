import { retryOnConflict } from '@loupe/database/conflict';
import type { Tx } from '@loupe/database/tx';
import { sql } from './gen/statements.ts';

/** Removes personal data that is no longer needed. Each method returns the number of rows changed. */
export function pastRepository(tx: Tx) {
  const forget =
    (statement: typeof PRUNE_GUEST_CARTS) =>
    async (days: number, limit: number): Promise<number> =>
      (await retryOnConflict(() => tx.query(statement, [days, limit]))).length;
  return {
    /** Guest carts unchanged for `days`, except those under placement or ordered. */
    pruneGuestCarts: forget(PRUNE_GUEST_CARTS),
    /** Guest lists without an item added in the last `days`, and empty ones. */
    pruneGuestLists: forget(PRUNE_GUEST_LISTS),
    /** Removes e-mail and addresses from released placements; the amounts are kept. */
    blankReleased: forget(BLANK_RELEASED),
  };
}

// Also deletes the cart's released placements. Locks the cart's row first, as every write to a cart does.
const PRUNE_GUEST_CARTS = sql(
  'prune-guest-carts',
  `
  WITH idle AS (
    SELECT id FROM cart c
    WHERE owner LIKE 'a:%' AND state <> 'ordered' AND placement_id IS NULL
      AND created_at < clock() - make_interval(days => $1) AND updated_at < clock() - make_interval(days => $1)
      AND NOT EXISTS (SELECT FROM placement p WHERE p.cart_id = c.id AND p.state <> 'released')
      AND NOT EXISTS (SELECT FROM sales_order o WHERE o.cart_id = c.id)
    ORDER BY created_at LIMIT $2 FOR UPDATE SKIP LOCKED
  ), freed AS (
    DELETE FROM reservation USING placement p, idle WHERE placement_id = p.id AND p.cart_id = idle.id
  ), tried AS (
    DELETE FROM placement USING idle WHERE cart_id = idle.id
  )
  DELETE FROM cart USING idle WHERE cart.id = idle.id RETURNING cart.id`,
);

const PRUNE_GUEST_LISTS = sql(
  'prune-guest-lists',
  `
  WITH idle AS (
    SELECT id FROM shopping_list l
    WHERE owner LIKE 'a:%' AND NOT EXISTS (
      SELECT FROM shopping_list_item WHERE list_id = l.id AND added_at >= clock() - make_interval(days => $1))
    LIMIT $2 FOR UPDATE SKIP LOCKED
  ), items AS (
    DELETE FROM shopping_list_item USING idle WHERE list_id = idle.id
  )
  DELETE FROM shopping_list USING idle WHERE shopping_list.id = idle.id RETURNING shopping_list.id`,
);

const BLANK_RELEASED = sql(
  'blank-released-placements',
  `
  UPDATE placement SET challenge = NULL, snapshot = snapshot || jsonb_build_object('email', '', 'cart', (snapshot -> 'cart')
    || '{"shippingAddress": null, "billingAddress": null, "guestEmail": null}')
  FROM (
    SELECT id AS named FROM placement
    WHERE state = 'released' AND snapshot ->> 'email' <> '' AND created_at < clock() - make_interval(days => $1)
    ORDER BY created_at LIMIT $2 FOR UPDATE SKIP LOCKED
  ) AS chosen
  WHERE id = named RETURNING id`,
);
