import { createPool } from '@loupe/database/pool';
import { poolTx } from '@loupe/database/tx';
import { SITES } from '@loupe/contracts/sites';
import { categoryStore } from './adapters/db/category-store.ts';
import { productStore } from './adapters/db/product-store.ts';
import { readConfig } from './config.ts';
import { productDisplayState } from './events/published/product-display-state.ts';
import { productState } from './events/published/product-state.ts';
import { categoryRows } from './seed/category-rows.ts';
import { productDrafts } from './seed/product-drafts.ts';
import { saveBrands } from './seed/save-brands.ts';
import {
  readSeedCategories,
  readSeedBrands,
  readSeedProducts,
  readSeedSets,
  readSeedVersions,
} from './seed/seed-files.ts';
import { saveProducts } from './use-cases/save-products.ts';

/**
 * Saves the catalogue of seed/ and publishes what changed. With --republish the state of every product is published again, for a
 * broker that has lost them.
 */
const pool = createPool({
  url: readConfig().DATABASE_URL,
  applicationName: 'catalog-search-seed',
  max: 2,
  kind: 'background',
});
await categoryStore(pool).save(SITES.flatMap((site) => categoryRows(site, readSeedCategories(site))));
await saveBrands(poolTx(pool), readSeedBrands());
await saveProducts(
  {
    store: productStore(pool, { state: productState, display: productDisplayState }),
    republish: process.argv.includes('--republish'),
  },
  productDrafts(readSeedProducts(), readSeedVersions(), readSeedSets()),
);
await pool.end();
