import { OrderMakingSchema } from '@loupe/contracts/checkout/order';
import { TOPICS } from '@loupe/contracts/topics';
import { publish } from '@loupe/messaging/publish';
import type { MovedOrder } from '../../domain/fulfilment/moved-order.ts';

/** Pieces whose making has begun: payments captures their amount. */
export const orderMaking = publish(TOPICS.order, OrderMakingSchema, 'order-making', (moved: MovedOrder) => ({
  aggregateId: moved.orderId,
  aggregateVersion: moved.eventVersion,
  site: moved.site,
  message: {
    orderId: moved.orderId,
    orderNumber: moved.orderNumber,
    placementId: moved.placementId,
    makingId: moved.reference,
    currency: moved.currency,
    amountMinorUnits: BigInt(moved.amount),
    lines: moved.lines.map(({ sku, quantity }) => ({ sku, quantity })),
  },
}));
