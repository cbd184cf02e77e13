import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { ContentPageDocument } from '#gql/graphql.ts';
import { tags } from '#lib/cache-manifest.ts';
import { queryGateway } from '#lib/gateway.ts';
import { logWarning } from '#lib/log.ts';
import type { SiteKey } from '#lib/sites.ts';
import type { ItemOf } from '../body-shapes.ts';
import { readItems } from '../read-items.ts';

/**
 * A content page; null where there is none. Unlike a slot it is the page itself, so its failure fails the page
 * (ER-08).
 * @throws GraphClientError
 */
export async function contentPage(site: SiteKey, key: string): Promise<ItemOf<'page'>['body'] | null> {
  'use cache';
  cacheLife('catalogue');
  cacheTag(tags.content(site));
  const { content } = await queryGateway(site, ContentPageDocument, { key });
  const [item] = readItems(content ? [content] : [], { group: null, warn: logWarning });
  return item?.schema === 'page' ? item.body : null;
}
