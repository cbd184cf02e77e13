import { GraphFault } from '@loupe/subgraph-server/fault';
import type { QueryResolvers } from '../../gen/schema-types.ts';

const MOST = 60;

export const products: QueryResolvers['products'] = async (_root, { productsKeys }, { loaders }) => {
  if (productsKeys.length > MOST) {
    throw new GraphFault('ValidationError', `At most ${MOST} products can be asked for at once.`);
  }
  const found = await Promise.all(productsKeys.map((key) => loaders.productByCode.load(key)));
  return found.filter((product) => product !== null);
};
