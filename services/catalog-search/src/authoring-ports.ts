import { inTransaction } from '@loupe/database/transaction';
import { poolTx, type Tx } from '@loupe/database/tx';
import { enqueueAll } from '@loupe/messaging/outbox';
import type pg from 'pg';
import type { Site } from '@loupe/contracts/sites';
import { brandRepository } from './adapters/db/brand-repository.ts';
import { curationRepository } from './adapters/db/curation-repository.ts';
import { productDisplayRepository } from './adapters/db/product-display-repository.ts';
import { productDraftRepository } from './adapters/db/product-draft-repository.ts';
import { productStore, saveAll } from './adapters/db/product-store.ts';
import { reviewRepository } from './adapters/db/review-repository.ts';
import { productDisplayState } from './events/published/product-display-state.ts';
import { productState } from './events/published/product-state.ts';
import type { AuthoringPorts } from './use-cases/author-catalogue.ts';

const EVENTS = { state: productState, display: productDisplayState };

/** What merchandisers' commands work with, over one pool: tests compose what the command does. */
export const authoringPorts = (pool: pg.Pool): AuthoringPorts => ({
  change: (code, change) =>
    inTransaction(pool, async (tx) => {
      const found = await productDraftRepository(tx).byCode(code);
      if (found === null) return null;
      const next = change(found);
      if (next === null) return 'refused';
      await saveAll(tx, [next], EVENTS);
      return 'changed';
    }),
  putBrand: (site, brand) =>
    inTransaction(pool, async (tx) => {
      const brands = brandRepository(tx);
      if (!(await brands.putCategory(site, brand))) return false;
      await brands.put(site, { ...brand, watchId: null, jewelleryId: null });
      await tellOfBrand(tx, site, brand.name);
      return true;
    }),
  unlistBrand: (site, name) =>
    inTransaction(pool, async (tx) => {
      if (!(await brandRepository(tx).unlist(site, name))) return false;
      await tellOfBrand(tx, site, name);
      return true;
    }),
  hasCategory: async ({ site, place }) =>
    (await productStore(pool, EVENTS).categoryKeys()).has(`${site}/${place}`),
  curation: curationRepository(poolTx(pool)),
  judgeReview: (id, state) =>
    inTransaction(pool, async (tx) => {
      const productId = await reviewRepository(tx).judge(id, state);
      if (productId === null) return false;
      await tellOfProducts(tx, [productId]);
      return true;
    }),
});

/** Expires the pages of the brand and of the list of all brands, which its products are on. */
async function tellOfBrand(tx: Tx, site: Site, name: string): Promise<void> {
  await tellOfProducts(tx, await brandRepository(tx).productIds(site, name));
}

/** Expires every page that shows them. */
async function tellOfProducts(tx: Tx, ids: readonly string[]): Promise<void> {
  const displays = await productDisplayRepository(tx).raise(ids);
  await enqueueAll(tx, displays.map(productDisplayState));
}
