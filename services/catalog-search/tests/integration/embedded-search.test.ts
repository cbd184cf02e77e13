import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { poolTx } from '@loupe/database/tx';
import { searchDocuments } from '../../src/adapters/db/search-documents.ts';
import { FACET_KEYS, selectionOf } from '../../src/domain/search/facet.ts';
import { embeddedSearch } from '../../src/adapters/search/embedded-search.ts';
import { SearchIndex } from '../../src/adapters/search/search-index.ts';
import { startCatalogue } from './support/catalogue.ts';
import type { Catalogue } from './support/catalogue.ts';
import { itKeepsTheSearchContract } from '../support/search-contract.ts';

let catalogue: Catalogue;
let index: SearchIndex;
const codes = new Map<string, string>();
const search = embeddedSearch((site, at) => index.of(site, at));

beforeAll(async () => {
  catalogue = await startCatalogue();
  index = new SearchIndex(searchDocuments(poolTx(catalogue.pool)), () => performance.now());
  await index.follow();
  const { rows } = await catalogue.pool.query<{ id: string; code: string }>('SELECT id, code FROM product');
  for (const { id, code } of rows) codes.set(id, code);
});
afterAll(() => catalogue.stop());

itKeepsTheSearchContract(() => ({
  search,
  categories: catalogue.trees.of('beaverbrooks'),
  at: catalogue.clock(),
  codeOf: async (id) => codes.get(id) ?? id,
}));

describe('the index follows the tables', () => {
  const priceOf = async (code: string, at = catalogue.clock()) => {
    const answer = await search.find({
      ...{
        site: 'beaverbrooks',
        at,
        text: code,
        category: null,
        sort: 'relevance',
        pageIndex: 0,
        pageSize: 1,
      },
      ...{ selection: new Map(), excludedFacets: [] },
    });
    return answer.facets.find(({ key }) => key === 'price')?.values.map(({ code: range }) => range);
  };
  const total = async (text: string) =>
    (
      await search.find({
        ...{
          site: 'beaverbrooks',
          at: catalogue.clock(),
          text,
          category: null,
          sort: 'relevance',
          pageIndex: 0,
        },
        ...{ pageSize: 1, selection: new Map(), excludedFacets: [] },
      })
    ).total;
  const setPrice = (code: string, pence: number) =>
    catalogue.pool.query(
      `UPDATE price SET minor_units = $2, was_minor_units = NULL WHERE variant_id IN
       (SELECT v.id FROM variant v JOIN product p ON p.id = v.product_id WHERE p.code = $1)`,
      [code, pence],
    );

  it('[EN-19] a price written by any statement is in the index after the next look', async () => {
    await setPrice('0100040', 99_00);
    expect(await index.follow()).toBe(1);
    expect(await priceOf('0100040')).toEqual(['-10000']);
    expect(await index.follow()).toBe(0);
  });

  it('[EN-19] a transaction that began earlier and committed later is not missed', async () => {
    const early = await catalogue.pool.connect();
    await early.query('BEGIN');
    await early.query(`UPDATE product SET name = 'Quokka pendant' WHERE code = '0100041'`);
    await setPrice('0100042', 150_00);
    await index.follow();
    expect(await priceOf('0100042')).toEqual(['10000-25000']);
    expect(await total('quokka')).toBe(0);
    await early.query('COMMIT');
    early.release();
    expect(await index.follow()).toBe(1);
    expect(await total('quokka')).toBe(1);
  });

  it('[EN-19] a product that is archived, deleted or left by the site is gone', async () => {
    await catalogue.pool.query(`UPDATE product SET approval = 'archived' WHERE code = '0100043'`);
    await catalogue.pool.query(`DELETE FROM product WHERE code = '0100044'`);
    expect([await total('0100043'), await total('0100044')]).toEqual([1, 1]);
    await index.follow();
    expect([await total('0100043'), await total('0100044')]).toEqual([0, 0]);
  });

  it('[EN-19] a level of stock changes availability, and the place by relevance', async () => {
    await catalogue.setStock('0100100', 'out', 9n);
    expect(await index.follow()).toBe(1);
  });

  it('[EN-19] a scheduled price holds from its second on, without another look', async () => {
    await catalogue.pool.query(
      `INSERT INTO price (variant_id, site, minor_units, valid_from, valid_until)
       SELECT v.id, 'beaverbrooks', 4900, '2027-01-01T00:00:00Z', '2027-01-02T00:00:00Z'
       FROM variant v JOIN product p ON p.master_sku = v.sku WHERE p.code = '0100040'`,
    );
    await setPrice('0100040', 300_00);
    await catalogue.pool.query(
      `UPDATE price SET minor_units = 4900 WHERE valid_from = '2027-01-01T00:00:00Z'`,
    );
    await index.follow();
    expect(await priceOf('0100040', new Date('2026-12-31T23:59:59.999Z'))).toEqual(['25000-50000']);
    expect(await priceOf('0100040', new Date('2027-01-01T00:00:00Z'))).toEqual(['-10000']);
    expect(await priceOf('0100040', new Date('2027-01-02T00:00:00Z'))).toEqual(['25000-50000']);
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
        ...{
          site: 'beaverbrooks',
          at: catalogue.clock(),
          text: 'diamond ring',
          category: null,
          sort: 'price-asc',
        },
        ...{ pageIndex: 0, pageSize: 60, selection: new Map(), excludedFacets: [] },
      });
    const sorted = async (of: typeof before) => {
      const { facets, ...rest } = await answer(of);
      return { ...rest, facets: facets.map(({ key, values }) => ({ key, values: [...values] })) };
    };
    expect(await sorted(packed)).toEqual(await sorted(before));
  });
});

