import type { BuyableProduct, BuyableVariant } from './buyable-parts.ts';
import type { LiveProduct } from './live-product.ts';

export type ChosenVariant = {
  product: BuyableProduct;
  sized: boolean;
  /** Null until a size is selected. */
  variant: BuyableVariant | null;
  /** Whether the selected variant is sold out; while none is selected, whether all are. */
  soldOut: boolean;
  /** Of the selected variant; while none is selected, the lowest. */
  price: BuyableProduct['price'];
  /** Whether another size may cost more than the price. */
  isFrom: boolean;
};

/**
 * What a size changes: the piece that is bought, its price and whether it is there.
 * @param live the stock of now; null until it is known
 * @param chosen id of a variant
 */
export function chosenVariant(
  product: BuyableProduct,
  live: Pick<LiveProduct, 'variants'> | null,
  chosen: string | null,
): ChosenVariant {
  const levels = new Map(live?.variants.map(({ id, stockLevel }) => [id, stockLevel]));
  const variants = product.variants.map((one) => ({
    ...one,
    stockLevel: levels.get(one.id) ?? one.stockLevel,
  }));
  const sized = variants.some(({ ringSizeLetter }) => ringSizeLetter !== null);
  const variant = sized ? (variants.find(({ id }) => id === chosen) ?? null) : (variants[0] ?? null);
  return {
    product: { ...product, variants },
    sized,
    variant,
    soldOut: (variant ? [variant] : variants).every(({ stockLevel }) => stockLevel === 'out'),
    price: variant?.price ?? product.price,
    isFrom: variant === null && product.pricesVary,
  };
}
