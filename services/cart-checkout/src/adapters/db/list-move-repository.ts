import type { Tx } from '@loupe/database/tx';
import type { KeptChoice } from '../../domain/list/shopping-list.ts';
import type { Shopper } from '../../domain/shopper.ts';
import { LINE_ID } from './cart-statements.ts';
import { LOCK_OWN_LIST } from './merge-statements.ts';
import { sql } from './gen/statements.ts';

/** Moves a line from cart to shopping list, in the caller's transaction; the cart's row is locked first, then the list's. */
export function listMoveRepository(tx: Tx) {
  return {
    /** @returns `frozen` for a cart that is under placement or no longer active; `gone` when it does not have the line */
    async takeLine(cartId: string, lineItemId: string): Promise<'taken' | 'gone' | 'frozen'> {
      const isFree = (await tx.query(LOCK_CART, [cartId])).length > 0;
      if (!isFree) return 'frozen';
      return (await tx.query(TAKE, [cartId, lineItemId])).length > 0 ? 'taken' : 'gone';
    },

    /** A product that is on the list keeps its place, with the later choice. @returns false, and changes nothing, when the list is full and does not contain the product */
    async put(
      { site, owner }: Shopper,
      { productId, ...kept }: KeptChoice & { readonly productId: string },
      limit: number,
    ): Promise<boolean> {
      const [list] = await tx.query(LOCK_OWN_LIST, [site, owner]);
      const [row] = await tx.query(PUT, [list!.id, productId, limit, JSON.stringify(kept)]);
      return row?.listed === true;
    },
  };
}

const LOCK_CART = sql(
  'lock-unfrozen-cart',
  `SELECT FROM cart WHERE id = $1 AND state = 'active' AND placement_id IS NULL FOR UPDATE`,
);

const TAKE = sql(
  'take-line',
  `
  WITH gone AS (
    DELETE FROM line_item l WHERE l.cart_id = $1 AND ${LINE_ID} = $2 RETURNING l.cart_id
  )
  UPDATE cart SET version = version + 1, updated_at = now() FROM gone WHERE cart.id = gone.cart_id RETURNING cart.id`,
);

const PUT = sql(
  'put-on-list',
  `
  WITH added AS (
    INSERT INTO shopping_list_item (list_id, product_id, kept)
    SELECT id, $2::uuid, $4::jsonb FROM shopping_list WHERE id = $1 AND size < $3
    ON CONFLICT (list_id, product_id) DO NOTHING RETURNING list_id
  ), chosen AS (
    UPDATE shopping_list_item SET kept = $4::jsonb WHERE list_id = $1 AND product_id = $2::uuid
  ), counted AS (
    UPDATE shopping_list SET size = size + 1 FROM added WHERE shopping_list.id = added.list_id
  )
  SELECT EXISTS (SELECT FROM added)
    OR EXISTS (SELECT FROM shopping_list_item WHERE list_id = $1 AND product_id = $2::uuid) AS listed`,
);
