import { OrderPlacedSchema } from '@loupe/contracts/checkout/order';
import { TOPICS } from '@loupe/contracts/topics';
import { publish } from '@loupe/messaging/publish';
import type { Placement } from '../../domain/placement/placement.ts';
import { appliedCodes } from '../../domain/placement/prepare.ts';
import { isGuest } from '../../domain/shopper.ts';

/** The first event of an order. It has no name, address or e-mail: consumers that need them read the order from this service. */
export const orderPlaced = publish(
  TOPICS.order,
  OrderPlacedSchema,
  'order-placed',
  (orderId: string, placement: Placement) => {
    const { id, cartId, orderNumber, site, owner, snapshot } = placement;
    const { total, lines, shipping, tax } = snapshot.cart;
    return {
      aggregateId: orderId,
      aggregateVersion: 1n,
      site,
      message: {
        orderId,
        orderNumber,
        cartId,
        placementId: id,
        currency: 'GBP',
        totalMinorUnits: BigInt(total),
        deliveryMinorUnits: BigInt(shipping ?? 0),
        taxMinorUnits: BigInt(tax),
        lines: lines.map(({ sku, productId, quantity, unitPrice }) => ({
          sku,
          productId,
          quantity,
          unitPriceMinorUnits: BigInt(unitPrice),
        })),
        codes: appliedCodes(snapshot.cart),
        customerId: isGuest(placement) ? '' : owner.slice('c:'.length),
        ...(isGuest(placement) && snapshot.marketingPreference
          ? { marketing: { ...snapshot.marketingPreference } }
          : {}),
      },
    };
  },
);
