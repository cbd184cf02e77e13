import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { GetSiteConfigurationDocument } from '#gql/graphql.ts';
import { tags } from '#lib/cache-manifest.ts';
import { queryGateway } from '#lib/gateway.ts';
import type { SiteFacts } from '#lib/site-context.tsx';
import { SITES, type SiteKey } from '#lib/sites.ts';

/** What a shop does where nobody configured it, or its configuration does not answer (CO-02, CO-03). */
const DEFAULTS = { composable: true, wishlistPageSize: 60, wishlistMiniLimit: 5 };

/** What the browser needs to know of a shop. A page does not fail with its configuration; what was made without is made again soon. */
export async function siteFacts(site: SiteKey): Promise<SiteFacts> {
  'use cache';
  cacheTag(tags.configuration(site));
  const { key, list } = SITES[site];
  try {
    const { siteConfiguration } = await queryGateway(site, GetSiteConfigurationDocument, {});
    cacheLife('catalogue');
    return {
      key,
      list,
      composable: siteConfiguration.composableInstance,
      wishlistPageSize: siteConfiguration.wishlistPageSize,
      wishlistMiniLimit: siteConfiguration.wishlistMiniMaximumLimit,
    };
  } catch {
    cacheLife({ stale: 30, revalidate: 5, expire: 300 });
    return { key, list, ...DEFAULTS };
  }
}
