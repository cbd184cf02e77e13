import 'server-only';
import { cacheTag } from 'next/cache';
import { GetSiteConfigurationDocument } from '#gql/graphql.ts';
import { tags } from '#lib/cache-manifest.ts';
import type { SiteFacts } from '#lib/site-context.tsx';
import { SITES, type SiteKey } from '#lib/sites.ts';
import { askContent } from '../content/ask-content.ts';

/** What a shop does where nobody configured it, or its configuration does not answer (CO-02, CO-03). */
const DEFAULTS = { composable: true, wishlistPageSize: 60, wishlistMiniLimit: 5 };

/** What the browser needs to know of a shop. A page does not fail with its configuration; what was made without is made again soon. */
export async function siteFacts(site: SiteKey): Promise<SiteFacts> {
  'use cache';
  cacheTag(tags.configuration(site));
  const { key, list, words } = SITES[site];
  const answer = await askContent(site, GetSiteConfigurationDocument, {}, 'site configuration');
  if (answer === null) return { key, list, words, ...DEFAULTS };
  const { composableInstance, wishlistPageSize, wishlistMiniMaximumLimit } = answer.siteConfiguration;
  return {
    ...{ key, list, words, composable: composableInstance, wishlistPageSize },
    wishlistMiniLimit: wishlistMiniMaximumLimit,
  };
}
