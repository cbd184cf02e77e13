import { retryOnConflict } from '@loupe/database/conflict';
import type { Statement } from '@loupe/database/statement';
import type { Tx } from '@loupe/database/tx';
import type { MergedLines, StoredLine } from '../../domain/cart/merge-lines.ts';
import type { Shopper } from '../../domain/shopper.ts';
import type { NewerBag } from '../../use-cases/give-bag-back.ts';
import * as statements from './merge-statements.ts';

export function mergeRepository(tx: Tx) {
  const idOf = async (
    statement: Statement<[string, string], { id: string }>,
    { site, owner }: Shopper,
  ): Promise<string | null> => {
    const [row] = await tx.query(statement, [site, owner]);
    return row?.id ?? null;
  };

  return {
    /** Whether the guest has a cart, a list or an application that can become the customer's now. One inexpensive statement. */
    async isPending({ site, owner }: Shopper, guest: Shopper): Promise<boolean> {
      const [row] = await tx.query(statements.IS_PENDING, [site, owner, guest.owner]);
      return row?.pending === true;
    },

    /** A guest's open application becomes the customer's. Nothing is done where it does not wait, or the customer has one. */
    async adoptApplication({ site, owner }: Shopper, guest: Shopper): Promise<void> {
      await retryOnConflict(() => tx.query(statements.ADOPT_APPLICATION, [site, owner, guest.owner]));
    },

    /** @returns null when there is no such cart, or it is under placement */
    lockGuestCart: (guest: Shopper) => idOf(statements.LOCK_GUEST_CART, guest),

    /** Creates the customer's cart if there is none. @returns null when it is under placement */
    lockOwnCart: (customer: Shopper) => idOf(statements.LOCK_OWN_CART, customer),

    /** Bags whose placement has ended without an order, and that were not given back yet, the oldest first. */
    findReturned: async (limit: number): Promise<string[]> =>
      (await tx.query(statements.FIND_RETURNED, [limit])).map(({ id }) => id),

    /** @returns whose bag it is, or null when it is not to be given back any more */
    async lockReturned(cartId: string): Promise<Shopper | null> {
      const [row] = await tx.query(statements.LOCK_RETURNED, [cartId]);
      return row ?? null;
    },

    async lockNewer({ site, owner }: Shopper): Promise<NewerBag | null> {
      const [row] = await tx.query(statements.LOCK_NEWER, [site, owner]);
      return row ?? null;
    },

    /** @param retired takes its place; null for none */
    async activate(cartId: string, retired: string | null): Promise<void> {
      if (retired !== null) await tx.query(statements.RETIRE, [retired]);
      await tx.query(statements.ACTIVATE, [cartId]);
    },

    async linesOf(guestCart: string, ownCart: string): Promise<{ guest: StoredLine[]; own: StoredLine[] }> {
      const lines = await tx.query(statements.LINES, [guestCart, ownCart]);
      const of = (cartId: string) => lines.filter((line) => line.cartId === cartId);
      return { guest: of(guestCart), own: of(ownCart) };
    },

    /** Moves the lines to the customer's cart and marks the guest's as merged. */
    async mergeCarts(guestCart: string, ownCart: string, { raised, moved }: MergedLines): Promise<void> {
      await tx.query(statements.MERGE_CARTS, [guestCart, ownCart, JSON.stringify(raised), moved]);
    },

    /** Moves the guest's list items to the customer's list. @param limit how many of the newest are kept */
    async mergeLists(guest: Shopper, customer: Shopper, limit: number): Promise<void> {
      const guestList = await idOf(statements.LOCK_GUEST_LIST, guest);
      if (guestList === null) return;
      const [own] = await tx.query(statements.LOCK_OWN_LIST, [customer.site, customer.owner]);
      const ownList = own!.id; // the upsert always returns its row
      for (const statement of statements.MERGE_LISTS) await tx.query(statement, [guestList, ownList]);
      await tx.query(statements.CUT_LIST, [ownList, limit]);
      await tx.query(statements.COUNT_LISTS, [guestList, ownList]);
    },
  };
}
