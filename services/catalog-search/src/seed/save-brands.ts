import type { Tx } from '@loupe/database/tx';
import { brandRepository } from '../adapters/db/brand-repository.ts';
import type { SeedBrand } from './seed-files.ts';

/** Brands that merchandisers added stay; so do the numbers of those that have some. */
export async function saveBrands(tx: Tx, brands: readonly SeedBrand[]): Promise<void> {
  for (const { site, name, watchId, jewelleryId, introduction } of brands) {
    await brandRepository(tx).put(site, {
      name,
      introduction,
      watchId: watchId ?? null,
      jewelleryId: jewelleryId ?? null,
      makesWatches: watchId !== undefined,
      makesJewellery: jewelleryId !== undefined,
    });
  }
}
