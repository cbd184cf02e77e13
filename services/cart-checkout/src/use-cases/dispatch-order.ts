import type { Order } from '../domain/order/order.ts';
import { orDefer } from './or-defer.ts';
import type { DeferPorts } from './or-defer.ts';
import { OrderMissingError } from './order-missing-error.ts';

export interface DispatchOrderPorts extends DeferPorts {
  readonly orders: { findById(id: string): Promise<Order | null> };
  readonly handled: { has(eventId: string): Promise<boolean>; add(eventId: string): Promise<void> };
  /** Recognises an order that is sent twice. */
  readonly fulfilment: { sendOrder(order: Order): Promise<void> };
}

/** Sends a placed order to the warehouse, at least once: the event is recorded as handled after the warehouse has accepted it. */
export async function dispatchOrder(
  ports: DispatchOrderPorts,
  event: { id: string; orderId: string },
): Promise<void> {
  const { orders, handled, fulfilment, log } = ports;
  if (await handled.has(event.id)) return;
  const order = await orders.findById(event.orderId);
  if (order === null) throw new OrderMissingError(`There is no order ${event.orderId}.`);
  const message = { type: 'dispatch', orderId: event.orderId } as const;
  const isRun = await orDefer(ports, message, () => fulfilment.sendOrder(order));
  await handled.add(event.id);
  if (isRun) log?.({ orderNumber: order.orderNumber }, 'order handed over');
}
