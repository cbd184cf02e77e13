import type { Tx } from '@loupe/database/tx';
import type { FollowedOrder } from '../domain/order/followed-order.ts';
import { settle } from '../domain/order/payment-status.ts';
import type { Settled, Settlement } from '../domain/order/payment-status.ts';
import { OrderMissingError } from './order-missing-error.ts';

export interface FollowPaymentPorts {
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  readonly followedOrdersIn: (tx: Tx) => {
    lockByPlacement(placementId: string): Promise<FollowedOrder | null>;
    settle(order: FollowedOrder, settled: Settled): Promise<void>;
  };
  /** True once for each event, in the transaction of its effect. */
  readonly firstTime: (tx: Tx, eventId: string) => Promise<boolean>;
  readonly reportFault: (error: unknown, message: string) => void;
}

export interface SettledPayment extends Settlement {
  readonly placementId: string;
  /** Empty where payments was told of no order. */
  readonly orderId: string;
  /** The parcel, cancellation or return it answers. */
  readonly reference: string;
  /** Of a refusal. */
  readonly reason: string;
}

/** Money did not move as it should have: somebody has to look (docs/runbooks/capture-refused.md). */
export class SettlementRefusedError extends Error {
  override readonly name = 'SettlementRefusedError';
}

/**
 * Lets an order follow its money, once for each event.
 * @throws OrderMissingError
 */
export async function followPayment(
  ports: FollowPaymentPorts,
  eventId: string,
  payment: SettledPayment,
): Promise<void> {
  const settled = await ports.transaction(async (tx) => {
    if (!(await ports.firstTime(tx, eventId))) return null;
    const orders = ports.followedOrdersIn(tx);
    const order = await orders.lockByPlacement(payment.placementId);
    // A person may capture from a payment whose placement never came to an order.
    if (order === null && payment.orderId === '') return null;
    if (order === null) throw new OrderMissingError(`Placement ${payment.placementId} has no order.`);
    const change = settle(order, payment);
    await orders.settle(order, change);
    return { ...change, orderNumber: order.orderNumber };
  });
  if (settled === null || !payment.refused) return;
  const { orderNumber, status } = settled;
  const refusal = `${payment.kind} ${payment.reference} of order ${orderNumber}, now ${status}: ${payment.reason}`;
  ports.reportFault(new SettlementRefusedError(refusal), 'A settlement was refused.');
}
