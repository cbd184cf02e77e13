import type { Cart } from '../domain/cart/cart.ts';
import { priceCart } from '../domain/cart/priced-cart.ts';
import type { PricedCart } from '../domain/cart/priced-cart.ts';
import type { Shopper } from '../domain/shopper.ts';

export interface ViewCartPorts {
  readonly carts: { findActive(shopper: Shopper): Promise<Cart | null> };
}

/** The shopper's cart at current prices, with the changes since lines were added; null without a cart. */
export async function viewCart({ carts }: ViewCartPorts, shopper: Shopper): Promise<PricedCart | null> {
  const cart = await carts.findActive(shopper);
  return cart === null ? null : priceCart(cart);
}
