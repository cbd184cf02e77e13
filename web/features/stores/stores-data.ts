import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import {
  FindStoresDocument,
  GetStoreDocument,
  StoreRegionsDocument,
  type FindStoresQuery,
  type GetStoreQuery,
  type StoreRegionsQuery,
  type StoresInput,
} from '#gql/graphql.ts';
import { tags } from '#lib/cache-manifest.ts';
import { queryGateway } from '#lib/gateway.ts';
import type { SiteKey } from '#lib/sites.ts';

export type FoundStores = FindStoresQuery['stores'];
export type StoreEntry = FoundStores['stores'][number];
export type StorePage = NonNullable<GetStoreQuery['store']>;
export type StoreRegion = StoreRegionsQuery['storeRegions'][number];

/** @throws GraphClientError */
export async function findStores(site: SiteKey, input: Partial<StoresInput>): Promise<FoundStores> {
  'use cache';
  cacheLife('catalogue');
  cacheTag(tags.stores(site));
  const { stores } = await queryGateway(site, FindStoresDocument, { input: { limit: 60, ...input } });
  return stores;
}

/** A store by the last segment of its address; null when unknown. @throws GraphClientError */
export async function storeByCode(site: SiteKey, code: string): Promise<StorePage | null> {
  'use cache';
  cacheLife('catalogue');
  cacheTag(tags.stores(site));
  const { store } = await queryGateway(site, GetStoreDocument, { code });
  return store ?? null;
}

/** @throws GraphClientError */
export async function storeRegions(site: SiteKey): Promise<readonly StoreRegion[]> {
  'use cache';
  cacheLife('catalogue');
  cacheTag(tags.stores(site));
  const { storeRegions: regions } = await queryGateway(site, StoreRegionsDocument, {});
  return regions;
}
