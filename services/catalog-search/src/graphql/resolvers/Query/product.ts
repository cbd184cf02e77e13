import type { Product } from '../../../domain/product/product.ts';
import type { CatalogueContext } from '../../context.ts';

export function product(
  _root: unknown,
  { productKey }: { productKey: string },
  { loaders }: CatalogueContext,
): Promise<Product | null> {
  return loaders.productByCode.load(productKey);
}
