import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { BrandsDocument, type BrandsQuery } from '#gql/graphql.ts';
import { pageRead, type Ask } from '#features/preview/page-read.ts';
import { tags } from '#lib/cache-manifest.ts';
import { queryGateway } from '#lib/gateway.ts';
import type { SiteKey } from '#lib/sites.ts';
import { BRANDS_KEY } from './brand-keys.ts';

export type Brand = BrandsQuery['brands'][number];

const asked = async (ask: Ask, site: SiteKey): Promise<readonly Brand[]> =>
  (await ask(site, BrandsDocument, {})).brands;

async function published(site: SiteKey): Promise<readonly Brand[]> {
  'use cache';
  cacheLife('catalogue');
  cacheTag(tags.catalogue(site), tags.category(site, BRANDS_KEY));
  return asked(queryGateway, site);
}

/** The brands of a shop by name, each with at least one product. @throws GraphClientError */
export const brandsOf = pageRead(asked, published);
