import 'server-only';
import { headers } from 'next/headers';
import { GetCartDocument, type FullCartFragment } from '#gql/graphql.ts';
import { OPTIONAL_TIMEOUT_MS, queryAsShopper } from '#lib/gateway.ts';
import { GraphClientError } from '#lib/graph-error.ts';
import { namesSession } from '#lib/cookie-value.ts';
import type { CartAnswer } from '../../cart/cart-store.ts';

const NO_CART: CartAnswer = { status: 'lost', failure: 'CartNotFoundError' };

/**
 * The shopper's whole bag, for a page rendered per request. Undefined when it could not be loaded, or when the
 * session has expired: then the browser fetches it, and gets the cookie of a new session.
 */
export async function shopperCart(): Promise<CartAnswer | undefined> {
  const request = await headers();
  if (!namesSession(request)) return NO_CART;
  try {
    const variables = { isMutualCart: false, isCart: true };
    const { cart } = await queryAsShopper(request, GetCartDocument, variables, OPTIONAL_TIMEOUT_MS);
    return { status: 'ready', cart: cart as FullCartFragment };
  } catch (error) {
    const isGone = error instanceof GraphClientError && error.code === 'CartNotFoundError';
    return isGone ? NO_CART : undefined;
  }
}
