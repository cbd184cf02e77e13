import type { Cart } from '../domain/cart/cart.ts';
import { priceCart } from '../domain/pricing/price-cart.ts';
import type { PricedCart } from '../domain/pricing/priced-cart.ts';
import type { PricingRules } from '../domain/pricing/price-cart.ts';
import type { Shopper } from '../domain/shopper.ts';

export interface ViewCartPorts {
  readonly carts: {
    findActive(shopper: Shopper): Promise<Cart | null>;
    /** What is left of the bag that was merged into a customer's last. */
    findMerged(shopper: Shopper): Promise<Cart | null>;
  };
  readonly pricing: PricingRules;
}

/** The shopper's cart at current prices, with the changes since lines were added; null without a cart. */
export async function viewCart(
  { carts, pricing }: ViewCartPorts,
  shopper: Shopper,
): Promise<PricedCart | null> {
  const cart = await carts.findActive(shopper);
  if (cart === null) return null;
  const { placementId } = cart;
  return { ...priceCart(cart, pricing), ...(placementId === null ? {} : { placementId }) };
}
