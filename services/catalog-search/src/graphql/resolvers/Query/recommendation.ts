import { GraphFault } from '@loupe/subgraph-server/fault';
import { STRATEGIES } from '../../../use-cases/recommend-products.ts';
import { productsOf } from '../products-of.ts';
import type { QueryResolvers } from '../../gen/schema-types.ts';

const MOST = 24;

export const recommendation: QueryResolvers['recommendation'] = async (
  _root,
  { input: { productKeys, strategies, limit } },
  { site, now, categories, loaders, useCases },
) => {
  if (limit < 1 || limit > MOST) throw new GraphFault('ValidationError', `limit must be from 1 to ${MOST}.`);
  const asked = await productsOf(productKeys, loaders);
  const found = await useCases.recommendProducts(
    {
      site,
      now,
      byCode: (code) => loaders.productByCode.load(code),
      byId: (id) => loaders.productById.load(id),
      category: (id) => {
        const category = categories.byId(id);
        if (category === undefined) return null;
        return { key: category.key, ids: categories.withDescendants(category).map((below) => below.id) };
      },
    },
    asked,
    { strategies: new Set(strategies ?? STRATEGIES), limit },
  );
  return found.map(({ strategy, products }) => ({ strategy, products: [...products] }));
};