describe('any query', () => {
  const words = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.constantFrom(
      'gold',
      'rings',
      '\u202Egnir',
      'ri\u200Bng',
      "'; DROP TABLE product; --",
      '%',
      '\\',
      '£',
      'under £',
      '0',
    ),
    fc.constantFrom(
      'constructor',
      '__proto__',
      'toString',
      'hasOwnProperty',
      'under 99999999999',
      'x'.repeat(1_000_000),
    ),
  );
  const text = fc.array(words, { maxLength: 5 }).map((parts) => parts.join(' '));
  const filters = fc.array(
    fc.record({
      facet: fc.oneof(
        fc.constantFrom(...FACET_KEYS),
        fc.string(),
        fc.constantFrom('constructor', '__proto__'),
      ),
      values: fc.array(
        fc.oneof(fc.string(), fc.constantFrom('platinum', '10000-', '-', '5-1', '__proto__')),
        { maxLength: 150 },
      ),
    }),
    { maxLength: 6 },
  );
  const sorts = fc.constantFrom(
    'relevance',
    'price-asc',
    'price-desc',
    'newest',
    'name-asc',
    'name-desc' as const,
  );

  it('[QY-11] is answered, its page never longer than asked for and its total never smaller than its page', async () => {
    const query = fc.record({
      text: fc.option(text),
      filters,
      sort: sorts,
      pageIndex: fc.oneof(fc.nat(5), fc.constantFrom(1e9, 2 ** 31 - 1)),
      pageSize: fc.integer({ min: 1, max: 60 }),
    });
    await fc.assert(
      fc.asyncProperty(query, async ({ filters: chosen, sort, ...asked }) => {
        const found = await search.find({
          ...{ site: 'loupe', at: catalogue.clock(), category: null, excludedFacets: [], ...asked },
          ...{ sort: sort as 'relevance', selection: selectionOf(chosen) },
        });
        expect(found.productIds.length).toBeLessThanOrEqual(Math.min(asked.pageSize, found.total));
        expect(new Set(found.productIds).size).toBe(found.productIds.length);
        if (found.total > 0) expect(found.productIds.length).toBeGreaterThan(0);
      }),
      { numRuns: 5_000 },
    );
  }, 300_000);

  it('[QY-11] any beginning of a word has an answer', async () => {
    await fc.assert(
      fc.asyncProperty(text, async (prefix) => {
        const found = await search.suggest({ site: 'loupe', at: catalogue.clock(), prefix, limit: 6 });
        expect(found.terms.length).toBeLessThanOrEqual(6);
      }),
      { numRuns: 1_000 },
    );
  }, 300_000);
});
