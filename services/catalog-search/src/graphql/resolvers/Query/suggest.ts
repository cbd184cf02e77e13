import { GraphFault } from '@loupe/subgraph-server/fault';
import { queryWords } from '../../../domain/search/words.ts';
import { orSearchFault } from '../../search-fault.ts';
import type { QueryResolvers } from '../../gen/schema-types.ts';

const MOST = 10;
const MOST_PRODUCTS = 3;

export const suggest: QueryResolvers['suggest'] = async (
  _root,
  { input: { text, limit } },
  { site, now, search, categories, loaders },
) => {
  if (limit < 1 || limit > MOST) throw new GraphFault('ValidationError', `limit must be from 1 to ${MOST}.`);
  const found = await orSearchFault(search.suggest({ site, at: now, prefix: text, limit }));
  const shown = found.productIds.slice(0, MOST_PRODUCTS);
  const products = await Promise.all(shown.map((id) => loaders.productById.load(id)));
  return {
    terms: [...found.terms],
    categories: categories.named(queryWords(found.correctedText ?? text)).slice(0, limit),
    brands: [...found.brands],
    products: products.filter((product) => product !== null),
    spellingSuggestion: found.correctedText,
  };
};
