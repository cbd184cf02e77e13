import type { NewWork } from '@loupe/database/later-work';
import type { Tx } from '@loupe/database/tx';
import type { LaterKinds } from '../domain/later-kinds.ts';
import type { OrderMoney, PublishedMoney } from '../domain/order/order-money.ts';
import { OrderMissingError } from './order-missing-error.ts';

export interface FollowMoneyPorts {
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  readonly orderMoneyIn: (tx: Tx) => {
    /** @returns the order; `isNews` is false when a later version is known; null for no order */
    follow(placementId: string, money: OrderMoney): Promise<{ orderId: string; isNews: boolean } | null>;
  };
  readonly payAgainsIn: (tx: Tx) => {
    /** @returns what was paid, in pence; null for an unknown attempt, and the second time */
    finish(id: string): Promise<number | null>;
  };
  readonly laterIn: (tx: Tx) => { store(work: NewWork<LaterKinds>): Promise<void> };
  /** True once per event, in the transaction of its effect. */
  readonly firstTime: (tx: Tx, eventId: string) => Promise<boolean>;
  /** Called after work was stored that is due at once. */
  readonly laterStored: (kind: keyof LaterKinds) => void;
}

/**
 * Stores whether an order's money is there, and tells the warehouse and the shopper: both messages are stored in the same transaction and
 * repeated until they are accepted. The shopper is asked once for each time that the money is missing, and hears when it was paid again.
 * @throws OrderMissingError
 */
export async function followMoney(
  ports: FollowMoneyPorts,
  eventId: string,
  placementId: string,
  { paidAgainBy, ...money }: PublishedMoney,
): Promise<void> {
  const stored = await ports.transaction(async (tx) => {
    const works: NewWork<LaterKinds>[] = [];
    if (!(await ports.firstTime(tx, eventId))) return works;
    const followed = await ports.orderMoneyIn(tx).follow(placementId, money);
    if (followed === null) throw new OrderMissingError(`Placement ${placementId} has no order.`);
    const { orderId } = followed;
    const reference = String(money.version);
    // Also in a state that is not news: the attempt is over, and the shopper has paid.
    const amount = paidAgainBy === null ? null : await ports.payAgainsIn(tx).finish(paidAgainBy);
    if (amount !== null) {
      const payload = { type: 'paid-again', orderId, reference, amount } as const;
      works.push({ id: `paid-again:${orderId}:${reference}`, kind: 'payment-email', payload });
    }
    if (followed.isNews) {
      works.push({ id: `money:${orderId}:${reference}`, kind: 'money', payload: { orderId } });
      if (money.state === 'missing') {
        const payload = { type: 'payment-missing', orderId, reference } as const;
        works.push({ id: `payment-missing:${orderId}:${reference}`, kind: 'payment-email', payload });
      }
    }
    for (const work of works) await ports.laterIn(tx).store(work);
    return works;
  });
  stored.forEach(({ kind }) => ports.laterStored(kind));
}
