import type { MovedOrder } from '../../domain/fulfilment/moved-order.ts';

/** The lines of a parcel or return; payments issues or cancels the gift cards among them. */
export const movementLines = ({ lines, giftCardValues }: MovedOrder) =>
  lines.map(({ position, sku, quantity }) => ({
    sku,
    quantity,
    line: position,
    giftCardValueMinorUnits: BigInt(giftCardValues.get(sku) ?? 0),
  }));
