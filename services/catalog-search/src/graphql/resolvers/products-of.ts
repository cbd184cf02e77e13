import { GraphFault } from '@loupe/subgraph-server/fault';
import type { Product } from '../../domain/product/product.ts';
import type { Loaders } from '../loaders.ts';

const MOST = 60;

/** Products by code, in the order asked for, unknown codes left out. @throws GraphFault for too many codes */
export async function productsOf(codes: readonly string[], { productByCode }: Loaders): Promise<Product[]> {
  refuseTooMany(codes);
  const found = await Promise.all(codes.map((code) => productByCode.load(code)));
  return found.filter((product) => product !== null);
}

/** @throws GraphFault for too many codes */
export function refuseTooMany(codes: readonly string[]): void {
  if (codes.length > MOST)
    throw new GraphFault('ValidationError', `At most ${MOST} products can be asked for at once.`);
}
