import type { Order } from '../domain/order/order.ts';
import { OrderMissingError } from './order-missing-error.ts';

export interface DispatchOrderPorts {
  readonly orders: { findById(id: string): Promise<Order | null> };
  readonly handled: { has(eventId: string): Promise<boolean>; add(eventId: string): Promise<void> };
  /** Knows an order it is told of twice. */
  readonly fulfilment: { sendOrder(order: Order): Promise<void> };
  /** Tells the log of what was done; numbers and names of things only. */
  readonly log?: (about: object, message: string) => void;
}

/** Hands a placed order to the warehouse, at least once: the event is written down as handled after they have taken it. */
export async function dispatchOrder(
  { orders, handled, fulfilment, log }: DispatchOrderPorts,
  event: { id: string; orderId: string },
): Promise<void> {
  if (await handled.has(event.id)) return;
  const order = await orders.findById(event.orderId);
  if (order === null) throw new OrderMissingError(`There is no order ${event.orderId}.`);
  await fulfilment.sendOrder(order);
  await handled.add(event.id);
  log?.({ orderNumber: order.orderNumber }, 'order handed over');
}
