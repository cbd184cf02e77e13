import { OrderReturnedSchema } from '@loupe/contracts/checkout/order';
import { TOPICS } from '@loupe/contracts/topics';
import { publish } from '@loupe/messaging/publish';
import type { MovedOrder } from '../../domain/fulfilment/moved-order.ts';
import { movementLines } from './movement-lines.ts';

/** Returned pieces: payments refunds them. */
export const orderReturned = publish(
  TOPICS.order,
  OrderReturnedSchema,
  'order-returned',
  (moved: MovedOrder) => ({
    aggregateId: moved.orderId,
    aggregateVersion: moved.eventVersion,
    site: moved.site,
    message: {
      orderId: moved.orderId,
      orderNumber: moved.orderNumber,
      placementId: moved.placementId,
      returnId: moved.reference,
      currency: moved.currency,
      amountMinorUnits: BigInt(moved.amount),
      lines: movementLines(moved),
      giftCardEndings: [...moved.giftCardEndings],
    },
  }),
);
