import 'server-only';
import { ContentPageDocument } from '#gql/graphql.ts';
import { askStagedContent } from '#features/content/ask-content.ts';
import type { Item } from '#features/content/body-shapes.ts';
import { readItems } from '#features/content/read-items.ts';
import { logWarning } from '#lib/log.ts';
import { VISUALIZATION } from '#lib/routing/address.ts';
import type { SiteKey } from '#lib/sites.ts';
import { pagePreview } from '../../preview/page-preview.ts';
import { stagedQuestion } from '../../preview/staged-question.ts';

export type PreviewedItem = {
  /** As the link or the address names it. */
  readonly wanted: string;
  /** Undefined when there is none, or none that pages can show. */
  readonly item: Item | undefined;
};

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** IN-03, BH-08: the item that its address names below `/visualization`, or that a preview's link was made for, whatever group it is for; null without such a preview. A failure yields no item. */
export async function previewedItem(site: SiteKey): Promise<PreviewedItem | null> {
  const previewed = pagePreview();
  if (previewed === null) return null;
  const wanted = itemOfAddress(previewed.path) ?? previewed.preview.content;
  if (wanted === null) return null;
  const question = { ...(ID.test(wanted) ? { id: wanted } : { key: wanted }), ...stagedQuestion(previewed) };
  const content = (await askStagedContent(site, ContentPageDocument, question, wanted))?.content;
  const items = readItems(content ? [{ ...content, abGroups: '' }] : [], { group: null, warn: logWarning });
  return { wanted, item: items[0] };
}

/** @param asked path and query @returns null for any other address */
function itemOfAddress(asked: string): string | null {
  const named = new RegExp(`^/${VISUALIZATION}/([^?]+)`).exec(asked)?.[1];
  return named === undefined ? null : decoded(named.replace(/\/$/, ''));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
