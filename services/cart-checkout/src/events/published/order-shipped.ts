import { OrderShippedSchema } from '@loupe/contracts/checkout/order';
import { TOPICS } from '@loupe/contracts/topics';
import { publish } from '@loupe/messaging/publish';
import type { MovedOrder } from '../../domain/fulfilment/moved-order.ts';
import { movementLines } from './movement-lines.ts';

/** A shipped parcel: payments captures its amount, as far as it was not captured when making began. */
export const orderShipped = publish(
  TOPICS.order,
  OrderShippedSchema,
  'order-shipped',
  (moved: MovedOrder) => ({
    aggregateId: moved.orderId,
    aggregateVersion: moved.eventVersion,
    site: moved.site,
    message: {
      orderId: moved.orderId,
      orderNumber: moved.orderNumber,
      placementId: moved.placementId,
      shipmentId: moved.reference,
      currency: moved.currency,
      amountMinorUnits: BigInt(moved.amount - moved.begun),
      begunMinorUnits: BigInt(moved.begun),
      final: moved.final,
      lines: movementLines(moved),
    },
  }),
);
