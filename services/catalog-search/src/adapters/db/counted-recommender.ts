import type { CatalogueSearch } from '../../use-cases/ports/catalogue-search.ts';
import type { AlikeQuery, Recommender } from '../../use-cases/ports/recommender.ts';
import type { PairRepository } from './pair-repository.ts';

/** Recommends by the shop's own counts of pairs, and by the category and price of a product. */
export const countedRecommender = (
  search: Pick<CatalogueSearch, 'find'>,
  pairs: Pick<PairRepository, 'with'>,
): Recommender => ({
  alike: (query) => alike(search, query),
  together: ({ site, productIds, most }) => pairs.with(site, productIds, most),
});

/** Those of its category that cost between half and twice as much, then any of it. */
async function alike(
  search: Pick<CatalogueSearch, 'find'>,
  { site, at, category, price, most }: AlikeQuery,
): Promise<readonly string[]> {
  if (category === null) return [];
  const find = async (range: string | null) => {
    const selection = new Map(range === null ? [] : [['price' as const, new Set([range])]]);
    const { productIds } = await search.find({
      site,
      at,
      text: null,
      category,
      selection,
      excludedFacets: [],
      sort: 'relevance',
      pageIndex: 0,
      pageSize: most,
    });
    return productIds;
  };
  const near = price === null ? [] : await find(`${Math.round(price / 2)}-${price * 2}`);
  return near.length >= most ? near : [...near, ...(await find(null))];
}
