import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { SearchByProductKeysDocument } from '#gql/graphql.ts';
import { pageRead, type Ask } from '#features/preview/page-read.ts';
import { productTags, tags } from '#lib/cache-manifest.ts';
import { callGateway, OPTIONAL_TIMEOUT_MS, queryGateway } from '#lib/gateway.ts';
import type { SiteKey } from '#lib/sites.ts';
import type { Recommended } from './recommended.ts';

const PATH = '/api/amplience/recommendations';
/** Products of a shelf. */
const SHOWN = 4;

/** Keys of one list: the call does not say why each product is in it. */
async function asked(ask: Ask, site: SiteKey, code: string): Promise<Recommended> {
  const list = { productKeys: [code], limit: SHOWN };
  const { productKeys } = await callGateway<{ productKeys: string[] }>(site, PATH, list, OPTIONAL_TIMEOUT_MS);
  if (productKeys.length === 0) return [];
  const input = { productKeys };
  const found = await ask(site, SearchByProductKeysDocument, { input }, OPTIONAL_TIMEOUT_MS);
  const products = found.searchByProductKeys;
  return products.length === 0 ? [] : [{ __typename: 'Recommendation', strategy: 'related', products }];
}

async function published(site: SiteKey, code: string): Promise<Recommended> {
  'use cache';
  cacheLife('catalogue');
  cacheTag(tags.catalogue(site), tags.product(site, code));
  const [shelf] = await asked(queryGateway, site, code);
  if (shelf === undefined) return [];
  cacheTag(...productTags(site, shelf.products));
  return [shelf];
}

/**
 * CO-03, IN-02: the shelf of a product page where the instance is not composable, by the call of the commerce host.
 * @throws HTTPError or GraphClientError
 */
export const recommendedByCall = pageRead(asked, published);
