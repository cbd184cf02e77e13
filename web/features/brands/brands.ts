import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { BrandsDocument, type BrandsQuery } from '#gql/graphql.ts';
import { tags } from '#lib/cache-manifest.ts';
import { queryGateway } from '#lib/gateway.ts';
import type { SiteKey } from '#lib/sites.ts';
import { BRANDS_KEY } from './brand-keys.ts';

export type Brand = BrandsQuery['brands'][number];

/** The brands of a shop by name, each with at least one product. @throws GraphClientError */
export async function brandsOf(site: SiteKey): Promise<readonly Brand[]> {
  'use cache';
  cacheLife('catalogue');
  cacheTag(tags.catalogue(site), tags.category(site, BRANDS_KEY));
  return (await queryGateway(site, BrandsDocument, {})).brands;
}
