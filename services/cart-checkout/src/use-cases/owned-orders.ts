import { isLegacyOrder } from '../domain/order/order-number.ts';
import type { Order } from '../domain/order/order.ts';
import type { Shopper } from '../domain/shopper.ts';

interface OwnedOrders {
  findOwned(shopper: Shopper, ids: readonly string[]): Promise<Order[]>;
}

export interface OwnedOrdersPorts {
  readonly orders: OwnedOrders;
  /** Of the previous platform, whose ids are their numbers (EN-09). */
  readonly legacyOrders: OwnedOrders;
}

/** The shopper's orders with an id in `ids`, unsorted. */
export async function ownedOrders(
  { orders, legacyOrders }: OwnedOrdersPorts,
  shopper: Shopper,
  ids: readonly string[],
): Promise<Order[]> {
  const legacy = ids.filter(isLegacyOrder);
  const own = ids.filter((id) => !isLegacyOrder(id));
  const found = await Promise.all([
    own.length === 0 ? [] : orders.findOwned(shopper, own),
    legacy.length === 0 ? [] : legacyOrders.findOwned(shopper, legacy),
  ]);
  return found.flat();
}
