import { parsePage } from '../domain/list/page.ts';
import type { PageRequest } from '../domain/list/page.ts';
import type { ShoppingList } from '../domain/list/shopping-list.ts';
import { showList } from '../domain/list/shown-list.ts';
import type { ShownList } from '../domain/list/shown-list.ts';
import type { Shopper } from '../domain/shopper.ts';

export interface ViewShoppingListPorts {
  readonly lists: { find(shopper: Shopper, page: PageRequest): Promise<ShoppingList> };
}

export interface ListChanged {
  readonly type: 'ShoppingList';
  readonly list: ShownList;
}

/** A page of the shopper's list at current prices and stock (QY-14). @throws InvalidFieldError */
export async function viewShoppingList(
  { lists }: ViewShoppingListPorts,
  shopper: Shopper,
  page: PageRequest,
): Promise<ShownList> {
  return showList(await lists.find(shopper, parsePage(page)));
}
