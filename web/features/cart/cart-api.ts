import { callGraph } from '#lib/graph-call.ts';
import {
  AddToCartDocument,
  AddToShoppingListFromCartDocument,
  UpdateQuantityDocument,
  type FullCartFragment,
} from '#gql/graphql.ts';
import { toListPage, type ListPage } from '../header-data/list-page.ts';
import type { CartFailure } from './failure-text.ts';
import type { AddedOptions, AddedPlan } from '../personal/field-names.ts';
import { keepCart } from './cart-of-page.ts';
import { facts } from '../measuring/facts.ts';

export type CartChange = { cart: FullCartFragment } | { failure: CartFailure };

/** @throws when the call itself fails */
export async function addToCart({
  options,
  plan,
  ...piece
}: {
  productId: string;
  variantId: string;
  sku: string;
  /** Whole pounds; only of a gift card. */
  giftCardValue?: number | null | undefined;
  options?: AddedOptions | undefined;
  plan?: AddedPlan | undefined;
}): Promise<CartChange> {
  facts.push(['asked', undefined]);
  const made = change((await callGraph(AddToCartDocument, { ...piece, ...options, ...plan })).addToCart);
  if ('cart' in made) facts.push(['added', piece]);
  return made;
}

/** 0 removes the line. @throws when the call itself fails */
export async function updateQuantity(lineItemId: string, quantity: number): Promise<CartChange> {
  const made = change((await callGraph(UpdateQuantityDocument, { lineItemId, quantity })).updateQuantity);
  if ('cart' in made) facts.push(['changed', lineItemId]);
  return made;
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
  facts.push(['changed', lineItemId]);
  return { cart: moved.cart, list: toListPage(moved.shoppingList) };
}

type WholeCart = { readonly __typename: 'Cart' } & FullCartFragment;

/** The whole bag that a change of it answered, kept for the page, or why it was refused. */
export function change(answer: WholeCart | CartFailure): CartChange {
  if (answer.__typename !== 'Cart') return { failure: answer };
  keepCart(answer);
  return { cart: answer };
}
