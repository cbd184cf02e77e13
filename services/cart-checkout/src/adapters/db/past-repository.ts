import { retryOnConflict } from '@loupe/database/conflict';
import type { Sweep } from '@loupe/database/retention';
import type { Tx } from '@loupe/database/tx';
import { pruneInbox } from '@loupe/messaging/inbox';
import { sql } from './gen/statements.ts';

/** Removes what is past its time. Each method returns the number of rows changed. */
export function pastRepository(tx: Tx) {
  const forget =
    (statement: typeof PRUNE_GUEST_CARTS): Sweep =>
    async (keep, limit) =>
      (await retryOnConflict(() => tx.query(statement, [keep, limit]))).length;
  return {
    /** Guest carts unchanged for so long, except those under placement or ordered. */
    pruneGuestCarts: forget(PRUNE_GUEST_CARTS),
    /** Guest lists without an item added in that time, and empty ones; the number counts those looked at. */
    pruneGuestLists: forget(PRUNE_GUEST_LISTS),
    /** Those that have been over for so long. */
    prunePromisedPrices: forget(PRUNE_PROMISED_PRICES),
    /** Removes e-mail and addresses from placements that have ended; the amounts are kept. */
    blankReleased: forget(BLANK_RELEASED),
    blankPlaced: forget(BLANK_PLACED),
    /** Removes them from carts that were ordered: the order has its own. */
    blankOrderedCarts: forget(BLANK_ORDERED_CARTS),
    pruneInbox: pruneInbox(tx),
    pruneCountBatches: forget(PRUNE_COUNT_BATCHES),
  };
}

// Also deletes the cart's released placements. Locks the cart's row first, as every write to a cart does.
const PRUNE_GUEST_CARTS = sql(
  'prune-guest-carts',
  `
  WITH idle AS (
    SELECT id FROM cart c
    WHERE owner LIKE 'a:%' AND state <> 'ordered' AND placement_id IS NULL
      AND created_at < clock() - $1::text::interval AND updated_at < clock() - $1::text::interval
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
  WITH looked AS (
    SELECT id, (SELECT max(added_at) FROM shopping_list_item WHERE list_id = l.id) AS added_at
    FROM shopping_list l
    WHERE owner LIKE 'a:%' AND looked_at < clock() - $1::text::interval
    ORDER BY looked_at LIMIT $2 FOR UPDATE SKIP LOCKED
  ), used AS (
    UPDATE shopping_list SET looked_at = looked.added_at FROM looked
    WHERE shopping_list.id = looked.id AND looked.added_at >= clock() - $1::text::interval
    RETURNING shopping_list.id
  ), idle AS (
    SELECT id FROM looked WHERE added_at IS NULL OR added_at < clock() - $1::text::interval
  ), items AS (
    DELETE FROM shopping_list_item USING idle WHERE list_id = idle.id
  ), gone AS (
    DELETE FROM shopping_list USING idle WHERE shopping_list.id = idle.id RETURNING shopping_list.id
  )
  SELECT id FROM used UNION ALL SELECT id FROM gone`,
);

const blankPlacements = (state: string): string => `
  UPDATE placement SET challenge = NULL, snapshot = (snapshot - 'marketingPreference') || jsonb_build_object('email', '', 'cart',
    (snapshot -> 'cart') || '{"shippingAddress": null, "billingAddress": null, "guestEmail": null}')
  FROM (
    SELECT id AS named FROM placement
    WHERE state = '${state}' AND snapshot ->> 'email' <> '' AND created_at < clock() - $1::text::interval
    ORDER BY created_at LIMIT $2 FOR UPDATE SKIP LOCKED
  ) AS chosen
  WHERE id = named RETURNING id`;

const BLANK_RELEASED = sql('blank-released-placements', blankPlacements('released'));
const BLANK_PLACED = sql('blank-placed-placements', blankPlacements('placed'));

const BLANK_ORDERED_CARTS = sql(
  'blank-ordered-carts',
  `
  UPDATE cart SET shipping_address = NULL, billing_address = NULL, guest_email = NULL, marketing_preference = NULL, collection = NULL
  FROM (
    SELECT id AS named FROM cart
    WHERE state = 'ordered' AND (guest_email IS NOT NULL OR billing_address IS NOT NULL OR shipping_address IS NOT NULL)
      AND updated_at < clock() - $1::text::interval
    ORDER BY updated_at LIMIT $2 FOR UPDATE SKIP LOCKED
  ) AS chosen
  WHERE id = named RETURNING id`,
);

const PRUNE_PROMISED_PRICES = sql(
  'prune-promised-prices',
  `
  DELETE FROM promised_price USING (
    SELECT id AS past FROM promised_price WHERE valid_until < clock() - $1::text::interval
    ORDER BY valid_until LIMIT $2 FOR UPDATE SKIP LOCKED
  ) AS chosen
  WHERE id = past RETURNING id`,
);

// No batch of a minute older than a day is counted, so that its repeat need not be recognised for longer.
const PRUNE_COUNT_BATCHES = sql(
  'prune-count-batches',
  `
  DELETE FROM inbox WHERE (consumer, message_id) IN (
    SELECT consumer, message_id FROM inbox
    WHERE consumer IN ('cart-checkout.visits', 'cart-checkout.steps') AND received_at < now() - $1::text::interval
    LIMIT $2 FOR UPDATE SKIP LOCKED)
  RETURNING message_id AS id`,
);
