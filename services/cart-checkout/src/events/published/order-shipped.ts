import { create, toBinary } from '@bufbuild/protobuf';
import { OrderShippedSchema } from '@loupe/contracts/checkout/order';
import { TOPICS } from '@loupe/contracts/topics';
import type { OutboxEvent } from '@loupe/messaging/envelope';
import type { MovedOrder } from '../../domain/fulfilment/moved-order.ts';
import { movementLines } from './movement-lines.ts';

/** A shipped parcel: payments captures its amount, as far as it was not captured when making began. */
export function orderShipped(moved: MovedOrder): OutboxEvent {
  const message = create(OrderShippedSchema, {
    orderId: moved.orderId,
    orderNumber: moved.orderNumber,
    placementId: moved.placementId,
    shipmentId: moved.reference,
    currency: moved.currency,
    amountMinorUnits: BigInt(moved.amount - moved.begun),
    begunMinorUnits: BigInt(moved.begun),
    final: moved.final,
    lines: movementLines(moved),
  });
  return {
    topic: TOPICS.order.name,
    type: 'order-shipped',
    aggregateId: moved.orderId,
    aggregateVersion: moved.eventVersion,
    site: moved.site,
    payload: toBinary(OrderShippedSchema, message),
  };
}
