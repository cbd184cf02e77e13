import { retryOnConflict } from '@loupe/database/conflict';
import type { Tx } from '@loupe/database/tx';
import type { PageRequest } from '../../domain/list/page.ts';
import type { ShoppingList } from '../../domain/list/shopping-list.ts';
import type { Shopper } from '../../domain/shopper.ts';
import * as sql from './shopping-list-sql.ts';

/** Lists, one statement each. */
export function shoppingListRepository(tx: Tx) {
  async function tryAdd(values: readonly unknown[], isAgain = false): Promise<'listed' | 'full' | 'unknown'> {
    try {
      const [row] = await retryOnConflict(() =>
        tx.query<{ known: boolean; listed: boolean }>(sql.ADD, values),
      );
      if (row?.listed === true) return 'listed';
      return row?.known === true ? 'full' : 'unknown';
    } catch (error) {
      const { constraint = '' } = error as { constraint?: string };
      // Another request has added it in the meantime.
      if (constraint === ITEM_ONCE) return 'listed';
      // Another request has made the list in the meantime, and it is there now.
      if (LIST_ONCE.has(constraint) && !isAgain) return tryAdd(values, true);
      throw error;
    }
  }

  return {
    /** A page of the shopper's list; an empty one for who has none. */
    async find({ site, owner }: Shopper, { pageIndex, pageSize }: PageRequest): Promise<ShoppingList> {
      const [list] = await tx.query<ShoppingList>(sql.FIND_PAGE, [site, owner, pageIndex, pageSize]);
      return list!;
    },

    /**
     * Remembers a product that the shopper's site lists; `unknown` for any other.
     * @param limit products a list holds at most
     */
    async add({ site, owner }: Shopper, productKey: string, limit: number) {
      const values = [site, owner, productKey, limit];
      const outcome = await tryAdd(values);
      // What filled the list while this waited may have been the same product: another look tells.
      return outcome === 'full' ? tryAdd(values) : outcome;
    },

    /** Forgets a product; what is not there stays so. */
    async remove({ site, owner }: Shopper, productKey: string): Promise<void> {
      await retryOnConflict(() => tx.query(sql.REMOVE, [site, owner, productKey]));
    },
  };
}

const ITEM_ONCE = 'shopping_list_item_list_id_product_id_key';
/** Both say the same, the id being made of site and owner. */
const LIST_ONCE = new Set(['shopping_list_pkey', 'shopping_list_site_owner_key']);
