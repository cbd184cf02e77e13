import type { Order } from '../domain/order/order.ts';
import { handOver } from './hand-over.ts';
import type { HandOverPorts } from './hand-over.ts';
import { orDefer } from './or-defer.ts';
import type { DeferPorts } from './or-defer.ts';
import { OrderMissingError } from './order-missing-error.ts';

export interface DispatchOrderPorts extends DeferPorts, HandOverPorts {
  readonly orders: { findById(id: string): Promise<Order | null> };
  readonly handled: { has(eventId: string): Promise<boolean>; add(eventId: string): Promise<void> };
}

/**
 * Sends a placed order to the warehouse, at least once: the event is recorded as handled after the warehouse has accepted or refused
 * it, or once it is stored to be sent later. So an order at which the warehouse fails holds up no other.
 */
export async function dispatchOrder(
  ports: DispatchOrderPorts,
  event: { id: string; orderId: string },
): Promise<void> {
  const { orders, handled } = ports;
  if (await handled.has(event.id)) return;
  const order = await orders.findById(event.orderId);
  if (order === null) throw new OrderMissingError(`There is no order ${event.orderId}.`);
  const message = { type: 'dispatch', orderId: event.orderId } as const;
  await orDefer(ports, message, () => handOver(ports, order));
  await handled.add(event.id);
}
