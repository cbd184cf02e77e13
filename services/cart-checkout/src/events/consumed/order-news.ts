import { fromBinary } from '@bufbuild/protobuf';
import type { GenMessage } from '@bufbuild/protobuf/codegenv2';
import type { Message } from '@bufbuild/protobuf';
import {
  OrderCancelledSchema,
  OrderMakingSchema,
  OrderReturnedSchema,
  OrderShippedSchema,
} from '@loupe/contracts/checkout/order';
import type { Envelope } from '@loupe/messaging/envelope';
import { PoisonMessageError } from '@loupe/messaging/errors';
import type { OrderNews } from '../../domain/order/order-message.ts';

/** Sends an e-mail for each beginning of making, parcel, cancellation and return. */
export function onOrderNews(sendOrderNews: (eventId: string, news: OrderNews) => Promise<void>) {
  return async ({ envelope }: { envelope: Envelope }): Promise<void> => {
    const news = newsOf(envelope);
    if (news !== null) await sendOrderNews(envelope.id, news);
  };
}

function newsOf({ type, aggregateId: orderId, payload }: Envelope): OrderNews | null {
  if (type === 'order-shipped') {
    const { shipmentId, final } = decode(OrderShippedSchema, payload);
    return { type: 'shipped', orderId, reference: shipmentId, final };
  }
  if (type === 'order-making') {
    const { makingId } = decode(OrderMakingSchema, payload);
    return { type: 'making', orderId, reference: makingId };
  }
  if (type === 'order-cancelled') {
    const { cancellationId, whole } = decode(OrderCancelledSchema, payload);
    return { type: 'cancelled', orderId, reference: cancellationId, whole };
  }
  if (type === 'order-returned') {
    const { returnId } = decode(OrderReturnedSchema, payload);
    return { type: 'returned', orderId, reference: returnId };
  }
  return null;
}

function decode<M extends Message>(schema: GenMessage<M>, payload: Uint8Array): M {
  try {
    return fromBinary(schema, payload);
  } catch (error) {
    throw new PoisonMessageError(`The payload is no ${schema.name}.`, { cause: error });
  }
}
