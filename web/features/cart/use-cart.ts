import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { isFresh, take } from '#lib/fresh-answer.ts';
import type { PromiseValidity } from '#lib/promise-validity.ts';
import { useWhenExpired } from '#lib/use-when-expired.ts';
import type { CartAnswer, CartState } from './cart-store.ts';
import { cartStore } from './cart-of-page.ts';

const LOADING: CartState = { status: 'loading' };
const refresh = () => void cartStore.refresh();

/**
 * The whole bag, live. Server-rendered data is shown and not fetched again; stored data is shown and fetched again:
 * at each visit, on return from the back-forward cache (ST-04), and when a promised day has expired.
 * @param drawn the server-rendered answer
 * @param read what a visit reads the bag with; the same function each time
 */
export function useCart(drawn?: CartAnswer, read: () => void = refresh): CartState {
  const received = useSyncExternalStore(cartStore.subscribe, cartStore.get, () => undefined);
  const state = received ?? drawn ?? LOADING;

  useLayoutEffect(() => {
    if (drawn === undefined || !isFresh(drawn)) return read();
    take(drawn);
    cartStore.receive(drawn);
  }, [drawn, read]);

  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && refresh();
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);

  useWhenExpired(state.status === 'ready' ? promiseOf(state.cart) : null, refresh);
  return state;
}

type Promised = {
  readonly shippingMethods: readonly { readonly holdsUntil?: string | null }[];
  readonly answeredAt?: string | null;
};

/** How long all promised days are valid. */
export function promiseOf({ shippingMethods, answeredAt }: Promised): PromiseValidity | null {
  const [holdsUntil] = shippingMethods.flatMap((method) => method.holdsUntil ?? []).sort();
  return holdsUntil === undefined || !answeredAt ? null : { holdsUntil, answeredAt };
}

/** Fetches again after a failure. */
export const retryCart = refresh;
