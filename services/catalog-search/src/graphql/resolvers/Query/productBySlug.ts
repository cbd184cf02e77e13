import type { Product } from '../../../domain/product/product.ts';
import type { CatalogueContext } from '../../context.ts';

export function productBySlug(
  _root: unknown,
  { slug }: { slug: string },
  { products, site }: CatalogueContext,
): Promise<Product | null> {
  return products.bySlug(site, slug);
}
