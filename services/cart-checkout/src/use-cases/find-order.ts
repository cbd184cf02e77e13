import { maySee } from '../domain/order/may-see.ts';
import type { OrderClaim } from '../domain/order/may-see.ts';
import type { Order } from '../domain/order/order.ts';
import type { Shopper } from '../domain/shopper.ts';

export interface FindOrderPorts {
  readonly orders: { findByNumber(site: string, orderNumber: string): Promise<Order | null> };
}

/** What a number can look like at all, ours or one of the platform before. */
const NUMBER = /^[A-Z0-9]{1,20}$/;

/** An order by its number, for those who may see it (QY-06); null for everybody else, as if there were none. */
export async function findOrder(
  { orders }: FindOrderPorts,
  shopper: Shopper,
  orderNumber: string,
  claim: OrderClaim,
): Promise<Order | null> {
  const number = orderNumber.trim().toUpperCase();
  const order = NUMBER.test(number) ? await orders.findByNumber(shopper.site, number) : null;
  return order !== null && maySee(order, shopper, claim) ? order : null;
}
