import type { NewWork } from '@loupe/database/later-work';
import type { Tx } from '@loupe/database/tx';
import type { LaterKinds } from '../domain/later-kinds.ts';
import type { OrderMoney } from '../domain/order/order-money.ts';
import { OrderMissingError } from './order-missing-error.ts';

export interface FollowMoneyPorts {
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  readonly orderMoneyIn: (tx: Tx) => {
    /** @returns the order; `isNews` is false when a later version is known; null for no order */
    follow(placementId: string, money: OrderMoney): Promise<{ orderId: string; isNews: boolean } | null>;
  };
  readonly laterIn: (tx: Tx) => { store(work: NewWork<LaterKinds>): Promise<void> };
  /** True once per event, in the transaction of its effect. */
  readonly firstTime: (tx: Tx, eventId: string) => Promise<boolean>;
  /** Called after work was stored that is due at once. */
  readonly laterStored: () => void;
}

/**
 * Stores whether an order's money is there, and tells the warehouse: the telling is stored in the same transaction and repeated
 * until the warehouse accepts it.
 * @throws OrderMissingError
 */
export async function followMoney(
  ports: FollowMoneyPorts,
  eventId: string,
  placementId: string,
  money: OrderMoney,
): Promise<void> {
  const isNews = await ports.transaction(async (tx) => {
    if (!(await ports.firstTime(tx, eventId))) return false;
    const followed = await ports.orderMoneyIn(tx).follow(placementId, money);
    if (followed === null) throw new OrderMissingError(`Placement ${placementId} has no order.`);
    if (!followed.isNews) return false;
    const { orderId } = followed;
    await ports.laterIn(tx).store({
      id: `money:${orderId}:${money.version}`,
      kind: 'money',
      payload: { orderId },
    });
    return true;
  });
  if (isNews) ports.laterStored();
}
