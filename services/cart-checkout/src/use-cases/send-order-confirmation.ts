import type { Order } from '../domain/order/order.ts';
import { OrderMissingError } from './order-missing-error.ts';
import { sendOrderEmail } from './send-order-email.ts';
import type { SendOrderEmailPorts } from './send-order-email.ts';

export interface SendOrderConfirmationPorts extends SendOrderEmailPorts {
  readonly orders: { findById(id: string): Promise<Order | null> };
  readonly handled: { has(eventId: string): Promise<boolean>; add(eventId: string): Promise<void> };
  readonly mail: { sendOrderConfirmation(order: Order): Promise<void> };
}

/**
 * Sends the confirmation of a placed order, at least once: the event is recorded as handled after the e-mail was sent, and a
 * duplicate after a crash in between has the same Message-ID.
 */
export async function sendOrderConfirmation(
  ports: SendOrderConfirmationPorts,
  event: { id: string; orderId: string },
): Promise<void> {
  const { orders, handled, mail } = ports;
  if (await handled.has(event.id)) return;
  const order = await orders.findById(event.orderId);
  if (order === null) throw new OrderMissingError(`There is no order ${event.orderId}.`);
  const message = { type: 'placed', orderId: event.orderId } as const;
  await sendOrderEmail(ports, message, () => mail.sendOrderConfirmation(order));
  await handled.add(event.id);
}
