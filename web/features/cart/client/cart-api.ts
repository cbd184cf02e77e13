import type { ApolloCache } from '@apollo/client';
import { browserClient } from '#lib/apollo/client.ts';
import { FALLBACK_MESSAGE } from '#lib/graph-error.ts';
import {
  AddToCartDocument,
  AddToShoppingListFromCartDocument,
  GetCartDocument,
  UpdateQuantityDocument,
  type FullCartFragment,
} from '#gql/graphql.ts';
import { miniState, setMini } from '../../mini/client/mini-store.ts';
import { answered } from '../../mini/mini-state.ts';
import { toListPage, type ListPage } from '../../favourites/list-page.ts';
import { browserStorage } from '../browser-storage.ts';
import type { CartFailure } from '../failure-text.ts';
import { clearLastOrder } from '../last-order.ts';
import { toMiniCart } from '../mini-cart.ts';
import { setBagQuantity } from './bag-quantity.ts';

export type CartChange = { cart: FullCartFragment } | { failure: CartFailure };

/** @throws when the call itself fails */
export async function addToCart(piece: {
  productId: string;
  variantId: string;
  sku: string;
}): Promise<CartChange> {
  const { data } = await browserClient().mutate({
    mutation: AddToCartDocument,
    variables: piece,
    update: (cache, { data: answer }) => keepCart(cache, answer?.addToCart),
  });
  return change(data?.addToCart);
}

/** 0 removes the line. @throws when the call itself fails */
export async function updateQuantity(lineItemId: string, quantity: number): Promise<CartChange> {
  const { data } = await browserClient().mutate({
    mutation: UpdateQuantityDocument,
    variables: { lineItemId, quantity },
    update: (cache, { data: answer }) => keepCart(cache, answer?.updateQuantity),
  });
  return change(data?.updateQuantity);
}

/** A line leaves the bag for the list (MU-17); both come back. @throws when the call itself fails */
export async function saveForLater(
  lineItemId: string,
  pageSize: number,
): Promise<CartChange & { list?: ListPage }> {
  const { data } = await browserClient().mutate({
    mutation: AddToShoppingListFromCartDocument,
    variables: { lineItemId, pageIndex: 0, pageSize },
    update: (cache, { data: answer }) => {
      const moved = answer?.addToShoppingListFromCart;
      if (moved?.__typename === 'ShoppingListAndCart') keepCart(cache, moved.cart);
    },
  });
  const moved = data?.addToShoppingListFromCart;
  if (moved?.__typename !== 'ShoppingListAndCart') return change(moved);
  return { cart: moved.cart, list: toListPage(moved.shoppingList) };
}

type WholeCart = { readonly __typename: 'Cart' } & FullCartFragment;

/** Every change answers the whole bag, so the first one also fills the cache's `cart` field. */
export function keepCart(
  cache: ApolloCache,
  answer: WholeCart | { readonly __typename: string } | null | undefined,
): void {
  if (!isCart(answer)) return;
  cache.writeQuery({
    query: GetCartDocument,
    variables: { isMutualCart: true, isCart: true },
    data: { __typename: 'Query', cart: answer },
  });
  setBagQuantity(answer.quantity);
  setMini(answered(miniState(), { bag: toMiniCart(answer) }));
  clearLastOrder(browserStorage('session'));
}

function change(answer: WholeCart | CartFailure | null | undefined): CartChange {
  if (isCart(answer)) return { cart: answer };
  return { failure: answer ?? { __typename: 'Error', message: FALLBACK_MESSAGE } };
}

function isCart(answer: WholeCart | { readonly __typename: string } | null | undefined): answer is WholeCart {
  return answer?.__typename === 'Cart';
}
