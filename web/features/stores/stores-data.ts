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
import { pageRead, type Ask } from '#features/preview/page-read.ts';
import { tags } from '#lib/cache-manifest.ts';
import { queryGateway } from '#lib/gateway.ts';
import type { SiteKey } from '#lib/sites.ts';

export type FoundStores = FindStoresQuery['stores'];
export type StoreEntry = FoundStores['stores'][number];
export type StorePage = NonNullable<GetStoreQuery['store']>;
export type StoreRegion = StoreRegionsQuery['storeRegions'][number];

const askStores = async (ask: Ask, site: SiteKey, input: Partial<StoresInput>): Promise<FoundStores> =>
  (await ask(site, FindStoresDocument, { input: { limit: 60, ...input } })).stores;

async function publishedStores(site: SiteKey, input: Partial<StoresInput>): Promise<FoundStores> {
  'use cache';
  cacheLife('catalogue');
  cacheTag(tags.stores(site));
  return askStores(queryGateway, site, input);
}

/** @throws GraphClientError */
export const findStores = pageRead(askStores, publishedStores);

const askStore = async (ask: Ask, site: SiteKey, code: string): Promise<StorePage | null> =>
  (await ask(site, GetStoreDocument, { code })).store ?? null;

async function publishedStore(site: SiteKey, code: string): Promise<StorePage | null> {
  'use cache';
  cacheLife('catalogue');
  cacheTag(tags.stores(site));
  return askStore(queryGateway, site, code);
}

/** A store by the last segment of its address; null when unknown. @throws GraphClientError */
export const storeByCode = pageRead(askStore, publishedStore);

const askRegions = async (ask: Ask, site: SiteKey): Promise<readonly StoreRegion[]> =>
  (await ask(site, StoreRegionsDocument, {})).storeRegions;

async function publishedRegions(site: SiteKey): Promise<readonly StoreRegion[]> {
  'use cache';
  cacheLife('catalogue');
  cacheTag(tags.stores(site));
  return askRegions(queryGateway, site);
}

/** @throws GraphClientError */
export const storeRegions = pageRead(askRegions, publishedRegions);
