import type { Variant } from '../domain/catalogue/variant.ts';
import { offerOf } from '../domain/catalogue/sellable.ts';
import { promotionsAbout } from '../domain/promotions/about-product.ts';
import type { Promotion } from '../domain/promotions/promotion.ts';

export interface ViewProductPromotionsPorts {
  readonly products: {
    /** A variant of the product, the master if it has one. */
    findByKey(key: string): Promise<{ readonly variant: Variant; readonly readAt: Date } | null>;
  };
  readonly promotions: () => readonly Promotion[];
}

const KEY = /^[\w-]{1,40}$/;

/** The promotions that a product page names. */
export async function viewProductPromotions(
  { products, promotions }: ViewProductPromotionsPorts,
  site: string,
  productKey: string,
): Promise<readonly Promotion[]> {
  const found = KEY.test(productKey) ? await products.findByKey(productKey) : null;
  if (found === null) return [];
  const { variant, readAt } = found;
  const offer = offerOf(variant, site, readAt);
  const { sku, brand, productType, categories } = variant;
  const piece = {
    id: sku,
    sku,
    productKey,
    brand,
    productType,
    categories,
    quantity: 1,
    unitPrice: offer?.minorUnits ?? 0,
    isSellable: offer !== null,
    isGiftCard: variant.giftCard !== null,
  };
  return promotionsAbout(promotions(), piece, { site, at: readAt });
}
