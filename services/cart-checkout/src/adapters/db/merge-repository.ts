import type { Tx } from '@loupe/database/tx';
import type { MergedLines, StoredLine } from '../../domain/cart/merge-lines.ts';
import type { Shopper } from '../../domain/shopper.ts';
import * as sql from './merge-sql.ts';

export function mergeRepository(tx: Tx) {
  const idOf = async (statement: string, { site, owner }: Shopper): Promise<string | null> => {
    const [row] = await tx.query<{ id: string }>(statement, [site, owner]);
    return row?.id ?? null;
  };

  return {
    /** Whether the guest has a bag or a list that could go into the customer's now. One cheap statement. */
    async isPending({ site, owner }: Shopper, guest: Shopper): Promise<boolean> {
      const [row] = await tx.query<{ pending: boolean }>(sql.IS_PENDING, [site, owner, guest.owner]);
      return row?.pending === true;
    },

    /** @returns null for a bag that is not there, or under placement */
    lockGuestCart: (guest: Shopper) => idOf(sql.LOCK_GUEST_CART, guest),

    /** Makes the customer's cart where there is none. @returns null for one under placement */
    lockOwnCart: (customer: Shopper) => idOf(sql.LOCK_OWN_CART, customer),

    async linesOf(guestCart: string, ownCart: string): Promise<{ guest: StoredLine[]; own: StoredLine[] }> {
      const lines = await tx.query<StoredLine & { cartId: string }>(sql.LINES, [guestCart, ownCart]);
      const of = (cartId: string) => lines.filter((line) => line.cartId === cartId);
      return { guest: of(guestCart), own: of(ownCart) };
    },

    /** Closes the guest's cart for good, its lines in the customer's. */
    async mergeCarts(guestCart: string, ownCart: string, { raised, moved }: MergedLines): Promise<void> {
      await tx.query(sql.MERGE_CARTS, [guestCart, ownCart, JSON.stringify(raised), moved]);
    },

    /** Moves what the guest remembered to the customer's list. @param limit of which the newest stay */
    async mergeLists(guest: Shopper, customer: Shopper, limit: number): Promise<void> {
      const guestList = await idOf(sql.LOCK_GUEST_LIST, guest);
      if (guestList === null) return;
      const lists = [guestList, await idOf(sql.LOCK_OWN_LIST, customer)];
      for (const statement of sql.MERGE_LISTS) await tx.query(statement, lists);
      await tx.query(sql.CUT_LIST, [lists[1], limit]);
      await tx.query(sql.COUNT_LISTS, lists);
    },
  };
}
