import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { RecommendationDocument, type RecommendationQuery } from '#gql/graphql.ts';
import { pageRead, type Ask } from '#features/preview/page-read.ts';
import { productTags, tags } from '#lib/cache-manifest.ts';
import { OPTIONAL_TIMEOUT_MS, queryGateway } from '#lib/gateway.ts';
import type { SiteKey } from '#lib/sites.ts';
import { shelvesOf } from './shelves.ts';

export type Recommended = RecommendationQuery['recommendation'];

/** Products of a shelf. */
const SHOWN = 4;
/** Enough for a full shelf of each kind after what the shelves above it show. */
const ASKED = 3 * SHOWN;

async function asked(ask: Ask, site: SiteKey, code: string): Promise<Recommended> {
  const input = { productKeys: [code], limit: ASKED };
  const { recommendation } = await ask(site, RecommendationDocument, { input }, OPTIONAL_TIMEOUT_MS);
  return shelvesOf(recommendation, SHOWN);
}

async function published(site: SiteKey, code: string): Promise<Recommended> {
  'use cache';
  cacheLife('catalogue');
  cacheTag(tags.catalogue(site), tags.product(site, code));
  const shelves = await asked(queryGateway, site, code);
  cacheTag(
    ...productTags(
      site,
      shelves.flatMap(({ products }) => products),
    ),
  );
  return shelves;
}

/** The shelves of a product page: it expires with what they show, not with all that was asked for. @throws GraphClientError */
export const recommended = pageRead(asked, published);
