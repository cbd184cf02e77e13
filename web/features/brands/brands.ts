import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { BrandsDocument, type BrandsQuery, type CategoryPageQuery } from '#gql/graphql.ts';
import { pageRead, type Ask } from '#features/preview/page-read.ts';
import { tags } from '#lib/cache-manifest.ts';
import { queryGateway } from '#lib/gateway.ts';
import type { SiteKey } from '#lib/sites.ts';

/** The category of all brands, whose landing page is the list from A to Z. */
export const BRANDS_KEY = 'brands';

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

type Category = NonNullable<CategoryPageQuery['category']>;

/** The brand whose pieces a category lists; null for any other category. @throws GraphClientError */
export async function brandOfCategory(
  site: SiteKey,
  { type, landingUrl }: Pick<Category, 'type' | 'landingUrl'>,
): Promise<Brand | null> {
  if (type !== 'brand') return null;
  return (await brandsOf(site)).find(({ url }) => url === landingUrl) ?? null;
}
