import { describe, expect, it } from '@jest/globals';
import type { CategoryTree } from '../../src/domain/category/category-tree.ts';
import type { SortKey } from '../../src/domain/listing/sorting.ts';
import { selectionOf } from '../../src/domain/search/facet.ts';
import type { FacetKey } from '../../src/domain/search/facet.ts';
import type { CatalogueQuery, CatalogueSearch } from '../../src/use-cases/ports/catalogue-search.ts';

/** An adapter over the seed, with everything in stock. */
export interface SearchUnderTest {
  readonly search: CatalogueSearch;
  readonly categories: CategoryTree;
  readonly at: Date;
  /** The code of a product by its id. */
  codeOf(id: string): Promise<string>;
}

type Filters = Readonly<Record<string, readonly string[]>>;

interface Asked {
  readonly text?: string;
  readonly category?: string;
  readonly filters?: Filters;
  readonly excluded?: readonly FacetKey[];
  readonly sort?: SortKey;
  readonly pageIndex?: number;
  readonly pageSize?: number;
}

/** What every adapter of CatalogueSearch promises. @param subject after `beforeAll` */
export function itKeepsTheSearchContract(subject: () => SearchUnderTest): void {
  const queryOf = ({ text, category, filters = {}, excluded = [], ...page }: Asked): CatalogueQuery => {
    const { categories, at } = subject();
    const found = category === undefined ? undefined : categories.byKey(category);
    return {
      site: 'beaverbrooks',
      at,
      text: text ?? null,
      sort: 'relevance',
      pageIndex: 0,
      pageSize: 60,
      ...page,
      category: found ? { key: found.key, ids: categories.withDescendants(found).map(({ id }) => id) } : null,
      selection: selectionOf(Object.entries(filters).map(([facet, values]) => ({ facet, values }))),
      excludedFacets: excluded,
    };
  };
  const find = (asked: Asked) => subject().search.find(queryOf(asked));
  const codes = async (asked: Asked) =>
    Promise.all((await find(asked)).productIds.map((id) => subject().codeOf(id)));
  const facet = async (asked: Asked, key: FacetKey) => {
    const { facets } = await find(asked);
    const values = facets.find((found) => found.key === key)?.values ?? [];
    return new Map(values.map(({ code, count, selected }) => [code, { count, selected }]));
  };

  describe('facets', () => {
    it('[QY-11] each count is the number of products that choosing the value shows', async () => {
      const asked = { category: 'rings', filters: { stone: ['diamond'] } };
      const { facets } = await find(asked);
      expect(facets.length).toBeGreaterThan(4);
      for (const { key, values } of facets) {
        for (const { code, count } of values) {
          const { total } = await find({ ...asked, filters: { ...asked.filters, [key]: [code] } });
          expect([key, code, total]).toEqual([key, code, count]);
        }
      }
    });

    it('[QY-11] the counts of a facet leave out its own selection, and only its own', async () => {
      const open = await facet({ category: 'engagement-rings' }, 'metal');
      const own = await facet({ category: 'engagement-rings', filters: { metal: ['platinum'] } }, 'metal');
      expect([...own].map(([code, { count }]) => [code, count])).toEqual(
        [...open].map(([code, { count }]) => [code, count]),
      );
      expect(own.get('platinum')?.selected).toBe(true);
      const stones = await facet({ category: 'engagement-rings' }, 'stone');
      const fewer = await facet({ category: 'engagement-rings', filters: { metal: ['platinum'] } }, 'stone');
      expect(fewer.get('diamond')!.count).toBeLessThan(stones.get('diamond')!.count);
    });

    it('[QY-11] several values of a facet widen, several facets narrow', async () => {
      const count = async (filters: Filters) => (await find({ category: 'engagement-rings', filters })).total;
      const [platinum, white] = [
        await count({ metal: ['platinum'] }),
        await count({ metal: ['white-gold'] }),
      ];
      const either = await count({ metal: ['platinum', 'white-gold'] });
      expect(either).toBeGreaterThan(Math.max(platinum, white));
      expect(either).toBeLessThanOrEqual(platinum + white);
      expect(await count({ metal: ['platinum'], stone: ['sapphire'] })).toBeLessThan(platinum);
    });

    it('[QY-11] an excluded facet is not counted, and its selection still applies', async () => {
      const asked = { category: 'rings', filters: { metal: ['platinum'] } };
      const { total, facets } = await find({ ...asked, excluded: ['metal'] });
      expect(facets.map(({ key }) => key)).not.toContain('metal');
      expect(total).toBe((await find(asked)).total);
    });

    it('[QY-11] a selected value that nothing has stays in the panel with no products', async () => {
      const empty = { category: 'cufflinks', filters: { metal: ['platinum'] } };
      expect((await find(empty)).total).toBe(0);
      expect((await find({ category: 'cufflinks', filters: { metal: ['no-such-metal'] } })).total).toBe(0);
    });

    it('[QY-11] a ring whose sizes have prices of their own is found and ordered by the lowest', async () => {
      const [ring, dearer] = ['0100061', '0100065'];
      const priced = (range: string) => codes({ category: 'wedding-rings', filters: { price: [range] } });
      expect(await priced('92500-92501')).toEqual([ring]);
      expect(await priced('97500-97501')).not.toContain(ring);
      const sorted = await codes({ category: 'wedding-rings', sort: 'price-asc' });
      expect(sorted.filter((code) => code === ring || code === dearer)).toEqual([ring, dearer]);
    });

    it('[QY-11] a price range holds its lower end and not its upper', async () => {
      const { total } = await find({ category: 'rings' });
      const below = await find({ category: 'rings', filters: { price: ['-100000'] } });
      const above = await find({ category: 'rings', filters: { price: ['100000-'] } });
      const unpriced = total - (await find({ category: 'rings', filters: { price: ['0-'] } })).total;
      expect(below.total + above.total + unpriced).toBe(total);
      expect(below.total).toBeGreaterThan(0);
    });
  });

  describe('words', () => {
    it.each([
      ['gold hoop earrings', 'hoop'],
      ['saphire rings', 'sapphire'],
      ['dimond stud earings', 'stud'],
      ['wrist watch', 'watch'],
      ['ladies timepiece', 'watch'],
    ])('[RT-10] "%s" finds the right kind first', async (text) => {
      expect((await find({ text })).total).toBeGreaterThan(0);
    });

    it('[RT-10] a code, a sku and a model number find their product alone', async () => {
      expect(await codes({ text: '0100040' })).toEqual(['0100040']);
      expect(await codes({ text: '0100040-L' })).toEqual(['0100040']);
      expect(await codes({ text: 'bb 118 2117' })).toEqual(['0100040']);
    });

    it('[RT-10] a corrected word is said, an understood one is not', async () => {
      expect((await find({ text: 'saphire ring' })).correctedText).toBe('sapphire ring');
      expect((await find({ text: 'sapphire ring' })).correctedText).toBeNull();
    });

    it('[RT-10] a price in the words is a limit', async () => {
      const { total, productIds } = await find({ text: 'earrings under £300' });
      expect(total).toBe((await find({ text: 'earrings', filters: { price: ['-30001'] } })).total);
      expect(productIds.length).toBeGreaterThan(0);
    });

    it.each([
      ['40mm', '40 mm', '40.0 mm', '40 millimetres', '40-mm'],
      ['1.5ct', '1.50 ct', '1.50ct', '1.5 carats', '1½ carat'],
      ['45cm', '45 cm', '45.0cm', '450mm'],
      ['100m', '100 m', '100 metres', '10 bar', '10atm'],
      ['18inch', '18 inches', '18"', '18in'],
    ])('[RT-10] "%s" is found however it is written', async (written, ...others) => {
      const found = await find({ text: written });
      expect(found.total).toBeGreaterThan(0);
      for (const text of others) {
        const same = await find({ text });
        expect([text, [...same.productIds].sort()]).toEqual([text, [...found.productIds].sort()]);
        expect(same.correctedText).toBeNull();
      }
    });

    it.each(['under £100', 'anything under £100', 'less than 100 pounds', 'up to £100'])(
      '[RT-10] "%s" alone is every piece at that price',
      async (text) => {
        const { total, productIds } = await find({ text });
        expect(total).toBe((await find({ filters: { price: ['-10001'] } })).total);
        expect(productIds.length).toBeGreaterThan(0);
      },
    );

    it('[RT-10] a word of the trade is never corrected away', async () => {
      for (const text of ['voucher', 'gift voucher', 'vouchers', 'gift card']) {
        expect([text, (await codes({ text }))[0]]).toEqual([text, 'GC']);
        expect((await find({ text })).correctedText).toBeNull();
      }
      for (const text of ['warranty', 'palladium', 'brooch', '99mm', '7.75ct'])
        expect([text, await find({ text })]).toMatchObject([text, { total: 0, correctedText: null }]);
      const { total, correctedText } = await find({ text: 'warranty rings' });
      expect(correctedText).toBeNull();
      expect(total).toBe((await find({ text: 'rings' })).total);
    });

    it('[RT-10] words restrict within a category', async () => {
      const all = await find({ text: 'sapphire' });
      const rings = await find({ text: 'sapphire', category: 'rings' });
      expect(rings.total).toBeLessThan(all.total);
    });

    it('[RT-10] nothing is an empty answer', async () => {
      expect(await find({ text: 'zzzzqqqq xxxxwwww' })).toMatchObject({ total: 0, productIds: [] });
    });
  });

  describe('order and pages', () => {
    const sorts: SortKey[] = ['relevance', 'price-asc', 'price-desc', 'newest', 'name-asc', 'name-desc'];
    it.each(sorts)('[EN-19] by %s the pages hold every product once', async (sort) => {
      const all = await codes({ category: 'engagement-rings', sort });
      const paged: string[] = [];
      for (const pageIndex of [0, 1, 2, 3]) {
        paged.push(...(await codes({ category: 'engagement-rings', sort, pageIndex, pageSize: 6 })));
      }
      expect(paged).toEqual(all);
    });

    it('[EN-19] a page beyond the last is the last', async () => {
      const last = await codes({ category: 'engagement-rings', pageIndex: 3, pageSize: 6 });
      expect(await codes({ category: 'engagement-rings', pageIndex: 1e9, pageSize: 6 })).toEqual(last);
    });
  });

  describe('suggestions', () => {
    const suggest = (prefix: string) =>
      subject().search.suggest({ site: 'beaverbrooks', at: subject().at, prefix, limit: 6 });

    it('[QY-11] complete the last word, with terms that have products', async () => {
      const { terms, productIds } = await suggest('gold ho');
      expect(terms[0]).toContain('hoop');
      expect(productIds.length).toBeGreaterThan(0);
      for (const term of terms) expect((await find({ text: term })).total).toBeGreaterThan(0);
    });

    it('[QY-11] name brands by the beginning of a word', async () => {
      expect((await suggest('wra')).brands.map(({ name }) => name)).toContain('Aldous & Wray');
    });

    it('[QY-11] correct a slip', async () => {
      expect((await suggest('saphire')).correctedText).toBe('sapphire');
    });

    it('[QY-11] are none for nothing', async () => {
      expect(await suggest(' ​ ')).toMatchObject({ terms: [], brands: [], productIds: [] });
    });
  });

  describe('tiles', () => {
    const tiles = async (...keys: string[]) => {
      const ids = await subject().search.tiles({ site: 'beaverbrooks', at: subject().at, keys });
      return Promise.all(ids.map((id) => subject().codeOf(id)));
    };

    it('[QY-09] are found by code, in the order asked for, without what the site does not list and a dealer’s pieces', async () => {
      expect(await tiles('0100042', '9999999', '0100040', '0200070', '0300001')).toEqual([
        '0100042',
        '0100040',
      ]);
    });

    it('[QY-09] are found by nothing but exactly the code', async () => {
      expect(await tiles('0100040-L', 'bb 118 2117', '', '__proto__', 'x"y\\')).toEqual([]);
      expect(await tiles()).toEqual([]);
    });
  });
}
