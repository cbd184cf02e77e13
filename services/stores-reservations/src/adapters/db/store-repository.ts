import type { Tx } from '@loupe/database/tx';
import type { Site } from '../../domain/site.ts';
import type { RegionWithStores, Store } from '../../domain/store/store.ts';
import { STORE_COLUMNS, storeOfRow, type StoreRow } from './store-columns.ts';

const selectWhere = (condition: string): string => `
  SELECT ${STORE_COLUMNS}
  FROM store s JOIN region r ON r.key = s.region_key
  WHERE s.site = $1 AND NOT s.closed_for_good AND ${condition}
  ORDER BY s.name`;

const ALL = selectWhere('true');
const BY_REGION = selectWhere('s.region_key = $2');
const BY_CODE = selectWhere('s.channel_url_code = $2');
const BY_IDS = selectWhere('s.id = ANY ($2::uuid[])');
const REGIONS = `
  SELECT r.key, r.name, count(*)::int AS "storeCount"
  FROM region r JOIN store s ON s.region_key = r.key
  WHERE s.site = $1 AND NOT s.closed_for_good
  GROUP BY r.key, r.name ORDER BY r.name`;

/** The stores of a site, by name. Each call is one statement; what the site does not have is not found. */
export class StoreRepository {
  readonly #tx: Tx;

  constructor(tx: Tx) {
    this.#tx = tx;
  }

  ofSite(site: Site): Promise<Store[]> {
    return this.#select(ALL, [site]);
  }

  ofRegion(site: Site, region: string): Promise<Store[]> {
    return this.#select(BY_REGION, [site, region]);
  }

  byIds(site: Site, ids: readonly string[]): Promise<Store[]> {
    return this.#select(BY_IDS, [site, ids]);
  }

  async byCode(site: Site, channelUrlCode: string): Promise<Store | null> {
    const [store] = await this.#select(BY_CODE, [site, channelUrlCode]);
    return store ?? null;
  }

  /** Those with stores, by name. */
  regions(site: Site): Promise<RegionWithStores[]> {
    return this.#tx.query<RegionWithStores>(REGIONS, [site]);
  }

  async #select(sql: string, values: readonly unknown[]): Promise<Store[]> {
    const rows = await this.#tx.query<StoreRow>(sql, values);
    return rows.map(storeOfRow);
  }
}
