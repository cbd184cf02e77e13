import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Site } from '@loupe/contracts/sites';
import { startCatalogue } from './support/catalogue.ts';
import type { Catalogue } from './support/catalogue.ts';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await startCatalogue();
});
afterAll(() => catalogue.stop());

const LIST = `query CollectionList($query: String!, $text: String, $pageSize: Int, $pageIndex: Int, $sortBy: ProductSort, $dir: SortDirection) {
  collectionList(query: $query, text: $text, pageSize: $pageSize, pageIndex: $pageIndex, sortBy: $sortBy, sortAscDesc: $dir) {
    category { key name }
    products { key name prices { price { value } } webProductStatus { key } }
    pagination { currentPage numberOfPages pageSize sort totalNumberOfResults }
    sorts { key selected }
    breadcrumbs { name url }
  }
}`;

interface Listed {
  key: string;
  name: string;
  prices: readonly { price: { value: number } }[];
}

interface SearchResult {
  readonly category: object;
  readonly products: readonly Listed[];
  readonly pagination: { readonly currentPage: number; readonly totalNumberOfResults: number };
  readonly sorts: readonly { readonly key: string; readonly selected: boolean }[];
  readonly breadcrumbs: readonly object[];
}

const ask = (variables: object, site?: Site) =>
  catalogue.ask<{ collectionList: SearchResult | null }>(LIST, variables, site);

async function list(variables: object, site?: Site): Promise<SearchResult> {
  const { collectionList } = (await ask(variables, site)).data;
  if (collectionList === null) throw new Error(`${JSON.stringify(variables)} lists nothing.`);
  return collectionList;
}

const listed = async (variables: object, site?: Site) => (await list(variables, site)).products;

