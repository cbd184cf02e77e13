import 'server-only';
import { cacheTag } from 'next/cache';
import { GetSiteConfigurationDocument, RoundelsDocument } from '#gql/graphql.ts';
import { tags } from '#lib/cache-manifest.ts';
import type { SiteFacts } from '#lib/site-context.tsx';
import { SITES, type SiteKey } from '#lib/sites.ts';
import { askContent } from '../content/ask-content.ts';
import { changedSentences } from '../content/changed-sentences.ts';

/** Defaults for a shop without configuration, or when that does not answer (CO-02, CO-03). */
const DEFAULTS = { composable: true, wishlistPageSize: 60, wishlistMiniLimit: 5 };

/**
 * The shop's facts for the browser. A page does not fail because of its configuration; one rendered with defaults
 * expires soon.
 */
export async function siteFacts(site: SiteKey): Promise<SiteFacts> {
  const [facts, roundels] = await Promise.all([factsWithoutRoundels(site), roundelsOfShop(site)]);
  return { ...facts, roundels };
}

/** The same for pages without lists of pieces, which do not ask for what editors say of them. */
export async function factsWithoutRoundels(site: SiteKey): Promise<SiteFacts> {
  const [configured, sentences] = await Promise.all([configuredFacts(site), changedSentences(site)]);
  return { ...configured, sentences, roundels: [] };
}

/** CO-03. */
export const isComposable = async (site: SiteKey): Promise<boolean> =>
  (await configuredFacts(site)).composable;

async function configuredFacts(site: SiteKey): Promise<Omit<SiteFacts, 'sentences' | 'roundels'>> {
  'use cache';
  cacheTag(tags.configuration(site));
  const { key, list, words, legalName, stores } = SITES[site];
  const shop = { key, list, words, legalName, stores: { many: stores.many } };
  const answer = await askContent(site, GetSiteConfigurationDocument, {}, 'site configuration');
  if (answer === null) return { ...shop, ...DEFAULTS };
  const { composableInstance, wishlistPageSize, wishlistMiniMaximumLimit } = answer.siteConfiguration;
  return {
    ...shop,
    composable: composableInstance,
    wishlistPageSize,
    wishlistMiniLimit: wishlistMiniMaximumLimit,
  };
}

async function roundelsOfShop(site: SiteKey): Promise<SiteFacts['roundels']> {
  'use cache';
  cacheTag(tags.content(site));
  return (await askContent(site, RoundelsDocument, {}, 'roundels'))?.roundels ?? [];
}
