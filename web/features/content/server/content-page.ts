import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { ContentPageDocument } from '#gql/graphql.ts';
import { pagePreview } from '#features/preview/page-preview.ts';
import { stagedQuestion } from '#features/preview/staged-question.ts';
import { tags } from '#lib/cache-manifest.ts';
import { queryGateway, queryStaged } from '#lib/gateway.ts';
import { logWarning } from '#lib/log.ts';
import type { SiteKey } from '#lib/sites.ts';
import type { ItemOf } from '../body-shapes.ts';
import { readItems } from '../read-items.ts';

/**
 * A content page for an A/B group, null for everyone; null where there is none. Unlike a slot it is the page itself, so its failure fails the page
 * (ER-08).
 * @throws GraphClientError
 */
export async function contentPage(
  site: SiteKey,
  key: string,
  group: string | null,
): Promise<ItemOf<'page'>['body'] | null> {
  const previewed = pagePreview();
  if (previewed === null) return publishedPage(site, key, group);
  const question = { key, ...stagedQuestion(previewed) };
  const { content } = await queryStaged(site, ContentPageDocument, question);
  const [item] = readItems(content ? [content] : [], { group: previewed.group, warn: logWarning });
  return item?.schema === 'page' ? item.body : null;
}

async function publishedPage(
  site: SiteKey,
  key: string,
  group: string | null,
): Promise<ItemOf<'page'>['body'] | null> {
  'use cache';
  cacheLife('catalogue');
  cacheTag(tags.content(site));
  const { content } = await queryGateway(site, ContentPageDocument, { key });
  const [item] = readItems(content ? [content] : [], { group, warn: logWarning });
  return item?.schema === 'page' ? item.body : null;
}
