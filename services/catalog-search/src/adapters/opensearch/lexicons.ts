import type { Logger } from '@loupe/telemetry/logger';
import { z } from 'zod';
import { type Site, SITES } from '@loupe/contracts/sites';
import { SearchUnavailableError } from '../../use-cases/ports/search-unavailable-error.ts';
import type { AskIndex } from './ask-index.ts';
import { Lexicon } from './lexicon.ts';
import type { Counted } from './lexicon.ts';
import { term } from './selection-filters.ts';

/** Below the 65,535 buckets that an answer may have. Rarer words than these are not understood. */
const MOST = 60_000;
/** Counts of products change with every sale: words are read again after so long, and at once when there are new ones. */
const STALE_MS = 60_000;

const Aggregations = z.object({
  list: z.object({
    sum_other_doc_count: z.number(),
    buckets: z.array(z.object({ key: z.string(), doc_count: z.number() })),
  }),
});

/** The words of all sites. */
export class Lexicons {
  readonly #ask: AskIndex;
  readonly #logger: Logger;
  readonly #clock: () => number;
  #bySite: ReadonlyMap<Site, Lexicon> = new Map();
  #version = '';
  #readAt = -Infinity;

  /** @param clock milliseconds that only rise */
  constructor(ask: AskIndex, logger: Logger, clock: () => number) {
    this.#ask = ask;
    this.#logger = logger;
    this.#clock = clock;
  }

  get isRead(): boolean {
    return this.#bySite.size > 0;
  }

  /** @throws SearchUnavailableError before they are read */
  of(site: Site): Lexicon {
    const lexicon = this.#bySite.get(site);
    if (lexicon === undefined) throw new SearchUnavailableError('The words of the index are not read yet.');
    return lexicon;
  }

  /** Reads them unless they are those of a version and recent. @param version changes with the index and with new words */
  async follow(version: string, signal: AbortSignal): Promise<void> {
    if (version === this.#version && this.#clock() - this.#readAt < STALE_MS) return;
    const sites = await Promise.all(
      SITES.map(async (site) => [site, await this.#read(site, signal)] as const),
    );
    this.#bySite = new Map(sites);
    this.#version = version;
    this.#readAt = this.#clock();
  }

  /** Products by site, and texts kept in memory. */
  figures(): Record<string, number> {
    const texts = [...this.#bySite.values()].reduce((sum, lexicon) => sum + lexicon.texts, 0);
    return { ...Object.fromEntries([...this.#bySite].map(([site, { size }]) => [site, size])), texts };
  }

  async #read(site: Site, signal: AbortSignal): Promise<Lexicon> {
    const [words, phrases, brands] = await this.#ask(
      ['words', 'phrases', 'facet.brand'].map((field) => ({
        size: 0,
        track_total_hits: true,
        query: { bool: { filter: [term('site', site)] } },
        aggs: { list: { terms: { field, size: MOST } } },
      })),
      signal,
    );
    const counted = (answer: typeof words): Counted => {
      const { list } = Aggregations.parse(answer?.aggregations);
      if (list.sum_other_doc_count > 0) this.#logger.warn({ site, most: MOST }, 'search knows not all words');
      return list.buckets.map(({ key, doc_count: products }) => [key, products]);
    };
    const size = words?.hits.total?.value ?? 0;
    return new Lexicon({ size, words: counted(words), phrases: counted(phrases), brands: counted(brands) });
  }
}
