import { refuseTooMany } from '../products-of.ts';
import type { QueryResolvers } from '../../gen/schema-types.ts';

export const searchByProductKeys: QueryResolvers['searchByProductKeys'] = async (
  _root,
  { input: { productKeys: keys } },
  { site, now, search, loaders },
) => {
  refuseTooMany(keys);
  const ids = await search.tiles({ site, at: now, keys });
  const products = await Promise.all(ids.map((id) => loaders.productById.load(id)));
  return products.filter((product) => product !== null);
};
