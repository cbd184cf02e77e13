import { useRouter } from 'next/navigation';
import { useCallback, useEffect } from 'react';
import { browserStorage } from '#features/cart/browser-storage.ts';
import { storeFailure, type CartPageFailure } from '#features/cart/cart-page-message.ts';
import { useCart, type CartState } from '#features/cart/client/use-cart.ts';

/** ER-02: the failure is stored by name and the shopper goes to the bag page, which says what it means. */
export function useLeaveToCart(): (failure?: CartPageFailure) => void {
  const router = useRouter();
  return useCallback(
    (failure) => {
      if (failure !== undefined) storeFailure(browserStorage('local'), failure);
      router.replace('/checkout/cart');
    },
    [router],
  );
}

/** The bag for delivery and payment: one that is lost or empty sends the shopper to the bag page, and stays "loading". */
export function useCheckoutCart(): Exclude<CartState, { status: 'lost' }> {
  const state = useCart();
  const leave = useLeaveToCart();
  const failure = state.status === 'lost' ? state.failure : undefined;
  const empty = state.status === 'ready' && state.cart.quantity === 0;

  useEffect(() => {
    if (failure !== undefined || empty) leave(failure);
  }, [failure, empty, leave]);

  return state.status === 'lost' || empty ? { status: 'loading' } : state;
}
