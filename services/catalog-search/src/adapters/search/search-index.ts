import { poolTx } from '@loupe/database/tx';
import type pg from 'pg';
import { type Site, SITES } from '@loupe/contracts/sites';
import { isDealerPiece } from '../../domain/product/dealer.ts';
import type { SearchDocument } from '../../domain/search/search-document.ts';
import { NO_CHANGES, searchDocuments } from '../db/search-documents.ts';
import type { SearchDocuments } from '../db/search-documents.ts';
import { indexEntryOf } from '../../domain/search/index-entry.ts';
import { releaseMemory } from './release-memory.ts';
import { SiteIndex } from './site-index.ts';

const BATCH = 500;
/** Products from which on reading them leaves memory behind that is worth collecting. */
const MANY = 10_000;
/** Changes are deleted after an hour; an index that has not followed for this long is read again. */
const TOO_LONG_MS = 30 * 60_000;

type IndexedDocuments = Pick<SearchDocuments, 'all' | 'byIds' | 'changesSince'>;
type Indexes = ReadonlyMap<Site, SiteIndex>;

/** The indexes of all sites, read from the tables and kept current by `follow`. */
export class SearchIndex {
  readonly #documents: IndexedDocuments;
  readonly #clock: () => number;
  #indexes: Indexes = new Map();
  #horizon = 0n;
  /** Changes at or after the horizon that are already applied. */
  #applied = new Set<string>();
  #followedAt = -Infinity;
  #running: Promise<number> = Promise.resolve(0);
  #loadMs = 0;

  /** @param clock milliseconds that only rise */
  constructor(documents: IndexedDocuments, clock: () => number) {
    this.#documents = documents;
    this.#clock = clock;
  }

  get isLoaded(): boolean {
    return this.#indexes.size > 0;
  }

  /** @throws Error before the first `follow` has ended */
  of(site: Site, at: Date): SiteIndex {
    const index = this.#indexes.get(site);
    if (index === undefined) throw new Error('The search index has not been read yet.');
    index.advance(at);
    return index;
  }

  /**
   * Applies what was committed since the last call; reads everything the first time and after a long pause. Calls run one after
   * another. @returns how many products were read
   */
  follow(): Promise<number> {
    const next = this.#running.catch(() => 0).then(() => this.#followOnce());
    this.#running = next;
    return next;
  }

  /** For readiness details. */
  figures(): Record<string, number> {
    const sites = [...this.#indexes].map(([site, index]) => [site, index.size] as const);
    const bytes = [...this.#indexes.values()].reduce((sum, index) => sum + index.bytes, 0);
    const behindMs = Math.round(this.#clock() - this.#followedAt);
    return {
      ...Object.fromEntries(sites),
      megabytes: Math.round(bytes / 1e5) / 10,
      behindMs,
      loadMs: this.#loadMs,
    };
  }

  async #followOnce(): Promise<number> {
    const began = this.#clock();
    const isFirst = !this.isLoaded || began - this.#followedAt > TOO_LONG_MS;
    const read = isFirst ? await this.#load() : await this.#applyChanges();
    this.#followedAt = began;
    return read;
  }

  /** The horizon is taken first: what is committed while the tables are read is applied by the next call. */
  async #load(): Promise<number> {
    const began = this.#clock();
    const { horizon } = await this.#documents.changesSince(NO_CHANGES);
    const indexes: Indexes = new Map(SITES.map((site) => [site, new SiteIndex()]));
    let read = 0;
    for await (const documents of this.#documents.all(BATCH)) {
      for (const document of documents) put(indexes, document);
      read += documents.length;
    }
    for (const index of indexes.values()) index.trim();
    this.#indexes = indexes;
    this.#horizon = horizon;
    this.#applied = new Set();
    this.#loadMs = Math.round(this.#clock() - began);
    if (read > MANY) releaseMemory();
    return read;
  }

  async #applyChanges(): Promise<number> {
    const { horizon, changes } = await this.#documents.changesSince(this.#horizon);
    const unseen = changes.filter((change) => !this.#applied.has(keyOf(change)));
    const ids = [...new Set(unseen.map(({ productId }) => productId))];
    for (let at = 0; at < ids.length; at += BATCH) await this.#apply(ids.slice(at, at + BATCH));
    this.#horizon = horizon;
    this.#applied = new Set(changes.filter(({ changedIn }) => changedIn >= horizon).map(keyOf));
    return ids.length;
  }

  async #apply(ids: readonly string[]): Promise<void> {
    const found = new Map((await this.#documents.byIds(ids)).map((document) => [document.id, document]));
    for (const id of ids) {
      const document = found.get(id);
      if (document === undefined) for (const index of this.#indexes.values()) index.remove(id);
      else put(this.#indexes, document);
    }
    this.#indexes = new Map(
      [...this.#indexes].map(([site, index]) => [site, index.needsPacking ? index.packed() : index]),
    );
  }
}

/** A dealer's piece is in no listing and no search of the shop (RT-22). */
function put(indexes: Indexes, document: SearchDocument): void {
  const isListed = !isDealerPiece(document.productType);
  for (const [site, index] of indexes) {
    if (isListed && document.sites.includes(site)) index.put(indexEntryOf(document, site));
    else index.remove(document.id);
  }
}

const keyOf = ({ changedIn, productId }: { changedIn: bigint; productId: string }): string =>
  `${changedIn}/${productId}`;

/** Nothing is read yet. @param pool of the background work */
export const openSearchIndex = (pool: pg.Pool): SearchIndex =>
  new SearchIndex(searchDocuments(poolTx(pool)), () => performance.now());
