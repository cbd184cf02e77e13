import { parsePage } from '../domain/list/page.ts';
import type { PageRequest } from '../domain/list/page.ts';
import { isProductKey } from '../domain/list/product-key.ts';
import type { Shopper } from '../domain/shopper.ts';
import { viewShoppingList } from './view-shopping-list.ts';
import type { ListChanged, ViewShoppingListPorts } from './view-shopping-list.ts';

export interface RemoveFromShoppingListPorts extends ViewShoppingListPorts {
  readonly lists: ViewShoppingListPorts['lists'] & {
    remove(shopper: Shopper, productKey: string): Promise<void>;
  };
}

/**
 * Removes a product from the list, also one that the site no longer sells (MU-17). A missing one is no error.
 * @throws InvalidFieldError
 */
export async function removeFromShoppingList(
  ports: RemoveFromShoppingListPorts,
  shopper: Shopper,
  { productKey, ...page }: { readonly productKey: string } & PageRequest,
): Promise<ListChanged> {
  const request = parsePage(page);
  if (isProductKey(productKey)) await ports.lists.remove(shopper, productKey);
  return { type: 'ShoppingList', list: await viewShoppingList(ports, shopper, request) };
}
