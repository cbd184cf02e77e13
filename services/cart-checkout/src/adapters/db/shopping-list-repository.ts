import { retryOnConflict } from '@loupe/database/conflict';
import type { ValuesOf } from '@loupe/database/statement';
import type { Tx } from '@loupe/database/tx';
import type { PageRequest } from '../../domain/list/page.ts';
import type { ShoppingList } from '../../domain/list/shopping-list.ts';
import type { Shopper } from '../../domain/shopper.ts';
import * as statements from './shopping-list-statements.ts';

type AddValues = ValuesOf<typeof statements.ADD>;

/** Shopping lists. Each call of a method is one statement, except `add`, which may retry. */
export function shoppingListRepository(tx: Tx) {
  async function tryAdd(values: AddValues, isRetry = false): Promise<'listed' | 'full' | 'unknown'> {
    try {
      const [row] = await retryOnConflict(() => tx.query(statements.ADD, values));
      if (row?.listed === true) return 'listed';
      return row?.known === true ? 'full' : 'unknown';
    } catch (error) {
      const { constraint = '' } = error as { constraint?: string };
      // A concurrent request added it.
      if (constraint === ITEM_ONCE) return 'listed';
      // A concurrent request created the list, which the retry finds.
      if (LIST_ONCE.has(constraint) && !isRetry) return tryAdd(values, true);
      throw error;
    }
  }

  return {
    /** A page of the shopper's list; an empty page if there is no list. */
    async find({ site, owner }: Shopper, { pageIndex, pageSize }: PageRequest): Promise<ShoppingList> {
      const [list] = await tx.query(statements.FIND_PAGE, [site, owner, pageIndex, pageSize]);
      return list!;
    },

    /**
     * Adds a product that the shopper's site sells; `unknown` for any other.
     * @param limit the most products a list can contain
     */
    async add({ site, owner }: Shopper, productKey: string, limit: number) {
      const values: AddValues = [site, owner, productKey, limit];
      const outcome = await tryAdd(values);
      // A concurrent add may have filled the list with this same product: the second attempt sees it.
      return outcome === 'full' ? tryAdd(values) : outcome;
    },

    /** Removes a product; does nothing if it is not in the list. */
    async remove({ site, owner }: Shopper, productKey: string): Promise<void> {
      await retryOnConflict(() => tx.query(statements.REMOVE, [site, owner, productKey]));
    },
  };
}

const ITEM_ONCE = 'shopping_list_item_list_id_product_id_key';
/** Equivalent, because the id is derived from site and owner. */
const LIST_ONCE = new Set(['shopping_list_pkey', 'shopping_list_site_owner_key']);
