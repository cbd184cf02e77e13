import { priceCart } from '../domain/pricing/price-cart.ts';
import type { PricedCart } from '../domain/pricing/priced-cart.ts';
import type { Shopper } from '../domain/shopper.ts';
import { viewCart } from './view-cart.ts';
import type { ViewCartPorts } from './view-cart.ts';

/**
 * The cart after a change that was written. Where a sign-in in another tab has merged it since, that is the rest of the guest's cart,
 * without its lines: they are the customer's now, whom this request has not proved to be. What was done is not answered as refused.
 */
export async function viewChangedCart(ports: ViewCartPorts, shopper: Shopper): Promise<PricedCart | null> {
  const cart = await viewCart(ports, shopper);
  if (cart !== null) return cart;
  const merged = await ports.carts.findMerged(shopper);
  return merged === null ? null : priceCart(merged, ports.pricing);
}
