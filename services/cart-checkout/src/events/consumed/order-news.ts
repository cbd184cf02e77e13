import {
  OrderCancelledSchema,
  OrderMakingSchema,
  OrderReturnedSchema,
  OrderShippedSchema,
} from '@loupe/contracts/checkout/order';
import { read, readAny } from '@loupe/messaging/consume';
import type { Handle } from '@loupe/messaging/consume';
import type { OrderNews } from '../../domain/order/order-message.ts';

/** Passes on each beginning of making, parcel, cancellation and return. */
export const onOrderNews =
  (store: (eventId: string, news: OrderNews) => Promise<void>): Handle =>
  async ({ envelope }) => {
    const news = newsOf(envelope);
    if (news !== undefined) await store(envelope.id, news);
  };

const newsOf = readAny<OrderNews>(
  read(
    OrderShippedSchema,
    'order-shipped',
    ({ shipmentId, final }, { aggregateId: orderId }) => ({
      type: 'shipped',
      orderId,
      reference: shipmentId,
      final,
    }),
    OrderShippedSchema.name,
  ),
  read(
    OrderMakingSchema,
    'order-making',
    ({ makingId }, { aggregateId: orderId }) => ({ type: 'making', orderId, reference: makingId }),
    OrderMakingSchema.name,
  ),
  read(
    OrderCancelledSchema,
    'order-cancelled',
    ({ cancellationId, whole }, { aggregateId: orderId }) => ({
      type: 'cancelled',
      orderId,
      reference: cancellationId,
      whole,
    }),
    OrderCancelledSchema.name,
  ),
  read(
    OrderReturnedSchema,
    'order-returned',
    ({ returnId }, { aggregateId: orderId }) => ({ type: 'returned', orderId, reference: returnId }),
    OrderReturnedSchema.name,
  ),
);
