import { optionsOfLine } from '../personal/added-options.ts';
import type { DisplayEntry } from '../header-data/display-entry.ts';

type Entry = Pick<DisplayEntry, 'productId' | 'masterVariantId' | 'sku' | 'kept'>;

/** What addToCart gets for a saved piece: as it was chosen before it was saved for later, or the product's own variant. */
export function pieceOf({ productId, masterVariantId, sku, kept }: Entry) {
  if (!kept) return { productId, variantId: masterVariantId, sku };
  const { variantId, giftCardValue } = kept;
  return { productId, variantId, sku: kept.sku, giftCardValue, options: optionsOfLine(kept) };
}
