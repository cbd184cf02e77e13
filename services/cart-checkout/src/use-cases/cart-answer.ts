import type { PricedCart } from '../domain/cart/priced-cart.ts';
import type { FailureOf } from '../domain/failures.ts';
import type { Shopper } from '../domain/shopper.ts';
import { viewCart } from './view-cart.ts';
import type { ViewCartPorts } from './view-cart.ts';

export interface CartChanged {
  readonly type: 'Cart';
  readonly cart: PricedCart;
}

/**
 * What a change of the cart answers (QY-16): the whole cart, read after the change. A cart that was there but did not change is
 * under placement.
 * @param changed whether the write found a cart it might change
 */
export async function cartAnswer(
  ports: ViewCartPorts,
  shopper: Shopper,
  changed: boolean,
): Promise<CartChanged | FailureOf<'CartNotFoundError' | 'CheckoutInProgress'>> {
  const cart = await viewCart(ports, shopper);
  if (cart === null) return { type: 'CartNotFoundError' };
  return changed ? { type: 'Cart', cart } : { type: 'CheckoutInProgress' };
}
