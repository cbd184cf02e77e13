import { maySee } from '../domain/order/may-see.ts';
import type { OrderClaim } from '../domain/order/may-see.ts';
import type { Order } from '../domain/order/order.ts';
import type { Shopper } from '../domain/shopper.ts';

export interface FindOrderPorts {
  readonly orders: { findByNumber(site: string, orderNumber: string): Promise<Order | null> };
}

/** An order by its number, for those who may see it (QY-06); null for everybody else, as if there were none. */
export async function findOrder(
  { orders }: FindOrderPorts,
  shopper: Shopper,
  orderNumber: string,
  claim: OrderClaim,
): Promise<Order | null> {
  const order = await orders.findByNumber(shopper.site, orderNumber.trim().toUpperCase());
  return order !== null && maySee(order, shopper, claim) ? order : null;
}
