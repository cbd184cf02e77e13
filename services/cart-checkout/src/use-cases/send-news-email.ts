import type { Cancellation, Making, Parcel, Return } from '../domain/fulfilment/parcel.ts';
import type { OrderNews } from '../domain/order/order-message.ts';
import type { Order } from '../domain/order/order.ts';
import { tenderShares } from '../domain/order/tender-shares.ts';
import type { MovedAmount } from '../domain/order/tender-shares.ts';
import { OrderMissingError } from './order-missing-error.ts';

export interface SendNewsEmailPorts {
  readonly movements: {
    findMaking(orderId: string, reference: string): Promise<Making | null>;
    findParcel(orderId: string, reference: string): Promise<Parcel | null>;
    findCancellation(orderId: string, reference: string): Promise<Cancellation | null>;
    findReturn(orderId: string, reference: string): Promise<Return | null>;
    /** Of the order, in the order of their events. */
    findAmounts(orderId: string): Promise<readonly MovedAmount[]>;
  };
  readonly mail: {
    /** @param shares pence that each tender of the order pays */
    sendOrderMaking(order: Order, making: Making, shares: readonly number[]): Promise<void>;
    /** @param shares pence that each tender of the order pays now */
    sendOrderShipped(
      order: Order,
      parcel: Parcel,
      shares: readonly number[],
      moreToCome: boolean,
    ): Promise<void>;
    /** @param shares pence that each tender of the order is released or gets back */
    sendOrderCancelled(
      order: Order,
      cancellation: Cancellation,
      shares: readonly number[],
      whole: boolean,
    ): Promise<void>;
    /** @param shares pence that each tender of the order gets back */
    sendOrderReturned(order: Order, returned: Return, shares: readonly number[]): Promise<void>;
  };
}

/** E-mails the shopper about pieces in the making, a shipped parcel, or cancelled or returned pieces. */
export async function sendNewsEmail(
  { movements, mail }: SendNewsEmailPorts,
  order: Order,
  news: OrderNews,
): Promise<void> {
  const { orderId, reference } = news;
  const shares = tenderShares(order.tenders, await movements.findAmounts(orderId), news);
  if (news.type === 'making') {
    const making = await movements.findMaking(orderId, reference);
    return mail.sendOrderMaking(order, known(making, news), shares);
  }
  if (news.type === 'shipped') {
    const parcel = await movements.findParcel(orderId, reference);
    return mail.sendOrderShipped(order, known(parcel, news), shares, !news.final);
  }
  if (news.type === 'cancelled') {
    const cancellation = await movements.findCancellation(orderId, reference);
    return mail.sendOrderCancelled(order, known(cancellation, news), shares, news.whole);
  }
  return mail.sendOrderReturned(order, known(await movements.findReturn(orderId, reference), news), shares);
}

function known<Movement>(movement: Movement | null, { type, orderId, reference }: OrderNews): Movement {
  if (movement !== null) return movement;
  throw new OrderMissingError(`Order ${orderId} has no movement ${reference} of type ${type}.`);
}
