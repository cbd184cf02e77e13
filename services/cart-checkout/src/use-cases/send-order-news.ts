import type { Cancellation, Parcel } from '../domain/fulfilment/parcel.ts';
import type { Order } from '../domain/order/order.ts';
import { OrderMissingError } from './order-missing-error.ts';

export interface SendOrderNewsPorts {
  readonly orders: { findById(id: string): Promise<Order | null> };
  readonly movements: {
    findParcel(orderId: string, reference: string): Promise<Parcel | null>;
    findCancellation(orderId: string, reference: string): Promise<Cancellation | null>;
  };
  readonly handled: { has(eventId: string): Promise<boolean>; add(eventId: string): Promise<void> };
  readonly mail: {
    sendOrderShipped(order: Order, parcel: Parcel, moreToCome: boolean): Promise<void>;
    sendOrderCancelled(order: Order, cancellation: Cancellation, whole: boolean): Promise<void>;
  };
}

/** A parcel or a cancellation, by its reference. */
export type OrderNews =
  | {
      readonly type: 'shipped';
      readonly orderId: string;
      readonly reference: string;
      readonly final: boolean;
    }
  | {
      readonly type: 'cancelled';
      readonly orderId: string;
      readonly reference: string;
      readonly whole: boolean;
    };

/** Writes to the shopper that a parcel has left or that pieces will not come, at least once, as with the confirmation. */
export async function sendOrderNews(
  ports: SendOrderNewsPorts,
  eventId: string,
  news: OrderNews,
): Promise<void> {
  if (await ports.handled.has(eventId)) return;
  const { orderId, reference } = news;
  const order = await ports.orders.findById(orderId);
  if (order === null) throw new OrderMissingError(`There is no order ${orderId}.`);
  if (news.type === 'shipped') {
    const parcel = await ports.movements.findParcel(orderId, reference);
    if (parcel === null) throw new OrderMissingError(`Order ${orderId} has no parcel ${reference}.`);
    await ports.mail.sendOrderShipped(order, parcel, !news.final);
  } else {
    const cancellation = await ports.movements.findCancellation(orderId, reference);
    if (cancellation === null)
      throw new OrderMissingError(`Order ${orderId} has no cancellation ${reference}.`);
    await ports.mail.sendOrderCancelled(order, cancellation, news.whole);
  }
  await ports.handled.add(eventId);
}
