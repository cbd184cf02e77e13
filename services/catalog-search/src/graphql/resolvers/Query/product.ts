import type { Product } from '../../../domain/product/product.ts';
import type { CatalogueContext } from '../../context.ts';

/** Also productQuickview, the same for a dialog, and dynamicProductData, whose type shows less of it. */
export function product(
  _root: unknown,
  { productKey }: { productKey: string },
  { loaders }: CatalogueContext,
): Promise<Product | null> {
  return loaders.productByCode.load(productKey);
}
