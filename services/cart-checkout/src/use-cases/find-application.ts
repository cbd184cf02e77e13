import { detachedCart, isApplication } from '../domain/placement/finance-application.ts';
import { maySee } from '../domain/order/may-see.ts';
import type { OrderClaim } from '../domain/order/may-see.ts';
import type { Order } from '../domain/order/order.ts';
import { isPlacementId } from '../domain/placement/placement.ts';
import type { Placement } from '../domain/placement/placement.ts';
import type { PricedCart } from '../domain/pricing/priced-cart.ts';
import type { Shopper } from '../domain/shopper.ts';

export interface FindApplicationPorts {
  readonly placements: { findOwn(shopper: Shopper, id: string): Promise<Placement | null> };
  readonly orders: { findByNumber(site: string, orderNumber: string): Promise<Order | null> };
}

export type AppliedFor =
  { readonly type: 'Cart'; readonly cart: PricedCart } | { readonly type: 'Order'; readonly order: Order };

/**
 * The bag of an application until it is placed, and then its order, for the session or customer that applied (QY-06). Null for anyone
 * else, and for an order that may not be seen.
 */
export async function findApplication(
  { placements, orders }: FindApplicationPorts,
  shopper: Shopper,
  id: string,
  claim: OrderClaim,
): Promise<AppliedFor | null> {
  const placement = isPlacementId(id) ? await placements.findOwn(shopper, id) : null;
  if (placement === null || !isApplication(placement)) return null;
  if (placement.state !== 'placed') return { type: 'Cart', cart: detachedCart(placement) };
  const order = await orders.findByNumber(shopper.site, placement.orderNumber);
  // Its e-mail is guessed by no counter here.
  return order !== null && maySee(order, shopper, { ...claim, email: null })
    ? { type: 'Order', order }
    : null;
}
