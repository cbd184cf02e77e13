import type { Tx } from '@loupe/database/tx';
import type { FollowedOrder } from '../domain/order/followed-order.ts';
import { makingOfCapture } from '../domain/order/making-words.ts';
import { settle } from '../domain/order/payment-status.ts';
import type { Settled, Settlement } from '../domain/order/payment-status.ts';
import { OrderMissingError } from './order-missing-error.ts';

export interface FollowPaymentPorts {
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  readonly followedOrdersIn: (tx: Tx) => {
    lockByPlacement(placementId: string): Promise<FollowedOrder | null>;
    settle(order: FollowedOrder, settled: Settled): Promise<void>;
    takeForMaking(orderId: string, taken: TakenForMaking): Promise<void>;
  };
  /** True once per event, in the transaction of its effect. */
  readonly firstTime: (tx: Tx, eventId: string) => Promise<boolean>;
  readonly reportFault: (error: unknown, message: string) => void;
}

export interface SettledPayment extends Settlement {
  readonly placementId: string;
  /** Empty when payments was not given an order. */
  readonly orderId: string;
  /** The making, parcel, cancellation or return that caused it. */
  readonly reference: string;
  /** Pence of this settlement. */
  readonly amount: number;
  readonly occurredAt: Date;
  /** Reason of a refusal. */
  readonly reason: string;
}

/** Pence captured for pieces whose making has begun. */
export interface TakenForMaking {
  readonly makingId: string;
  readonly amount: number;
  readonly at: Date;
}

/** A capture, void or refund failed and needs an operator (docs/runbooks/capture-refused.md). */
class SettlementRefusedError extends Error {
  override readonly name = 'SettlementRefusedError';
}

/**
 * Applies the outcome of a capture, void or refund to its order, once per event.
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
    // An operator may capture a payment whose placement has no order.
    if (order === null && payment.orderId === '') return null;
    if (order === null) throw new OrderMissingError(`Placement ${payment.placementId} has no order.`);
    const change = settle(order, payment);
    await orders.settle(order, change);
    const makingId = makingOfCapture(payment);
    if (makingId !== null && !payment.refused)
      await orders.takeForMaking(order.id, { makingId, amount: payment.amount, at: payment.occurredAt });
    return { ...change, orderNumber: order.orderNumber };
  });
  if (settled === null || !payment.refused) return;
  const { orderNumber, status } = settled;
  const refusal = `${payment.kind} ${payment.reference} of order ${orderNumber}, now ${status}: ${payment.reason}`;
  ports.reportFault(new SettlementRefusedError(refusal), 'A settlement was refused.');
}
