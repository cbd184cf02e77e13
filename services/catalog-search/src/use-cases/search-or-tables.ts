import type { Site } from '@loupe/contracts/sites';
import type { PageRequest } from '../domain/listing/paging.ts';
import type { CatalogueAnswer, CatalogueSearch } from './ports/catalogue-search.ts';
import { SearchUnavailableError } from './ports/search-unavailable-error.ts';

export interface TablePorts {
  readonly search: CatalogueSearch;
  readonly listed: {
    byRank(
      site: Site,
      categoryIds: readonly string[],
      page: PageRequest,
    ): Promise<{ readonly ids: readonly string[]; readonly total: number }>;
    idsOfCodes(site: Site, codes: readonly string[]): Promise<readonly string[]>;
  };
  readonly warn: (error: SearchUnavailableError) => void;
}

/**
 * The search of an engine whose server may be away: the listing of a category, and tiles, are then read from the tables. Such a listing has no
 * facets, no filters and only the order of ranks, and says so. Words need the engine: a search throws SearchUnavailableError.
 */
export function searchOrTables({ search, listed, warn }: TablePorts): CatalogueSearch {
  const orElse =
    <T>(answer: () => Promise<T>) =>
    (error: unknown): Promise<T> => {
      if (!(error instanceof SearchUnavailableError)) throw error;
      warn(error);
      return answer();
    };
  return {
    ...search,
    find: (query) => {
      const { site, text, category } = query;
      if (text !== null || category === null) return search.find(query);
      return search
        .find(query)
        .catch(orElse(async () => unfiltered(await listed.byRank(site, category.ids, query))));
    },
    tiles: (query) => search.tiles(query).catch(orElse(() => listed.idsOfCodes(query.site, query.keys))),
  };
}

const unfiltered = ({ ids, total }: { ids: readonly string[]; total: number }): CatalogueAnswer => ({
  productIds: ids,
  total,
  facets: [],
  correctedText: null,
  degraded: 'unfiltered',
});
