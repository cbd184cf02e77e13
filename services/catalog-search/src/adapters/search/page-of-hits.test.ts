import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { SortKey } from '../../domain/listing/sorting.ts';
import type { IndexEntry } from '../../domain/search/index-entry.ts';
import { Scratch } from './candidates.ts';
import { pageOfHits } from './page-of-hits.ts';
import { SiteIndex } from './site-index.ts';

const SORTS: SortKey[] = ['relevance', 'price-asc', 'price-desc', 'newest', 'name-asc', 'name-desc'];

const products = fc.array(
  fc.record({
    name: fc.oneof(
      fc.string({ maxLength: 9 }),
      fc.constantFrom('Aster ring', 'Aster rings', 'Ångström', 'Łódź', '🂡', 'Āa', 'ÿb', 'ÿĀ'),
    ),
    price: fc.option(fc.nat(4)),
    launchedOn: fc.nat(3),
    isSoldOut: fc.boolean(),
  }),
  { minLength: 1, maxLength: 60 },
);

describe('pageOfHits', () => {
  it.each(SORTS)('[EN-19] by %s a page is that part of all hits in order', (sort) => {
    fc.assert(
      fc.property(products, fc.nat(9), fc.integer({ min: 1, max: 9 }), (drawn, pageIndex, pageSize) => {
        const index = new SiteIndex();
        drawn.forEach((product, at) => index.put(entryOf(product, at)));
        const hits = Uint32Array.from(drawn.keys());
        const page = (request: { pageIndex: number; pageSize: number }) =>
          pageOfHits(
            index,
            { hits, total: hits.length, ranks: new Uint32Array(hits.length), sort },
            request,
            new Scratch().fit(hits.length),
          );
        const all = page({ pageIndex: 0, pageSize: 60 });
        const last = Math.ceil(drawn.length / pageSize) - 1;
        const from = Math.min(pageIndex, last) * pageSize;
        expect(page({ pageIndex, pageSize })).toEqual(all.slice(from, from + pageSize));
        if (sort === 'name-asc') {
          const names = all.map((id) => index.products.names[index.products.bySlot.get(id)!]);
          expect(names).toEqual(names.toSorted());
        }
      }),
    );
  });
});

function entryOf(
  product: { name: string; price: number | null; launchedOn: number; isSoldOut: boolean },
  at: number,
) {
  const { price, ...rest } = product;
  const window = { wasMinorUnits: null, wasWasMinorUnits: null, validFrom: null, validUntil: null };
  return {
    id: `id-${at}`,
    code: `${1_000 + at}`,
    isNew: false,
    isInStock: true,
    facets: [],
    categories: [],
    codes: [],
    phrases: [],
    ...rest,
    terms: new Map(),
    prices: price === null ? [] : [[{ minorUnits: price, ...window }]],
  } satisfies IndexEntry;
}
