import type { Tx } from '@loupe/database/tx';
import type { PricedCart } from '../domain/pricing/priced-cart.ts';
import type { FailureOf } from '../domain/failures.ts';
import { parsePage } from '../domain/list/page.ts';
import type { PageRequest } from '../domain/list/page.ts';
import type { KeptChoice } from '../domain/list/shopping-list.ts';
import type { ShownList } from '../domain/list/shown-list.ts';
import type { Shopper } from '../domain/shopper.ts';
import { changeCart } from './change-cart.ts';
import type { ChangeCartPorts } from './change-cart.ts';
import { viewCart } from './view-cart.ts';
import type { ViewCartPorts } from './view-cart.ts';
import { viewShoppingList } from './view-shopping-list.ts';
import type { ViewShoppingListPorts } from './view-shopping-list.ts';

export interface AddToShoppingListFromCartPorts
  extends ViewCartPorts, ViewShoppingListPorts, ChangeCartPorts {
  readonly listMovesIn: (tx: Tx) => {
    takeLine(cartId: string, lineItemId: string): Promise<'taken' | 'gone' | 'frozen'>;
    put(shopper: Shopper, line: KeptChoice & { readonly productId: string }, limit: number): Promise<boolean>;
  };
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** The most products in a list (ER-03). */
  readonly shoppingListLimit: number;
}

export interface ListedLine extends PageRequest {
  readonly lineItemId: string;
}

export type AddToShoppingListFromCartResult =
  | { readonly type: 'ShoppingListAndCart'; readonly list: ShownList; readonly cart: PricedCart }
  | FailureOf<
      | 'CartNotFoundError'
      | 'LineItemNotFoundError'
      | 'CheckoutInProgress'
      | 'ShoppingListLineItemsMaxLimitError'
    >;

/**
 * Moves a cart line with all its pieces to the shopping list (MU-17), in one transaction. What was chosen for them is kept. A payment with an open challenge is
 * abandoned by it. @throws InvalidFieldError
 */
export async function addToShoppingListFromCart(
  ports: AddToShoppingListFromCartPorts,
  shopper: Shopper,
  { lineItemId, ...page }: ListedLine,
): Promise<AddToShoppingListFromCartResult> {
  const request = parsePage(page);
  const cart = await viewCart(ports, shopper);
  if (cart === null) return { type: 'CartNotFoundError' };
  const line = cart.lines.find(({ id }) => id === lineItemId);
  if (line === undefined) return { type: 'LineItemNotFoundError' };

  let outcome = 'frozen' as Outcome;
  await changeCart(ports, shopper, async () => {
    const { id, productId, sku, stockSku = sku, options } = line;
    outcome = await move(ports, shopper, { cartId: cart.id, id, productId, sku: stockSku, options });
    return outcome !== 'frozen';
  });
  if (outcome === 'frozen') return { type: 'CheckoutInProgress' };
  if (outcome === 'gone') return { type: 'LineItemNotFoundError' };
  if (outcome === 'full') {
    const limit = ports.shoppingListLimit;
    return { type: 'ShoppingListLineItemsMaxLimitError', limit, site: shopper.site };
  }
  const list = await viewShoppingList(ports, shopper, request);
  const left = await viewCart(ports, shopper);
  return left === null ? { type: 'CartNotFoundError' } : { type: 'ShoppingListAndCart', list, cart: left };
}

type Outcome = 'taken' | 'gone' | 'frozen' | 'full';

/** Rolls back the transaction: the line stays in the cart. */
class ListFullError extends Error {
  override readonly name = 'ListFullError';
}

async function move(
  { transaction, listMovesIn, shoppingListLimit }: AddToShoppingListFromCartPorts,
  shopper: Shopper,
  { cartId, id, ...kept }: KeptChoice & Record<'cartId' | 'id' | 'productId', string>,
): Promise<Outcome> {
  try {
    return await transaction(async (tx) => {
      const moves = listMovesIn(tx);
      const outcome = await moves.takeLine(cartId, id);
      if (outcome === 'taken' && !(await moves.put(shopper, kept, shoppingListLimit))) {
        throw new ListFullError();
      }
      return outcome;
    });
  } catch (error) {
    if (error instanceof ListFullError) return 'full';
    throw error;
  }
}
