import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { poolTx } from '@loupe/database/tx';
import { countedRecommender } from '../../src/adapters/db/counted-recommender.ts';
import { pairRepository } from '../../src/adapters/db/pair-repository.ts';
import { searchDocuments } from '../../src/adapters/db/search-documents.ts';
import { NO_CURATION } from '../../src/domain/search/curation.ts';
import { embeddedSearch } from '../../src/adapters/search/embedded-search.ts';
import { SearchIndex } from '../../src/adapters/search/search-index.ts';
import { itReadsProductsOnce } from '../support/search-statements.ts';
import { startCatalogue } from './support/catalogue.ts';
import type { Catalogue } from './support/catalogue.ts';
import { itAnswersAnyQuery } from '../support/search-any-query.ts';
import { itKeepsTheSearchContract } from '../support/search-contract.ts';
import { itFollowsTheTables } from '../support/search-following.ts';
import { itPlacesProducts } from '../support/search-merchandising.ts';
import { itRecommends } from '../support/search-recommending.ts';
import { countingPairs } from '../support/counting-pairs.ts';

let catalogue: Catalogue;
let index: SearchIndex;
const codes = new Map<string, string>();
const ids = new Map<string, string>();
let curation = NO_CURATION;
const search = embeddedSearch(
  (site, at) => index.of(site, at),
  () => curation,
);

beforeAll(async () => {
  catalogue = await startCatalogue();
  index = new SearchIndex(searchDocuments(poolTx(catalogue.pool)), () => performance.now());
  await index.follow();
  const { rows } = await catalogue.pool.query<{ id: string; code: string }>('SELECT id, code FROM product');
  for (const { id, code } of rows) {
    codes.set(id, code);
    ids.set(code, id);
  }
});
afterAll(() => catalogue.stop());

it('changes are told to a follower whose numbers of transactions are of the database before a restore', async () => {
  const { pool } = catalogue;
  const { changesSince } = searchDocuments(poolTx(pool));
  const id = ids.values().next().value!;
  await pool.query('UPDATE product SET brand = brand WHERE id = $1', [id]);
  const { horizon, changes } = await changesSince(10n ** 12n);
  expect(changes.map(({ productId }) => productId)).toContain(id);
  expect(horizon).toBeLessThan(10n ** 12n);
});

itKeepsTheSearchContract(() => ({
  search,
  categories: catalogue.trees.of('beaverbrooks'),
  at: catalogue.clock(),
  codeOf: async (id) => codes.get(id) ?? id,
}));

itRecommends(() => {
  const idOf = (code: string) => ids.get(code)!;
  return {
    search,
    recommender: countedRecommender(search, pairRepository(poolTx(catalogue.pool))),
    categories: catalogue.trees.of('beaverbrooks'),
    at: catalogue.clock(),
    idOf,
    ...countingPairs(catalogue.pool, idOf),
  };
});

itPlacesProducts(() => ({
  search,
  at: catalogue.clock(),
  pool: catalogue.pool,
  curate: (given) => (curation = given),
  follow: () => index.follow(),
}));

itReadsProductsOnce(() => catalogue);

itFollowsTheTables(() => ({
  search,
  pool: catalogue.pool,
  clock: catalogue.clock,
  follow: () => index.follow(),
}));

itAnswersAnyQuery(() => ({ search, at: catalogue.clock() }), { finds: 5_000, suggestions: 1_000 });

describe('the embedded index', () => {
  it('[EN-19] a scheduled price holds without another look', async () => {
    await catalogue.pool.query(
      `INSERT INTO price (variant_id, site, minor_units, valid_from, valid_until)
       SELECT v.id, 'beaverbrooks', 4900, '2027-01-01T00:00:00Z', '2027-01-02T00:00:00Z'
       FROM variant v JOIN product p ON p.master_sku = v.sku WHERE p.code = '0100042'`,
    );
    await index.follow();
    const rangeOf = async (at: string) => {
      const { facets } = await search.find({
        site: 'beaverbrooks',
        at: new Date(at),
        text: '0100042',
        category: null,
        sort: 'relevance',
        pageIndex: 0,
        pageSize: 1,
        selection: new Map(),
        excludedFacets: [],
      });
      return facets.find(({ key }) => key === 'price')?.values.map(({ code }) => code);
    };
    expect(await rangeOf('2026-12-31T23:59:59.999Z')).toEqual(['10000-25000']);
    expect(await rangeOf('2027-01-01T00:00:00Z')).toEqual(['-10000']);
    expect(await rangeOf('2027-01-02T00:00:00Z')).toEqual(['10000-25000']);
  });

  it('[EN-19] after a pause longer than changes are kept everything is read again', async () => {
    let clock = 0;
    const slow = new SearchIndex(searchDocuments(poolTx(catalogue.pool)), () => clock);
    const all = await slow.follow();
    clock = 31 * 60_000;
    await catalogue.pool.query('DELETE FROM product_change');
    expect(await slow.follow()).toBe(all);
  });

  it('[EN-19] an index that was packed answers as one that was read', async () => {
    const before = index.of('beaverbrooks', catalogue.clock());
    const packed = before.packed();
    const answer = (of: typeof before) =>
      embeddedSearch(() => of).find({
        site: 'beaverbrooks',
        at: catalogue.clock(),
        text: 'diamond ring',
        category: null,
        sort: 'price-asc',
        pageIndex: 0,
        pageSize: 60,
        selection: new Map(),
        excludedFacets: [],
      });
    const sorted = async (of: typeof before) => {
      const { facets, ...rest } = await answer(of);
      return { ...rest, facets: facets.map(({ key, values }) => ({ key, values: [...values] })) };
    };
    expect(await sorted(packed)).toEqual(await sorted(before));
  });
});
