import { GraphFault } from '@loupe/subgraph-server/fault';
import type { Product } from '../../../domain/product/product.ts';
import type { CatalogueContext } from '../../context.ts';

const MOST = 60;

export async function products(
  _root: unknown,
  { productsKeys }: { productsKeys: readonly string[] },
  { loaders }: CatalogueContext,
): Promise<Product[]> {
  if (productsKeys.length > MOST) {
    throw new GraphFault('ValidationError', `At most ${MOST} products can be asked for at once.`);
  }
  const found = await Promise.all(productsKeys.map((key) => loaders.productByCode.load(key)));
  return found.filter((product) => product !== null);
}
