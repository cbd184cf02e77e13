import 'server-only';
import { cacheTag } from 'next/cache';
import { ContentPageDocument } from '#gql/graphql.ts';
import { pagePreview } from '#features/preview/page-preview.ts';
import { stagedQuestion } from '#features/preview/staged-question.ts';
import { tags } from '#lib/cache-manifest.ts';
import { logWarning } from '#lib/log.ts';
import type { SiteKey } from '#lib/sites.ts';
import { askContent, askStagedContent } from '../ask-content.ts';
import type { ItemOf } from '../body-shapes.ts';
import { readItems, type RawItem } from '../read-items.ts';

export type ContentPage = {
  /** Null where there is none, or none is known. */
  readonly body: ItemOf<'page'>['body'] | null;
  /** Whether content answers: a page whose text is missing is a page all the same (ER-15). */
  readonly isAnswered: boolean;
};

/** A content page for an A/B group, null for everyone. Content that does not answer never fails it. */
export async function contentPage(site: SiteKey, key: string, group: string | null): Promise<ContentPage> {
  const previewed = pagePreview();
  if (previewed === null) return publishedPage(site, key, group);
  const question = { key, ...stagedQuestion(previewed) };
  return pageOf(await askStagedContent(site, ContentPageDocument, question, key), previewed.group);
}

async function publishedPage(site: SiteKey, key: string, group: string | null): Promise<ContentPage> {
  'use cache';
  cacheTag(tags.content(site));
  const answer = await askContent(site, ContentPageDocument, { key }, key);
  return pageOf(answer === null ? lastKnown(site, key) : remember(site, key, answer), group);
}

type Answer = { content?: RawItem | null };

/** Of the latest pages that this process has read: an outage of content must not take away the text of a page that is known. */
const known = new Map<string, Answer>();
const MOST = 200;

const lastKnown = (site: SiteKey, key: string): Answer | null => known.get(`${site}/${key}`) ?? null;

function remember(site: SiteKey, key: string, answer: Answer): Answer {
  known.delete(`${site}/${key}`);
  if (answer.content) known.set(`${site}/${key}`, answer);
  for (const oldest of known.keys()) {
    if (known.size <= MOST) break;
    known.delete(oldest);
  }
  return answer;
}

function pageOf(answer: Answer | null, group: string | null): ContentPage {
  const { content } = answer ?? {};
  const [item] = readItems(content ? [content] : [], { group, warn: logWarning });
  return { body: item?.schema === 'page' ? item.body : null, isAnswered: answer !== null };
}
