import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { Site } from '@loupe/contracts/sites';
import type { PageRequest } from '../../domain/listing/paging.ts';
import { SearchUnavailableError } from '../../use-cases/ports/search-unavailable-error.ts';
import type { ListedRepository } from './listed-repository.ts';

/** Shoppers see such a listing for seconds as it is. */
const KEPT_MS = 2_000;
const MOST_KEPT = 500;
/** Of six connections: products are read by the others. At 100,000 products a statement takes up to a second. */
const MOST_AT_ONCE = 2;
/** With those that are read: more would wait for longer than a page does. */
const MOST_WAITING = 16;

type Asked = readonly [site: Site, categoryIds: readonly string[], page: PageRequest];
type Page = Awaited<ReturnType<ListedRepository['byRank']>>;

/**
 * The listings of the tables for all shoppers: while an engine is away everybody asks for them. Who asks for the same page gets the same
 * statement's answer, and too many pages at once are refused before they wait for a connection.
 *
 * @throws SearchUnavailableError also where the tables do not answer
 */
export function sharedListings(listed: ListedRepository): ListedRepository {
  const atOnce = pLimit(MOST_AT_ONCE);
  const pages = new LRUCache<string, Page, Asked>({
    max: MOST_KEPT,
    ttl: KEPT_MS,
    fetchMethod: (_key, _stale, { context }) => {
      if (atOnce.activeCount + atOnce.pendingCount >= MOST_WAITING)
        throw new SearchUnavailableError('Too many listings wait.');
      return atOnce(() => listed.byRank(...context)).catch((cause: unknown) => {
        throw new SearchUnavailableError('Nor did the tables answer.', { cause });
      });
    },
  });
  return {
    ...listed,
    byRank: async (...asked) => {
      const [site, categoryIds, { pageIndex, pageSize }] = asked;
      const key = JSON.stringify([site, pageIndex, pageSize, ...categoryIds]);
      return (await pages.fetch(key, { context: asked })) as Page; // undefined only where a fetch is aborted
    },
  };
}
