import { randomUUID } from 'node:crypto';
import { poolTx } from '@loupe/database/tx';
import { pause } from '@loupe/outgoing/pause';
import type { CallLimits } from '@loupe/outgoing/time-outs';
import type { Logger } from '@loupe/telemetry/logger';
import type pg from 'pg';
import { attraqtClient, FEEDING, SEARCHING as ATTRAQT_SEARCHING } from './adapters/attraqt/attraqt-client.ts';
import { AttraqtFeed } from './adapters/attraqt/attraqt-feed.ts';
import type { AttraqtFeedOptions } from './adapters/attraqt/attraqt-feed.ts';
import { attraqtRecommender } from './adapters/attraqt/attraqt-recommender.ts';
import { attraqtSearch } from './adapters/attraqt/attraqt-search.ts';
import { FacetNames } from './adapters/attraqt/facet-names.ts';
import { countedRecommender } from './adapters/db/counted-recommender.ts';
import { feedLock } from './adapters/db/feed-lock.ts';
import type { PairRepository } from './adapters/db/pair-repository.ts';
import { searchDocuments } from './adapters/db/search-documents.ts';
import { askIndex } from './adapters/opensearch/ask-index.ts';
import { Lexicons } from './adapters/opensearch/lexicons.ts';
import { INDEXING, openSearchClient, SEARCHING } from './adapters/opensearch/opensearch-client.ts';
import { OpenSearchIndex } from './adapters/opensearch/opensearch-index.ts';
import { openSearchSearch } from './adapters/opensearch/opensearch-search.ts';
import { reindex } from './adapters/opensearch/reindex.ts';
import { openCurations } from './adapters/search/curations.ts';
import type { Curations } from './adapters/search/curations.ts';
import { embeddedSearch } from './adapters/search/embedded-search.ts';
import { openSearchIndex } from './adapters/search/search-index.ts';
import type { Config } from './config.ts';
import type { CatalogueSearch } from './use-cases/ports/catalogue-search.ts';
import type { Recommender } from './use-cases/ports/recommender.ts';

/** An adapter of the search port with what keeps it current. */
export interface SearchEngine {
  readonly search: CatalogueSearch;
  /** @param pairs what the shop itself has counted */
  recommenderOf(pairs: PairRepository): Recommender;
  readonly curations: Curations;
  readonly index: {
    readonly isLoaded: boolean;
    /** Applies what was committed since the last call. @returns how many products were read */
    follow(): Promise<number>;
    /** For readiness details. */
    figures(): Record<string, number>;
  };
  close(): Promise<void>;
}

/** @param pool of the background work */
export function embeddedEngine(pool: pg.Pool): SearchEngine {
  const index = openSearchIndex(pool);
  const curations = openCurations(pool);
  const search = embeddedSearch(
    (site, at) => index.of(site, at),
    (site) => curations.of(site),
  );
  return {
    search,
    curations,
    index,
    close: async () => undefined,
    recommenderOf: (pairs) => countedRecommender(search, pairs),
  };
}

export interface OpenSearchEngineOptions {
  readonly url: string;
  readonly pool: pg.Pool;
  readonly logger: Logger;
  readonly now: () => Date;
  /** What the indexes are named after. */
  readonly alias?: string;
  /** Of a search that a shopper waits for. */
  readonly limits?: CallLimits;
}

/** The number rises with the fields of an index: instances of two releases then follow an index each. */
const ALIAS = 'loupe-products-v2';

export interface OpenSearchEngine extends SearchEngine {
  /** Fills a new index and searches it from then on. @param shards as before unless given. @returns how many products were read */
  reindex(shards?: number): Promise<number>;
}

/** Shoppers' searches and the index's own work have a client and a breaker each. */
export function openSearchEngine(options: OpenSearchEngineOptions): OpenSearchEngine {
  const { url, pool, logger, now, alias = ALIAS, limits = SEARCHING } = options;
  const searching = openSearchClient(url, limits);
  const client = openSearchClient(url, INDEXING);
  const curations = openCurations(pool);
  const lexicons = new Lexicons(askIndex(client, alias, logger), logger, () => performance.now());
  const documents = searchDocuments(poolTx(pool));
  const indexing = { client, alias, documents, lexicons, writer: randomUUID(), now, pause, logger };
  const search = openSearchSearch({
    ask: askIndex(searching, alias, logger),
    deadline: searching.deadline,
    lexiconOf: (site) => lexicons.of(site),
    curationOf: (site) => curations.of(site),
  });
  return {
    search,
    curations,
    recommenderOf: (pairs) => countedRecommender(search, pairs),
    index: new OpenSearchIndex(indexing),
    reindex: (shards) => reindex({ ...indexing, shards }),
    close: async () => {
      await Promise.all([searching.close(), client.close()]);
    },
  };
}

export interface AttraqtEngineOptions extends Pick<OpenSearchEngineOptions, 'pool' | 'now' | 'limits'> {
  readonly url: string;
  readonly feedUrl: string;
  readonly tokens: AttraqtFeedOptions['tokens'];
}

/** Shoppers' searches and the feed have a client and a breaker each. */
export function attraqtEngine(options: AttraqtEngineOptions): SearchEngine {
  const { url, feedUrl, tokens, pool, now, limits = ATTRAQT_SEARCHING } = options;
  const names = new FacetNames();
  const client = attraqtClient(url, limits);
  const curations = openCurations(pool);
  return {
    search: attraqtSearch({ client, tokens, names, curationOf: (site) => curations.of(site) }),
    recommenderOf: () => attraqtRecommender({ client, tokens }),
    curations,
    index: new AttraqtFeed({
      client: attraqtClient(feedUrl, FEEDING),
      tokens,
      names,
      now,
      newId: randomUUID,
      documents: searchDocuments(poolTx(pool)),
      alone: (work) => feedLock(pool)((tx) => work(searchDocuments(tx))),
    }),
    close: async () => undefined,
  };
}

export interface SearchEngineOptions extends Pick<OpenSearchEngineOptions, 'pool' | 'logger' | 'now'> {
  readonly config: Pick<
    Config,
    'SEARCH_ENGINE' | 'OPENSEARCH_URL' | 'ATTRAQT_URL' | 'ATTRAQT_FEED_URL' | 'ATTRAQT_TOKENS'
  >;
}

/** The one that the configuration names. */
export function searchEngine({ config, ...options }: SearchEngineOptions): SearchEngine {
  const { SEARCH_ENGINE: engine, OPENSEARCH_URL: url } = config;
  const { ATTRAQT_URL, ATTRAQT_FEED_URL: feedUrl, ATTRAQT_TOKENS: tokens } = config;
  if (engine === 'attraqt' && ATTRAQT_URL && feedUrl && tokens)
    return attraqtEngine({ ...options, url: ATTRAQT_URL, feedUrl, tokens });
  return engine === 'opensearch' && url !== undefined
    ? openSearchEngine({ ...options, url })
    : embeddedEngine(options.pool);
}
