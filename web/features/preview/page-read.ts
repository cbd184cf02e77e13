import 'server-only';
import { queryStaged } from '#lib/gateway.ts';
import { pagePreview } from './page-preview.ts';
import { readOf, type PageRead } from './read-of.ts';

export type Ask = typeof queryStaged;

/**
 * A read for pages (QY-17): visitors get `published`, which asks by `queryGateway` and caches; the staged version of a page asks again, by
 * `x-staged`, and what it is answered is in no cache.
 * @param asked asks by what it is given, outside of `'use cache'`
 */
export const pageRead = <Args extends readonly unknown[], Answer>(
  asked: (ask: Ask, ...args: Args) => Promise<Answer>,
  published: (...args: Args) => Promise<Answer>,
): PageRead<Args, Answer> =>
  readOf({
    isPreviewed: () => pagePreview() !== null,
    staged: (...args: Args) => asked(queryStaged, ...args),
    published,
  });
