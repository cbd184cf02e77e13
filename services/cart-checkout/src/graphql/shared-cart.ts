import type { SharedCart } from '../domain/cart/shared-cart.ts';
import { MOST_SHOWN } from './most-shown.ts';
import { toPrice } from './price.ts';

/** A shared cart as it is shown. */
export const toSharedCart = ({ expiresAt, lines }: SharedCart) => ({
  expiresAt: expiresAt.toISOString(),
  lineItems: lines.map(toSharedLine),
});

function toSharedLine(line: SharedCart['lines'][number]) {
  const { id, productId, variantId, productKey, productUrl, brand, name, image, ringSize, quantity } = line;
  const { sku, stockSku = sku, giftCardValue, options, sellable, unitPrice, available } = line;
  return {
    id,
    productId,
    variantId,
    productKey,
    productUrl,
    brand,
    name,
    image,
    ringSize,
    quantity,
    sku: stockSku,
    wristSize: options.wristSize ?? null,
    giftCardValue: giftCardValue ?? null,
    price: sellable ? toPrice(unitPrice) : null,
    availableQuantity: sellable ? Math.min(Math.max(available, 0), MOST_SHOWN) : 0,
  };
}
