import { useEffect } from 'react';
import { browserStorage } from '#lib/browser-storage.ts';
import { storeFailure, type CartPageFailure } from '#features/cart/cart-page-message.ts';
import type { CartState } from '#features/cart/cart-store.ts';
import { useCart } from '#features/cart/use-cart.ts';

/**
 * ER-02: the failure is stored by name and the shopper goes to the bag page, which says what it means. By a whole page load,
 * as every way out of the checkout (CheckoutFrame).
 */
export function leaveToCart(failure?: CartPageFailure): void {
  if (failure !== undefined) storeFailure(browserStorage('local'), failure);
  window.location.replace('/checkout/cart');
}

/** The bag for delivery and payment: one that is lost or empty sends the shopper to the bag page, and stays "loading". */
export function useCheckoutCart(): Exclude<CartState, { status: 'lost' }> {
  const state = useCart();
  const failure = state.status === 'lost' ? state.failure : undefined;
  const empty = state.status === 'ready' && state.cart.quantity === 0;

  useEffect(() => {
    if (failure !== undefined || empty) leaveToCart(failure);
  }, [failure, empty]);

  return state.status === 'lost' || empty ? { status: 'loading' } : state;
}
