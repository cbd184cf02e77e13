import 'server-only';
import { ContentPageDocument } from '#gql/graphql.ts';
import { askStagedContent } from '#features/content/ask-content.ts';
import type { Item } from '#features/content/body-shapes.ts';
import { readItems } from '#features/content/read-items.ts';
import { logWarning } from '#lib/log.ts';
import type { SiteKey } from '#lib/sites.ts';
import { pagePreview } from '../../preview/page-preview.ts';
import { stagedQuestion } from '../../preview/staged-question.ts';

export type PreviewedItem = {
  /** As the link names it. */
  readonly wanted: string;
  /** Undefined when there is none, or none that pages can show. */
  readonly item: Item | undefined;
};

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** IN-03: the item that a preview's link was made for, whatever group it is for; null without such a preview. A failure yields no item. */
export async function previewedItem(site: SiteKey): Promise<PreviewedItem | null> {
  const previewed = pagePreview();
  const wanted = previewed?.preview.content ?? null;
  if (previewed === null || wanted === null) return null;
  const question = { ...(ID.test(wanted) ? { id: wanted } : { key: wanted }), ...stagedQuestion(previewed) };
  const content = (await askStagedContent(site, ContentPageDocument, question, wanted))?.content;
  const items = readItems(content ? [{ ...content, abGroups: '' }] : [], { group: null, warn: logWarning });
  return { wanted, item: items[0] };
}
