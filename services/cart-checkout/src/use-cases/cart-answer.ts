import type { CartWritten } from '../domain/cart/cart.ts';
import { priceCart } from '../domain/pricing/price-cart.ts';
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
 * The answer to a change of the cart (QY-16): the whole cart after the change. An existing cart that was not changed is under
 * placement.
 */
export async function cartAnswer(
  ports: ViewCartPorts,
  shopper: Shopper,
  written: CartWritten,
): Promise<CartChanged | FailureOf<'CartNotFoundError' | 'CheckoutInProgress'>> {
  if (typeof written === 'object') return { type: 'Cart', cart: priceCart(written, ports.pricing) };
  const cart = await (written ? viewChangedCart : viewCart)(ports, shopper);
  if (cart === null) return { type: 'CartNotFoundError' };
  return written ? { type: 'Cart', cart } : { type: 'CheckoutInProgress' };
}
