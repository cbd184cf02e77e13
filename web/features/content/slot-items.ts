import 'server-only';
import { cacheTag } from 'next/cache';
import { ContentSlotDocument } from '#gql/graphql.ts';
import { tags } from '#lib/cache-manifest.ts';
import { logWarning } from '#lib/log.ts';
import type { SiteKey } from '#lib/sites.ts';
import type { Item } from './body-shapes.ts';
import { readItems } from './read-items.ts';
import type { SlotName } from './slot-name.ts';
import { askContent } from './ask-content.ts';

/** A slot's items for everyone, in order; empty when content does not answer. */
export async function slotItems(site: SiteKey, name: SlotName): Promise<readonly Item[]> {
  'use cache';
  cacheTag(tags.content(site));
  const answer = await askContent(site, ContentSlotDocument, { key: name }, name);
  return readItems(answer?.slots[0]?.items ?? [], { group: null, warn: logWarning });
}
