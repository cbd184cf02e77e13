import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SITES } from '@loupe/contracts/sites';
import { categoryStore } from '../../src/adapters/db/category-store.ts';
import { categoryRows } from '../../src/seed/category-rows.ts';
import { readSeedCategories } from '../../src/seed/seed-files.ts';
import type { SeedCategory } from '../../src/seed/seed-files.ts';
import { startCatalogue } from './support/catalogue.ts';
import type { Catalogue } from './support/catalogue.ts';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await startCatalogue();
});
afterAll(() => catalogue.stop());

const category = (key: string, children: SeedCategory[] = [], url = key): SeedCategory => ({
  ...readSeedCategories('beaverbrooks')[0]!,
  key,
  name: key,
  listingUrl: `/product-listing/${url}`,
  landingUrl: `/${url}`,
  children,
});

/** Seeds the categories again, with some more on one site. */
async function seed(...more: SeedCategory[]): Promise<void> {
  const rows = SITES.flatMap((site) => categoryRows(site, readSeedCategories(site)));
  await categoryStore(catalogue.pool).save([...rows, ...categoryRows('beaverbrooks', more)]);
  await catalogue.trees.refresh();
}

async function listed(key: string): Promise<string[] | undefined> {
  const { data } = await catalogue.ask<{ collectionList: { products: { key: string }[] } | null }>(
    `{ collectionList(query: "${key}") { products { key } } }`,
  );
  return data.collectionList?.products.map(({ key }) => key);
}

describe('category store', () => {
  it('[EN-15] keeps what was below a removed category, with its products', async () => {
    await seed(category('pieces', [category('small', [category('tiny')])]));
    await catalogue.pool.query(
      `INSERT INTO product_category (product_id, category_id, position, rank)
       SELECT product.id, category.id, 9, 0 FROM product, category
       WHERE product.code = '0100001' AND category.key = 'tiny'`,
    );
    await catalogue.trees.refresh();
    expect(await listed('tiny')).toEqual(['0100001']);
    await seed(category('small', [category('tiny')]));
    expect(await listed('tiny')).toEqual(['0100001']);
    expect(await listed('small')).toEqual(['0100001']);
    expect(await listed('pieces')).toBeUndefined();
  });

  it('[EN-15] gives the URL of a removed category to another', async () => {
    await seed(category('old', [], 'gifts'));
    await seed(category('new', [], 'gifts'));
    expect([await listed('old'), await listed('new')]).toEqual([undefined, []]);
  });
});
