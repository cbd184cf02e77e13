import { afterAll, beforeAll, jest } from '@jest/globals';
import { sharedTestOpenSearch } from '@loupe/test-harness/opensearch';
import { poolTx } from '@loupe/database/tx';
import { pairRepository } from '../../src/adapters/db/pair-repository.ts';
import { openSearchEngine } from '../../src/search-engine.ts';
import { itAnswersAnyQuery } from '../support/search-any-query.ts';
import { itKeepsTheSearchContract } from '../support/search-contract.ts';
import { itFollowsTheTables } from '../support/search-following.ts';
import { itPlacesProducts } from '../support/search-merchandising.ts';
import { itRecommends } from '../support/search-recommending.ts';
import { countingPairs } from '../support/counting-pairs.ts';
import { itReadsProductsOnce } from '../support/search-statements.ts';
import { startCatalogue } from './support/catalogue.ts';
import type { Catalogue } from './support/catalogue.ts';

let catalogue: Catalogue;
const codes = new Map<string, string>();
const ids = new Map<string, string>();

/** A machine that runs the whole suite is slow. */
const LIMITS = { timeoutMs: 60_000, connectMs: 10_000, openMs: 100 };

beforeAll(async () => {
  const { url } = await sharedTestOpenSearch();
  catalogue = await startCatalogue((options) => openSearchEngine({ ...options, url, limits: LIMITS }));
  const { rows } = await catalogue.pool.query<{ id: string; code: string }>('SELECT id, code FROM product');
  for (const { id, code } of rows) {
    codes.set(id, code);
    ids.set(code, id);
  }
});
afterAll(async () => {
  await catalogue?.stop();
});

itKeepsTheSearchContract(() => ({
  search: catalogue.engine.search,
  categories: catalogue.trees.of('beaverbrooks'),
  at: catalogue.clock(),
  codeOf: async (id) => codes.get(id) ?? id,
}));

itRecommends(() => {
  const idOf = (code: string) => ids.get(code)!;
  return {
    search: catalogue.engine.search,
    recommender: catalogue.engine.recommenderOf(pairRepository(poolTx(catalogue.pool))),
    categories: catalogue.trees.of('beaverbrooks'),
    at: catalogue.clock(),
    idOf,
    ...countingPairs(catalogue.pool, idOf),
  };
});

itPlacesProducts(() => ({
  search: catalogue.engine.search,
  at: catalogue.clock(),
  pool: catalogue.pool,
  follow: () => catalogue.engine.index.follow(),
  curate(given) {
    jest.spyOn(catalogue.engine.curations, 'of').mockReturnValue(given);
  },
}));

itAnswersAnyQuery(() => ({ search: catalogue.engine.search, at: catalogue.clock() }), {
  finds: 150,
  suggestions: 50,
});

itReadsProductsOnce(() => catalogue);

itFollowsTheTables(() => ({
  search: catalogue.engine.search,
  pool: catalogue.pool,
  clock: catalogue.clock,
  follow: () => catalogue.engine.index.follow(),
}));