describe('listing', () => {
  it('[EN-15] shows a category with everything below it, page by page, each product once', async () => {
    const first = await list({ query: 'engagement-rings', pageSize: 10 });
    const { pagination, category, breadcrumbs } = first;
    expect(category).toEqual({ key: 'engagement-rings', name: 'Engagement rings' });
    expect(breadcrumbs.at(-1)).toEqual({ name: 'Engagement rings', url: '/engagement-rings' });
    expect(pagination).toEqual({
      currentPage: 0,
      numberOfPages: 3,
      pageSize: 10,
      sort: 'relevance',
      totalNumberOfResults: 22,
    });
    const codes = new Set<string>();
    for (const pageIndex of [0, 1, 2]) {
      for (const { key } of await listed({ query: 'engagement-rings', pageSize: 10, pageIndex }))
        codes.add(key);
    }
    expect(codes.size).toBe(22);
  });

  it('[EN-15] answers a page beyond the last with the last', async () => {
    const beyond = await list({ query: 'engagement-rings', pageSize: 10, pageIndex: 99 });
    expect(beyond.pagination.currentPage).toBe(2);
    const last = await listed({ query: 'engagement-rings', pageSize: 10, pageIndex: 2 });
    expect(beyond.products).toEqual(last);
  });

  it('[RT-24] [BH-14] words leave those of its products that they find, and no others', async () => {
    const all = await listed({ query: 'engagement-rings', pageSize: 60 });
    const found = await list({ query: 'engagement-rings', pageSize: 60, text: 'platinum' });
    expect(found.pagination.totalNumberOfResults).toBeGreaterThan(0);
    expect(found.pagination.totalNumberOfResults).toBeLessThan(all.length);
    expect(all.map(({ key }) => key)).toEqual(expect.arrayContaining(found.products.map(({ key }) => key)));
    expect(await listed({ query: 'engagement-rings', text: 'chronograph' })).toEqual([]);
    expect(await listed({ query: 'engagement-rings', pageSize: 60, text: ' \u200B' })).toEqual(all);
  });

  it('[EN-15] refuses page sizes outside 1–60 and a page before the first, by type', async () => {
    for (const wrong of [{ pageSize: 0 }, { pageSize: 61 }, { pageSize: -1 }, { pageIndex: -1 }]) {
      const { data, errors } = await ask({ query: 'engagement-rings', ...wrong });
      expect(data.collectionList).toBeNull();
      expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['ValidationError']);
    }
  });

  it('[EN-15] knows no category of another site', async () => {
    expect((await ask({ query: 'engagement-rings' }, 'loupe')).data.collectionList).toBeNull();
    expect((await ask({ query: 'nothing' })).data.collectionList).toBeNull();
  });

  it('[EN-15] keeps each site to its own products', async () => {
    const onBoth = await listed({ query: 'watches', pageSize: 60 }, 'loupe');
    expect(onBoth.map(({ key }) => key)).toEqual(expect.arrayContaining(['0200001', '0100170']));
    expect(onBoth.map(({ key }) => key)).not.toContain('0100171');
  });

  it('[EN-06] sorts by price both ways, with what has no price last', async () => {
    const query = 'gemstone-necklaces';
    const cheapest = await listed({ query, sortBy: 'price', dir: 'asc' });
    const dearest = await listed({ query, sortBy: 'price', dir: 'desc' });
    const prices = (products: readonly Listed[]) =>
      products.map(({ prices: [shown] }) => shown?.price.value ?? null);
    const known = prices(cheapest).filter((value) => value !== null);
    expect(known).toEqual(known.toSorted((a, b) => a - b));
    expect(prices(cheapest).at(-1)).toBeNull();
    expect(prices(dearest)).toEqual([...known.toReversed(), null]);
  });

  it('[EN-06] sorts by the very price it shows, whatever windows there are', async () => {
    const { rows } = await catalogue.pool.query<{ id: string }>(
      `SELECT v.id FROM variant v JOIN product p ON p.master_sku = v.sku
       JOIN product_category pc ON pc.product_id = p.id JOIN category c ON c.id = pc.category_id WHERE c.key = 'cufflinks'`,
    );
    const windows: [string | null, string | null][] = [
      ['2026-11-01', '2026-11-21T12:00:00Z'],
      ['2026-11-21T12:00:00Z', null],
      [null, '2026-12-01'],
      ['2026-11-20', '2026-12-01'],
      ['2026-12-01', null],
    ];
    for (const [index, { id }] of rows.entries()) {
      for (const [at, [from, until]] of windows.slice(index % 3).entries()) {
        await catalogue.pool.query(
          `INSERT INTO price (variant_id, site, minor_units, valid_from, valid_until) VALUES ($1, 'beaverbrooks', $2, $3, $4)`,
          [id, 1000 + ((index * 37 + at * 101) % 700), from, until],
        );
      }
    }
    const products = await listed({ query: 'cufflinks', sortBy: 'price' });
    const prices = products.map(({ prices: [shown] }) => shown!.price.value);
    expect(new Set(prices).size).toBeGreaterThan(5);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  it('[EN-15] sorts by name and by what came last', async () => {
    const names = (await listed({ query: 'earrings', sortBy: 'name', pageSize: 60 })).map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
    const newest = await listed({ query: 'new-in', sortBy: 'newest' });
    expect(newest[0]?.key).toBe('0100157'); // launched on 16 November 2026
  });

  it('[EN-15] says which order is in use', async () => {
    const { sorts } = await list({ query: 'rings', sortBy: 'price', dir: 'desc' });
    expect(sorts.filter(({ selected }) => selected)).toEqual([{ key: 'price-desc', selected: true }]);
  });

  it('[EU-13] lets what is sold out sink in the shop’s own order, and only there', async () => {
    const before = await listed({ query: 'hoop-earrings' });
    const sunk = before[0]!.key;
    await catalogue.setStock(sunk, 'out');
    expect((await listed({ query: 'hoop-earrings' })).at(-1)?.key).toBe(sunk);
    const byName = await listed({ query: 'hoop-earrings', sortBy: 'name' });
    expect(byName.map(({ name }) => name)).toEqual(byName.map(({ name }) => name).toSorted());
  });
});

describe('categories', () => {
  it('[EU-15] offers the menu of each site', async () => {
    const menu = async (site: Site) => {
      const { data } = await catalogue.ask<{ categories: { key: string }[] }>(
        '{ categories { key } }',
        {},
        site,
      );
      return data.categories.map(({ key }) => key);
    };
    expect(await menu('beaverbrooks')).toEqual([
      'engagement-rings',
      'wedding-rings',
      'rings',
      'necklaces',
      'earrings',
      'bracelets',
      'watches',
      'cufflinks',
      'brands',
      'gifts-under-100',
      'new-in',
      'sale',
    ]);
    expect(await menu('loupe')).toEqual(['new', 'watches', 'brands', 'straps', 'sale']);
  });

  it('[EU-15] finds a category by exactly one of key, listing and landing address', async () => {
    const { data, errors } = await catalogue.ask(`{
      key: category(key: "solitaire-rings") { key type image quickLinks { url } breadcrumb { name } }
      listing: category(listingUrl: "product-listing/engagement-rings/solitaire") { key }
      landing: category(landingUrl: "/engagement-rings/solitaire") { key }
      brand: category(landingUrl: "/brands/lune") { type description }
      unlisted: category(key: "care") { landingUrl }
      none: category(key: "dive-watches") { key }
      two: category(key: "a", listingUrl: "b") { key }
      neither: category { key }
    }`);
    expect(data).toMatchObject({
      key: {
        type: 'product_type',
        breadcrumb: [{ name: 'Home' }, {}, { name: 'Solitaire rings' }],
        quickLinks: expect.arrayContaining([{ url: '/engagement-rings/halo' }]),
      },
      listing: { key: 'solitaire-rings' },
      landing: { key: 'solitaire-rings' },
      brand: { type: 'brand' },
      unlisted: { landingUrl: '/jewellery-care' },
      none: null,
      two: null,
      neither: null,
    });
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['ValidationError', 'ValidationError']);
  });

  it('[EU-15] says which categories sell rings, whatever their addresses are', async () => {
    await catalogue.pool.query(
      `INSERT INTO category SELECT c.* FROM category old, json_populate_record(old, $1) AS c WHERE old.key = 'earrings'`,
      [
        {
          id: '00000000-0000-7000-8000-00000000000a',
          key: 'brand-spring',
          name: 'Spring & Sons',
          listing_url: '/product-listing/brands/spring',
          landing_url: '/brands/spring',
        },
      ],
    );
    await catalogue.trees.refresh();
    const { data } = await catalogue.ask(`{
      rings: category(key: "solitaire-rings") { sellsRings }
      earrings: category(key: "earrings") { sellsRings }
      spring: category(key: "brand-spring") { sellsRings }
    }`);
    await catalogue.pool.query("DELETE FROM category WHERE key = 'brand-spring'");
    await catalogue.trees.refresh();
    expect(data).toEqual({
      rings: { sellsRings: true },
      earrings: { sellsRings: false },
      spring: { sellsRings: false },
    });
  });

  it('[EU-15] no two categories of a site share an address, and every listing has products', async () => {
    for (const site of ['beaverbrooks', 'loupe'] as const) {
      const { rows } = await catalogue.pool.query<{ key: string }>(
        // A dealer's collections are no listings (RT-22).
        `SELECT key FROM category WHERE site = $1 AND type <> 'rolex-collection'`,
        [site],
      );
      for (const { key } of rows) {
        const { pagination } = await list({ query: key, pageSize: 1 }, site);
        expect([key, pagination.totalNumberOfResults > 0]).toEqual([key, true]);
      }
    }
  });
});
