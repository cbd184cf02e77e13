import { create, toBinary } from '@bufbuild/protobuf';
import { OrderReturnedSchema } from '@loupe/contracts/checkout/order';
import { TOPICS } from '@loupe/contracts/topics';
import type { OutboxEvent } from '@loupe/messaging/envelope';
import type { MovedOrder } from '../../domain/fulfilment/moved-order.ts';
import { movementLines } from './movement-lines.ts';

/** Returned pieces: payments refunds them. */
export function orderReturned(moved: MovedOrder): OutboxEvent {
  const message = create(OrderReturnedSchema, {
    orderId: moved.orderId,
    orderNumber: moved.orderNumber,
    placementId: moved.placementId,
    returnId: moved.reference,
    currency: moved.currency,
    amountMinorUnits: BigInt(moved.amount),
    lines: movementLines(moved),
    giftCardEndings: [...moved.giftCardEndings],
  });
  return {
    topic: TOPICS.order.name,
    type: 'order-returned',
    aggregateId: moved.orderId,
    aggregateVersion: moved.eventVersion,
    site: moved.site,
    payload: toBinary(OrderReturnedSchema, message),
  };
}
