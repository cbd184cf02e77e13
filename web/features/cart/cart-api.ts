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
import { keepCart, cartStore } from './cart-of-page.ts';
import { bagChanged } from '../measuring/bag-changed.ts';
import type { Line } from './line.ts';

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
  const made = change((await callGraph(AddToCartDocument, { ...piece, ...options, ...plan })).addToCart);
  if ('cart' in made) measureAddition(made.cart, piece);
  return made;
}

/** 0 removes the line. @throws when the call itself fails */
export async function updateQuantity(lineItemId: string, quantity: number): Promise<CartChange> {
  const before = shownLine(lineItemId);
  const made = change((await callGraph(UpdateQuantityDocument, { lineItemId, quantity })).updateQuantity);
  if ('cart' in made) measureQuantity(made.cart, before);
  return made;
}

/** Moves a line from the bag to the list (MU-17); returns both. @throws when the call itself fails */
export async function saveForLater(
  lineItemId: string,
  pageSize: number,
): Promise<CartChange & { list?: ListPage }> {
  const before = shownLine(lineItemId);
  const variables = { lineItemId, pageIndex: 0, pageSize };
  const moved = (await callGraph(AddToShoppingListFromCartDocument, variables)).addToShoppingListFromCart;
  if (moved.__typename !== 'ShoppingListAndCart') return { failure: moved };
  keepCart(moved.cart);
  measureQuantity(moved.cart, before);
  return { cart: moved.cart, list: toListPage(moved.shoppingList) };
}

type WholeCart = { readonly __typename: 'Cart' } & FullCartFragment;

/** The whole bag that a change of it answered, kept for the page, or why it was refused. */
export function change(answer: WholeCart | CartFailure): CartChange {
  if (answer.__typename !== 'Cart') return { failure: answer };
  keepCart(answer);
  return { cart: answer };
}

/** The line as this page has it; undefined where no page has shown the bag yet. */
function shownLine(lineItemId: string): Line | undefined {
  const state = cartStore.get();
  return state?.status === 'ready' ? state.cart.lineItems.find(({ id }) => id === lineItemId) : undefined;
}

/** One piece was added (MU-05). Lines of one variant cost the same, so that any of them tells its amount. */
function measureAddition(
  { lineItems }: FullCartFragment,
  piece: { variantId: string; giftCardValue?: number | null | undefined },
): void {
  const line = lineItems.findLast(
    (item) =>
      !item.isGiftLineItem &&
      item.variantId === piece.variantId &&
      (item.giftCardValue ?? null) === (piece.giftCardValue ?? null),
  );
  if (line !== undefined) bagChanged({ line, pieces: 1, isEmpty: false });
}

/** The quantity of a line was changed, 0 when it is gone (MU-06). Without the line of before nothing says by how much. */
function measureQuantity({ lineItems }: FullCartFragment, before: Line | undefined): void {
  if (before === undefined) return;
  const now = lineItems.find(({ id }) => id === before.id);
  const pieces = (now?.quantity ?? 0) - before.quantity;
  bagChanged({ line: pieces > 0 && now ? now : before, pieces, isEmpty: lineItems.length === 0 });
}
