import type { DisplayEntry } from './display-entry.ts';

type Entry = Pick<DisplayEntry, 'productId' | 'masterVariantId' | 'sku' | 'kept'>;

/** What addToCart gets for a saved piece: as it was chosen before it was saved for later, or the product's own variant. */
export function pieceOf({ productId, masterVariantId, sku, kept }: Entry) {
  if (!kept) return { productId, variantId: masterVariantId, sku };
  const { wristSize, engraving, isGiftWrapped, giftMessage, giftCardValue } = kept;
  const options = { wristSize, engraving, giftWrap: isGiftWrapped, giftMessage };
  return { productId, variantId: kept.variantId, sku: kept.sku, giftCardValue, options };
}
