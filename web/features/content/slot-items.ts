import 'server-only';
import { cacheTag } from 'next/cache';
import { ContentSlotDocument } from '#gql/graphql.ts';
import { pagePreview } from '#features/preview/page-preview.ts';
import type { Previewed } from '#features/preview/preview.ts';
import { stagedQuestion } from '#features/preview/staged-question.ts';
import { tags } from '#lib/cache-manifest.ts';
import { logWarning } from '#lib/log.ts';
import type { SiteKey } from '#lib/sites.ts';
import type { Item } from './body-shapes.ts';
import { readItems } from './read-items.ts';
import type { SlotName } from './slot-name.ts';
import { askContent, askStagedContent } from './ask-content.ts';

/**
 * A slot's items for an A/B group, null for everyone, in order; empty when content does not answer. On the staged version of a page with what is
 * not published yet, which is never cached.
 */
export async function slotItems(
  site: SiteKey,
  name: SlotName,
  group: string | null,
): Promise<readonly Item[]> {
  const previewed = pagePreview();
  return previewed === null ? publishedItems(site, name, group) : previewedItems(site, name, previewed);
}

async function previewedItems(site: SiteKey, name: SlotName, previewed: Previewed): Promise<readonly Item[]> {
  const question = { key: name, ...stagedQuestion(previewed) };
  const answer = await askStagedContent(site, ContentSlotDocument, question, name);
  return readItems(answer?.slots[0]?.items ?? [], { group: previewed.group, warn: logWarning });
}

async function publishedItems(site: SiteKey, name: SlotName, group: string | null): Promise<readonly Item[]> {
  'use cache';
  cacheTag(tags.content(site));
  const answer = await askContent(site, ContentSlotDocument, { key: name }, name);
  return readItems(answer?.slots[0]?.items ?? [], { group, warn: logWarning });
}
