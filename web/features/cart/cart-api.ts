import { callGraph } from '#lib/graph-call.ts';
import {
  AddToCartDocument,
  AddToShoppingListFromCartDocument,
  UpdateQuantityDocument,
  type FullCartFragment,
} from '#gql/graphql.ts';
import { toListPage, type ListPage } from '../favourites/list-page.ts';
import type { CartFailure } from './failure-text.ts';
import { keepCart } from './cart-of-page.ts';

export type CartChange = { cart: FullCartFragment } | { failure: CartFailure };

/** @throws when the call itself fails */
export async function addToCart(piece: {
  productId: string;
  variantId: string;
  sku: string;
}): Promise<CartChange> {
  return change((await callGraph(AddToCartDocument, piece)).addToCart);
}

/** 0 removes the line. @throws when the call itself fails */
export async function updateQuantity(lineItemId: string, quantity: number): Promise<CartChange> {
  return change((await callGraph(UpdateQuantityDocument, { lineItemId, quantity })).updateQuantity);
}

/** Moves a line from the bag to the list (MU-17); returns both. @throws when the call itself fails */
export async function saveForLater(
  lineItemId: string,
  pageSize: number,
): Promise<CartChange & { list?: ListPage }> {
  const variables = { lineItemId, pageIndex: 0, pageSize };
  const moved = (await callGraph(AddToShoppingListFromCartDocument, variables)).addToShoppingListFromCart;
  if (moved.__typename !== 'ShoppingListAndCart') return { failure: moved };
  keepCart(moved.cart);
  return { cart: moved.cart, list: toListPage(moved.shoppingList) };
}

type WholeCart = { readonly __typename: 'Cart' } & FullCartFragment;

function change(answer: WholeCart | CartFailure): CartChange {
  if (answer.__typename !== 'Cart') return { failure: answer };
  keepCart(answer);
  return { cart: answer };
}
