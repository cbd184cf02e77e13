import type { FailureOf } from '../domain/failures.ts';
import { parsePage } from '../domain/list/page.ts';
import type { PageRequest } from '../domain/list/page.ts';
import { isProductKey } from '../domain/list/product-key.ts';
import type { Shopper } from '../domain/shopper.ts';
import { viewShoppingList } from './view-shopping-list.ts';
import type { ListChanged, ViewShoppingListPorts } from './view-shopping-list.ts';

export interface AddToShoppingListPorts extends ViewShoppingListPorts {
  readonly lists: ViewShoppingListPorts['lists'] & {
    add(shopper: Shopper, productKey: string, limit: number): Promise<'listed' | 'full' | 'unknown'>;
  };
  /** The most products in a list (ER-03). */
  readonly shoppingListLimit: number;
}

export type AddToShoppingListResult =
  ListChanged | FailureOf<'ProductNotFoundError' | 'ShoppingListLineItemsMaxLimitError'>;

/** Adds a product to the list (MU-17); one that is already in the list is not changed. @throws InvalidFieldError */
export async function addToShoppingList(
  ports: AddToShoppingListPorts,
  shopper: Shopper,
  { productKey, ...page }: { readonly productKey: string } & PageRequest,
): Promise<AddToShoppingListResult> {
  const request = parsePage(page);
  if (!isProductKey(productKey)) return { type: 'ProductNotFoundError' };
  const limit = ports.shoppingListLimit;
  const outcome = await ports.lists.add(shopper, productKey, limit);
  if (outcome === 'unknown') return { type: 'ProductNotFoundError' };
  if (outcome === 'full') {
    return { type: 'ShoppingListLineItemsMaxLimitError', limit, site: shopper.site };
  }
  return { type: 'ShoppingList', list: await viewShoppingList(ports, shopper, request) };
}
