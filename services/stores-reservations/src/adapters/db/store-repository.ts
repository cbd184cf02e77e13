import type { Tx } from '@loupe/database/tx';
import type { Site } from '@loupe/contracts/sites';
import type { RegionWithStores, Store } from '../../domain/store/store.ts';
import type { StoreWithPiece } from '../../domain/store-stock/store-with-piece.ts';
import { storeOfRow } from './store-row.ts';
import * as statements from './store-statements.ts';

/** The stores of a site, by name. Each call is one statement; stores of other sites are not found. */
export const storeRepository = (tx: Tx) => ({
  ofSite: async (site: Site): Promise<Store[]> =>
    (await tx.query(statements.OF_SITE, [site])).map(storeOfRow),

  /** The stores and post offices where an order can be collected. */
  collecting: async (site: Site): Promise<Store[]> =>
    (await tx.query(statements.COLLECTING, [site])).map(storeOfRow),

  ofRegion: async (site: Site, region: string): Promise<Store[]> =>
    (await tx.query(statements.OF_REGION, [site, region])).map(storeOfRow),

  byIds: async (site: Site, ids: readonly string[]): Promise<Store[]> =>
    (await tx.query(statements.BY_IDS, [site, ids])).map(storeOfRow),

  /** The stores that have a piece or another size of it by a count after the moment. */
  async withPiece(site: Site, sku: string, countedAfter: Date): Promise<StoreWithPiece[]> {
    const rows = await tx.query(statements.WITH_PIECE, [site, sku, countedAfter]);
    return rows.map((row) => ({
      store: storeOfRow(row),
      free: row.free,
      otherSkus: row.other_skus,
    }));
  },

  async byCode(site: Site, channelUrlCode: string): Promise<Store | null> {
    const [row] = await tx.query(statements.BY_CODE, [site, channelUrlCode]);
    return row === undefined ? null : storeOfRow(row);
  },

  /** A store, by the key that never changes; null for a post office. */
  async byKey(site: Site, key: string): Promise<Store | null> {
    const [row] = await tx.query(statements.BY_KEY, [site, key]);
    return row === undefined ? null : storeOfRow(row);
  },

  /** @throws Error when there is no such store, which no reservation can have */
  async ofReservation({ site, storeId }: { readonly site: Site; readonly storeId: string }): Promise<Store> {
    const [row] = await tx.query(statements.OF_RESERVATION, [site, storeId]);
    if (row === undefined) throw new Error(`Store ${storeId} of a reservation does not exist.`);
    return storeOfRow(row);
  },

  /** The regions that have stores, by name. */
  regions: (site: Site): Promise<RegionWithStores[]> => tx.query(statements.REGIONS, [site]),
});
