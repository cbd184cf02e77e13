import { create, toBinary } from '@bufbuild/protobuf';
import { OrderPlacedSchema } from '@loupe/contracts/checkout/order';
import { TOPICS } from '@loupe/contracts/topics';
import type { OutboxEvent } from '@loupe/messaging/envelope';
import type { Placement } from '../../domain/placement/placement.ts';
import { isGuest } from '../../domain/shopper.ts';

/** The first event of an order. It has no name, address or e-mail: consumers that need them read the order from this service. */
export function orderPlaced(orderId: string, placement: Placement): OutboxEvent {
  const { id, cartId, orderNumber, site, owner, snapshot } = placement;
  const { total, lines } = snapshot.cart;
  const message = create(OrderPlacedSchema, {
    orderId,
    orderNumber,
    cartId,
    placementId: id,
    currency: 'GBP',
    totalMinorUnits: BigInt(total),
    lines: lines.map(({ sku, productId, quantity, unitPrice }) => ({
      sku,
      productId,
      quantity,
      unitPriceMinorUnits: BigInt(unitPrice),
    })),
    customerId: isGuest(placement) ? '' : owner.slice('c:'.length),
    ...(isGuest(placement) && snapshot.marketingPreference
      ? { marketing: { ...snapshot.marketingPreference } }
      : {}),
  });
  return {
    topic: TOPICS.order.name,
    type: 'order-placed',
    aggregateId: orderId,
    aggregateVersion: 1n,
    site,
    payload: toBinary(OrderPlacedSchema, message),
  };
}
