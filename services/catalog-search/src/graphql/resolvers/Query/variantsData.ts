import type { CatalogueContext } from '../../context.ts';
import type { VariantOfProduct } from '../../loaders.ts';
import { variantsOf } from '../Variant.ts';

export async function variantsData(
  _root: unknown,
  { productKey }: { productKey: string },
  { loaders }: CatalogueContext,
): Promise<VariantOfProduct[]> {
  const product = await loaders.productByCode.load(productKey);
  return product === null ? [] : variantsOf(product);
}
