import type { Cancellation, Making, Parcel, Return } from '../domain/fulfilment/parcel.ts';
import type { OrderNews } from '../domain/order/order-message.ts';
import type { Order } from '../domain/order/order.ts';
import { OrderMissingError } from './order-missing-error.ts';
import { sendOrderEmail } from './send-order-email.ts';
import type { SendOrderEmailPorts } from './send-order-email.ts';

export interface SendNewsEmailPorts {
  readonly movements: {
    findMaking(orderId: string, reference: string): Promise<Making | null>;
    findParcel(orderId: string, reference: string): Promise<Parcel | null>;
    findCancellation(orderId: string, reference: string): Promise<Cancellation | null>;
    findReturn(orderId: string, reference: string): Promise<Return | null>;
  };
  readonly mail: {
    sendOrderMaking(order: Order, making: Making): Promise<void>;
    sendOrderShipped(order: Order, parcel: Parcel, moreToCome: boolean): Promise<void>;
    sendOrderCancelled(order: Order, cancellation: Cancellation, whole: boolean): Promise<void>;
    sendOrderReturned(order: Order, returned: Return): Promise<void>;
  };
}

export interface SendOrderNewsPorts extends SendNewsEmailPorts, SendOrderEmailPorts {
  readonly orders: { findById(id: string): Promise<Order | null> };
  readonly handled: { has(eventId: string): Promise<boolean>; add(eventId: string): Promise<void> };
}

/** E-mails the shopper about pieces in the making, a shipped parcel, or cancelled or returned pieces; at least once, as with the confirmation. */
export async function sendOrderNews(
  ports: SendOrderNewsPorts,
  eventId: string,
  news: OrderNews,
): Promise<void> {
  if (await ports.handled.has(eventId)) return;
  const { orderId } = news;
  const order = await ports.orders.findById(orderId);
  if (order === null) throw new OrderMissingError(`There is no order ${orderId}.`);
  await sendOrderEmail(ports, news, () => sendNewsEmail(ports, order, news));
  await ports.handled.add(eventId);
}

export async function sendNewsEmail(
  { movements, mail }: SendNewsEmailPorts,
  order: Order,
  news: OrderNews,
): Promise<void> {
  const { orderId, reference } = news;
  if (news.type === 'making') {
    return mail.sendOrderMaking(order, known(await movements.findMaking(orderId, reference), news));
  }
  if (news.type === 'shipped') {
    const parcel = await movements.findParcel(orderId, reference);
    return mail.sendOrderShipped(order, known(parcel, news), !news.final);
  }
  if (news.type === 'cancelled') {
    const cancellation = await movements.findCancellation(orderId, reference);
    return mail.sendOrderCancelled(order, known(cancellation, news), news.whole);
  }
  return mail.sendOrderReturned(order, known(await movements.findReturn(orderId, reference), news));
}

function known<Movement>(movement: Movement | null, { type, orderId, reference }: OrderNews): Movement {
  if (movement !== null) return movement;
  throw new OrderMissingError(`Order ${orderId} has no movement ${reference} of type ${type}.`);
}
