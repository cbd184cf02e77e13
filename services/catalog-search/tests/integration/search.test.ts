import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startCatalogue } from './support/catalogue.ts';
import type { Catalogue } from './support/catalogue.ts';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await startCatalogue();
});
afterAll(() => catalogue.stop());

const LIST = `query FacetedProductList($query: String!, $filters: [FacetFilter!]!, $excluded: [String!]!, $pageIndex: Int!) {
  facetedProductList(query: $query, filters: $filters, excludedFacets: $excluded, pageIndex: $pageIndex, pageSize: 6) {
    products { key } pagination { currentPage totalNumberOfResults } breadcrumbs { name url }
    facets { key name values { code name count selected } } spellingSuggestion
  }
}`;
interface Result {
  readonly products: readonly { readonly key: string }[];
  readonly pagination: { readonly currentPage: number; readonly totalNumberOfResults: number };
  readonly facets: readonly { readonly key: string; readonly values: readonly object[] }[];
  readonly spellingSuggestion: string | null;
}
interface Collection {
  readonly products: readonly {
    readonly prices: readonly { readonly price: { readonly value: number } }[];
  }[];
  readonly pagination: { readonly currentPage: number };
  readonly facets: readonly {
    readonly key: string;
    readonly values: readonly { readonly code: string; readonly selected: boolean }[];
  }[];
}
const ask = (variables: object) =>
  catalogue.ask<{ facetedProductList: Result | null }>(LIST, {
    query: '',
    filters: [],
    excluded: [],
    pageIndex: 0,
    ...variables,
  });

describe('collectionList', () => {
  it('[QY-11] answers the asked page of a category, sorted and narrowed as asked, without the excluded facets', async () => {
    const { data } = await catalogue.ask<{ collectionList: Collection }>(`{
      collectionList(query: "engagement-rings", pageSize: 3, pageIndex: 1, sortBy: price, sortAscDesc: desc,
        filters: [{ facet: "metal", values: ["platinum"] }], excludedFacets: ["brand"]) {
        products { prices { price { value } } } pagination { currentPage }
        facets { key values { code selected } } } }`);
    const { products, pagination, facets } = data.collectionList;
    const prices = products.map((product) => product.prices[0]!.price.value);
    expect(prices).toHaveLength(3);
    expect(prices).toEqual(prices.toSorted((one, other) => other - one));
    expect(pagination.currentPage).toBe(1);
    const metals = facets.find(({ key }) => key === 'metal')?.values ?? [];
    expect(metals.filter(({ selected }) => selected)).toEqual([{ code: 'platinum', selected: true }]);
    expect(facets.map(({ key }) => key)).toContain('stone');
    expect(facets.map(({ key }) => key)).not.toContain('brand');
  });
});

describe('facetedProductList', () => {
  it('[QY-11] [EN-19] finds by words with facets, and says what it corrected', async () => {
    const { data, errors } = await ask({ query: 'saphire rings' });
    expect(errors).toBeUndefined();
    expect(data.facetedProductList?.spellingSuggestion).toBe('sapphire rings');
    expect(data.facetedProductList?.products.length).toBeGreaterThan(0);
    expect(data.facetedProductList?.facets.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['price', 'metal', 'stone', 'brand']),
    );
  });

  it('[RT-24] ignores an unknown facet, and answers an unknown value with nothing', async () => {
    const total = async (filters: object[]) =>
      (await ask({ query: 'ring', filters })).data.facetedProductList!.pagination.totalNumberOfResults;
    const all = await total([]);
    expect(await total([{ facet: 'horoscope', values: ['leo'] }])).toBe(all);
    expect(await total([{ facet: 'metal', values: ['unobtainium'] }])).toBe(0);
  });

  it('[QY-11] answers a page far beyond the last with the last, and refuses one before the first by type', async () => {
    const far = (await ask({ query: 'ring', pageIndex: 1_000_000_000 })).data.facetedProductList!;
    expect(far.pagination.currentPage).toBe(Math.ceil(far.pagination.totalNumberOfResults / 6) - 1);
    const { errors } = await ask({ query: 'ring', pageIndex: -1 });
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['ValidationError']);
  });

  it('[QY-11] answers words of every kind', async () => {
    for (const query of [
      '\u202Egnir\u202C',
      'ri\u200Bng',
      `'; DROP TABLE product`,
      '%',
      'x'.repeat(20_000),
      '🂡',
    ]) {
      expect((await ask({ query })).errors).toBeUndefined();
    }
    expect((await ask({ query: 'ri\u200Bng' })).data.facetedProductList!.products.length).toBe(6);
  });
});

describe('search and suggest', () => {
  it('[QY-11] search answers the first page by relevance', async () => {
    const { data } = await catalogue.ask<{ search: Result }>(
      `{ search(query: "gold hoop earrings") { products { key } pagination { currentPage totalNumberOfResults } } }`,
    );
    expect(data.search.products.length).toBe(Math.min(24, data.search.pagination.totalNumberOfResults));
  });

  it('[QY-11] suggest answers terms, categories, brands and products at once', async () => {
    const { data } = await catalogue.ask<{ suggest: Record<string, object[]> }>(
      `{ suggest(input: { text: "eng" }) { terms categories { key } brands { code name } products { key } spellingSuggestion } }`,
    );
    expect(data.suggest['categories']).toContainEqual({ key: 'engagement-rings' });
    expect(data.suggest['terms']!.length).toBeGreaterThan(0);
    expect(data.suggest['products']!.length).toBeGreaterThan(0);
  });

  it('[QY-11] a limit outside 1–10 is refused by type', async () => {
    const { errors } = await catalogue.ask(`{ suggest(input: { text: "eng", limit: 0 }) { terms } }`);
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['ValidationError']);
  });
});
