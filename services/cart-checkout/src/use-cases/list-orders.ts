import { checkPage } from '../domain/order/order-summary.ts';
import type { OrderPage, PageOf } from '../domain/order/order-summary.ts';
import type { Shopper } from '../domain/shopper.ts';

export interface ListOrdersPorts {
  readonly orders: { findPage(shopper: Shopper, page: PageOf): Promise<OrderPage> };
}

/** A customer's orders, newest first (QY-01); a page beyond the last is empty. @throws InvalidFieldError */
export async function listOrders(
  { orders }: ListOrdersPorts,
  shopper: Shopper,
  page: PageOf,
): Promise<OrderPage> {
  checkPage(page);
  return orders.findPage(shopper, page);
}
