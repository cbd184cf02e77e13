import { create, toBinary } from '@bufbuild/protobuf';
import { OrderMakingSchema } from '@loupe/contracts/checkout/order';
import { TOPICS } from '@loupe/contracts/topics';
import type { OutboxEvent } from '@loupe/messaging/envelope';
import type { MovedOrder } from '../../domain/fulfilment/moved-order.ts';

/** Pieces whose making has begun: payments captures their amount. */
export function orderMaking(moved: MovedOrder): OutboxEvent {
  const message = create(OrderMakingSchema, {
    orderId: moved.orderId,
    orderNumber: moved.orderNumber,
    placementId: moved.placementId,
    makingId: moved.reference,
    currency: moved.currency,
    amountMinorUnits: BigInt(moved.amount),
    lines: moved.lines.map(({ sku, quantity }) => ({ sku, quantity })),
  });
  return {
    topic: TOPICS.order.name,
    type: 'order-making',
    aggregateId: moved.orderId,
    aggregateVersion: moved.eventVersion,
    site: moved.site,
    payload: toBinary(OrderMakingSchema, message),
  };
}
