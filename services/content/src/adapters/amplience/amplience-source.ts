import { TIME_OUTS } from '@loupe/outgoing/time-outs';
import type { Site } from '@loupe/contracts/sites';
import type { SourceContent } from '../../use-cases/read-source.ts';
import { filteredPage, itemOf, LeftOut, NotContentError, PARAMETERS, slotOf } from './amplience-wire.ts';
import { postJson, type AnswerLimits } from './post-json.ts';

export interface AmplienceOptions {
  /** Base URL of each site's hub, without a trailing slash. */
  readonly urls: Readonly<Record<Site, string>>;
  /** For one page of an answer. */
  readonly limits?: AnswerLimits;
}

/** What the schemas' URIs begin with, and the page size that the vendor allows with linked content inlined. */
const SCHEMAS = 'https://loupe.example/content';
const PAGE_SIZE = 12;
/** The schemas of items that pages ask for by delivery key. */
const OUTSIDE_SLOTS = ['page', 'dealer-page', 'translations'] as const;
/** A hub of ours has some hundred items; a cursor that never ends is not an answer. */
const MAX_PAGES = 200;

/** Amplience Dynamic Content, Content Delivery v2 (https://amplience.com/developers/docs/apis/content-delivery). */
export function amplienceSource({ urls, limits = TIME_OUTS.contentSource }: AmplienceOptions) {
  async function page(url: string, schema: string, cursor: string | undefined) {
    const question = {
      filterBy: [{ path: '/_meta/schema', value: `${SCHEMAS}/${schema}` }],
      page: { size: PAGE_SIZE, ...(cursor === undefined ? {} : { cursor }) },
      parameters: PARAMETERS,
    };
    return filteredPage(await postJson(`${url}/content/filter`, question, limits));
  }

  async function all(url: string, schema: string): Promise<unknown[]> {
    const contents: unknown[] = [];
    let cursor: string | undefined;
    for (let pages = 0; pages < MAX_PAGES; pages++) {
      const answer = await page(url, schema, cursor);
      contents.push(...answer.contents);
      cursor = answer.nextCursor;
      if (cursor === undefined) return contents;
    }
    throw new NotContentError(`The filter of ${schema} does not end.`);
  }

  return {
    /** Everything that a hub publishes. @throws Error when it does not answer, or not with content */
    async read(site: Site): Promise<SourceContent> {
      const url = urls[site];
      const slots = await all(url, 'slot');
      const others: unknown[] = [];
      for (const schema of OUTSIDE_SLOTS) others.push(...(await all(url, schema)));
      const content = contentOf(site, slots, others);
      if (content.items.length === 0) throw new NotContentError('The hub has no content that we understand.');
      return content;
    },
  };
}

function contentOf(site: Site, slotContents: readonly unknown[], others: readonly unknown[]): SourceContent {
  const leftOut: string[] = [];
  const items = new Map<string, SourceContent['items'][number]>();
  const read = (content: unknown): string[] => {
    const { item, parts } = itemOf(content);
    leftOut.push(...parts.map(({ why }) => why));
    if (item instanceof LeftOut) {
      leftOut.push(item.why);
      return [];
    }
    items.set(item.deliveryKey, { site, ...item, liveFrom: null, liveUntil: null });
    return [item.deliveryKey];
  };
  const slots = new Map<string, string[]>();
  for (const content of slotContents) {
    const slot = slotOf(content);
    if (slot === null) leftOut.push('A slot without a delivery key or items.');
    else slots.set(slot.key, [...new Set(slot.contents.flatMap(read))]);
  }
  for (const content of others) read(content);
  return { items: [...items.values()], slots, leftOut };
}
