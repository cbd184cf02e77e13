import type { PricedCart } from '../domain/pricing/priced-cart.ts';
import type { FailureOf } from '../domain/failures.ts';
import type { Shopper } from '../domain/shopper.ts';
import { viewCart } from './view-cart.ts';
import { viewChangedCart } from './view-changed-cart.ts';
import type { ViewCartPorts } from './view-cart.ts';

export interface CartChanged {
  readonly type: 'Cart';
  readonly cart: PricedCart;
}

/**
 * The answer to a change of the cart (QY-16): the whole cart, read after the change. An existing cart that was not changed is
 * under placement.
 * @param changed whether the write found a cart that may be changed
 */
export async function cartAnswer(
  ports: ViewCartPorts,
  shopper: Shopper,
  changed: boolean,
): Promise<CartChanged | FailureOf<'CartNotFoundError' | 'CheckoutInProgress'>> {
  const cart = await (changed ? viewChangedCart : viewCart)(ports, shopper);
  if (cart === null) return { type: 'CartNotFoundError' };
  return changed ? { type: 'Cart', cart } : { type: 'CheckoutInProgress' };
}
