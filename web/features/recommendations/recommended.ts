import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { RecommendationDocument, type RecommendationQuery } from '#gql/graphql.ts';
import { productTags, tags } from '#lib/cache-manifest.ts';
import { OPTIONAL_TIMEOUT_MS, queryGateway } from '#lib/gateway.ts';
import type { SiteKey } from '#lib/sites.ts';

export type Recommended = RecommendationQuery['recommendation'];

/** What to show beside a product. @throws GraphClientError */
export async function recommended(site: SiteKey, code: string, limit: number): Promise<Recommended> {
  'use cache';
  cacheLife('catalogue');
  cacheTag(tags.catalogue(site), tags.product(site, code));
  const { recommendation } = await queryGateway(
    site,
    RecommendationDocument,
    { input: { productKeys: [code], limit } },
    OPTIONAL_TIMEOUT_MS,
  );
  cacheTag(
    ...productTags(
      site,
      recommendation.flatMap(({ products }) => products),
    ),
  );
  return recommendation;
}
