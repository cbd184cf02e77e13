import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { GetCartDocument, type FullCartFragment } from '#gql/graphql.ts';
import { browserClient } from '#lib/apollo/client.ts';
import type { CartPageFailure } from '../cart-page-message.ts';
import { setBagQuantity } from './bag-quantity.ts';
import { cartFailure } from './cart-failure.ts';

export type CartState =
  | { status: 'loading' }
  | { status: 'ready'; cart: FullCartFragment }
  /** There is no bag, or the session is over; each page answers that in its own way (ER-01, ER-02). */
  | { status: 'lost'; failure: CartPageFailure }
  | { status: 'failed'; retry: () => void };

/** The whole bag, live: shown from memory at once and always asked for anew. */
export function useCart(): CartState {
  const { data, error, refetch } = useQuery(GetCartDocument, {
    client: browserClient(),
    variables: { isMutualCart: false, isCart: true },
    fetchPolicy: 'cache-and-network',
  });
  const failure = error === undefined ? undefined : cartFailure(error);
  const cart = failure === undefined ? (data?.cart as FullCartFragment | undefined) : undefined;

  useEffect(() => {
    if (failure !== undefined) setBagQuantity(0);
    else if (cart !== undefined) setBagQuantity(cart.quantity);
  }, [cart, failure]);

  if (failure !== undefined) return { status: 'lost', failure };
  if (cart !== undefined) return { status: 'ready', cart };
  if (error !== undefined) return { status: 'failed', retry: () => void refetch().catch(() => undefined) };
  return { status: 'loading' };
}
