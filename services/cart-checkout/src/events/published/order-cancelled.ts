import { OrderCancelledSchema } from '@loupe/contracts/checkout/order';
import { TOPICS } from '@loupe/contracts/topics';
import { publish } from '@loupe/messaging/publish';
import type { MovedOrder } from '../../domain/fulfilment/moved-order.ts';

/** Cancelled pieces: payments voids the amount held for them, and refunds what was captured when their making began. */
export const orderCancelled = publish(
  TOPICS.order,
  OrderCancelledSchema,
  'order-cancelled',
  (moved: MovedOrder) => ({
    aggregateId: moved.orderId,
    aggregateVersion: moved.eventVersion,
    site: moved.site,
    message: {
      orderId: moved.orderId,
      orderNumber: moved.orderNumber,
      placementId: moved.placementId,
      cancellationId: moved.reference,
      currency: moved.currency,
      amountMinorUnits: BigInt(moved.amount - moved.begun),
      begunMinorUnits: BigInt(moved.begun),
      whole: moved.whole,
      final: moved.final,
      lines: moved.lines.map(({ position, sku, quantity }) => ({ sku, quantity, line: position })),
    },
  }),
);
