import { useEffect } from 'react';
import { browserStorage } from '#lib/browser-storage.ts';
import { storeFailure, type CartPageFailure } from '#features/cart/cart-page-message.ts';
import type { CartState } from '#features/cart/cart-store.ts';
import { useCart } from '#features/cart/use-cart.ts';

/**
 * ER-02: stores the failure and goes to the bag page, which shows its message. A full page load, like every link out
 * of the checkout (CheckoutFrame).
 */
export function leaveToCart(failure?: CartPageFailure): void {
  if (failure !== undefined) storeFailure(browserStorage('local'), failure);
  window.location.replace('/checkout/cart');
}

/**
 * The bag for delivery and payment: a lost or empty bag redirects to the bag page and stays "loading" until then.
 * @param read as of useCart
 */
export function useCheckoutCart(read?: () => void): Exclude<CartState, { status: 'lost' }> {
  const state = useCart(undefined, read);
  const failure = state.status === 'lost' ? state.failure : undefined;
  const empty = state.status === 'ready' && state.cart.quantity === 0;

  useEffect(() => {
    if (failure !== undefined || empty) leaveToCart(failure);
  }, [failure, empty]);

  return state.status === 'lost' || empty ? { status: 'loading' } : state;
}
