import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { GetCartDocument, type FullCartFragment } from '#gql/graphql.ts';
import { browserClient } from '#lib/apollo/client.ts';
import { useWhenOver } from '#lib/use-when-over.ts';
import type { CartPageFailure } from '../cart-page-message.ts';
import { promiseOf } from '../promised-day.ts';
import { setBagQuantity } from './bag-quantity.ts';
import { cartFailure } from './cart-failure.ts';

export type CartState =
  | { status: 'loading' }
  | { status: 'ready'; cart: FullCartFragment }
  /** There is no bag, or the session is over; each page answers that in its own way (ER-01, ER-02). */
  | { status: 'lost'; failure: CartPageFailure }
  | { status: 'failed'; retry: () => void };

const CART = { query: GetCartDocument, variables: { isMutualCart: false, isCart: true } };

/** The new answer goes into the cache, which the page watches; a failed one leaves the bag as it is. */
function refresh(): void {
  void browserClient()
    .query({ ...CART, fetchPolicy: 'network-only' })
    .catch(() => undefined);
}

/** The whole bag, live: shown from memory at once, then always asked for, and again when a promised day has passed. */
export function useCart(): CartState {
  const { data, error, refetch } = useQuery(CART.query, {
    client: browserClient(),
    variables: CART.variables,
    fetchPolicy: 'cache-and-network',
  });
  const failure = error === undefined ? undefined : cartFailure(error);
  const cart = failure === undefined ? (data?.cart as FullCartFragment | undefined) : undefined;

  useEffect(() => {
    if (failure !== undefined) setBagQuantity(0);
    else if (cart !== undefined) setBagQuantity(cart.quantity);
  }, [cart, failure]);

  useWhenOver(cart === undefined ? null : promiseOf(cart), refresh);

  if (failure !== undefined) return { status: 'lost', failure };
  if (cart !== undefined) return { status: 'ready', cart };
  if (error !== undefined) return { status: 'failed', retry: () => void refetch().catch(() => undefined) };
  return { status: 'loading' };
}
