import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { SearchByProductKeysDocument } from '#gql/graphql.ts';
import { productTags, tags } from '#lib/cache-manifest.ts';
import { callGateway, OPTIONAL_TIMEOUT_MS, queryGateway } from '#lib/gateway.ts';
import type { SiteKey } from '#lib/sites.ts';
import type { Recommended } from './recommended.ts';

const PATH = '/api/amplience/recommendations';
/** Products of a shelf. */
const SHOWN = 4;

/**
 * CO-03, IN-02: the shelf of a product page where the instance is not composable, by the call of the commerce host. It answers keys of one
 * list, and does not say why each is in it.
 * @throws HTTPError or GraphClientError
 */
export async function recommendedByCall(site: SiteKey, code: string): Promise<Recommended> {
  'use cache';
  cacheLife('catalogue');
  cacheTag(tags.catalogue(site), tags.product(site, code));
  const asked = { productKeys: [code], limit: SHOWN };
  const { productKeys } = await callGateway<{ productKeys: string[] }>(
    site,
    PATH,
    asked,
    OPTIONAL_TIMEOUT_MS,
  );
  if (productKeys.length === 0) return [];
  const input = { productKeys };
  const found = await queryGateway(site, SearchByProductKeysDocument, { input }, OPTIONAL_TIMEOUT_MS);
  const products = found.searchByProductKeys;
  cacheTag(...productTags(site, products));
  return products.length === 0 ? [] : [{ __typename: 'Recommendation', strategy: 'related', products }];
}
