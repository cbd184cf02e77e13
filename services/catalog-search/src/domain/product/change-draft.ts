import type { Site } from '@loupe/contracts/sites';
import type { PriceDraft, ProductDraft } from './product-draft.ts';
import type { WebProductStatus } from './web-product-status.ts';

/** Of one variant by its sku, or of all. */
export interface OfVariants {
  readonly sku: string | null;
}

/**
 * A price without dates replaces the standing one of its site; one with dates is added beside it, and replaces one with the same dates.
 * @returns null when no variant has the sku
 */
export function withPrice(product: ProductDraft, price: PriceDraft, of: OfVariants): ProductDraft | null {
  return changeVariants(product, of, (variant) => ({
    ...variant,
    prices: [...variant.prices.filter((known) => !isSameWindow(known, price)), price],
  }));
}

/** @returns null when no variant has the sku */
export function withStatus(
  product: ProductDraft,
  webProductStatus: WebProductStatus,
  of: OfVariants,
): ProductDraft | null {
  return changeVariants(product, of, (variant) => ({ ...variant, webProductStatus }));
}

/** @returns null when the category does not list the product */
export function withRank(
  product: ProductDraft,
  { site, key, rank }: { readonly site: Site; readonly key: string; readonly rank: number },
): ProductDraft | null {
  const isPlace = (place: { site: Site; key: string }) => place.site === site && place.key === key;
  if (!product.categories.some(isPlace)) return null;
  const categories = product.categories.map((place) => (isPlace(place) ? { ...place, rank } : place));
  return { ...product, categories };
}

type Variants = ProductDraft['variants'];

function changeVariants(
  product: ProductDraft,
  { sku }: OfVariants,
  change: (variant: Variants[number]) => Variants[number],
): ProductDraft | null {
  if (sku !== null && product.variants.every((variant) => variant.sku !== sku)) return null;
  const variants = product.variants.map((variant) =>
    sku === null || variant.sku === sku ? change(variant) : variant,
  );
  return { ...product, variants };
}

function isSameWindow(left: PriceDraft, right: PriceDraft): boolean {
  return (
    left.site === right.site &&
    left.validFrom?.getTime() === right.validFrom?.getTime() &&
    left.validUntil?.getTime() === right.validUntil?.getTime()
  );
}
