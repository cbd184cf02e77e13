import { type Site, SITES } from '@loupe/contracts/sites';
import { nextPriceChange } from '../../domain/price/price-at.ts';
import { isDealerPiece } from '../../domain/product/dealer.ts';
import { indexEntryOf } from '../../domain/search/index-entry.ts';
import type { SearchDocument } from '../../domain/search/search-document.ts';
import { NO_CHANGES } from '../db/search-documents.ts';
import type { SearchDocuments } from '../db/search-documents.ts';
import type { AttraqtClient } from './attraqt-client.ts';
import type { FacetNames } from './facet-names.ts';
import { feedItem } from './feed-item.ts';

const BATCH = 500;
/** Changes are deleted after an hour; a feed that was not followed for this long is sent again. */
const TOO_LONG_MS = 30 * 60_000;

export interface AttraqtFeedOptions {
  /** Its calls have the time-outs of feeds. */
  readonly client: AttraqtClient;
  /** Of each site at the vendor. */
  readonly tokens: Readonly<Record<Site, string>>;
  readonly documents: Pick<SearchDocuments, 'all' | 'changesSince'>;
  readonly names: FacetNames;
  /** Runs work while no other instance runs its own. */
  readonly alone: <T>(work: (documents: Pick<SearchDocuments, 'byIds'>) => Promise<T>) => Promise<T>;
  readonly now: () => Date;
  readonly newId: () => string;
}

/**
 * Keeps what the vendor searches current by the products of `product_change`: everything at the start of an instance, then what has changed.
 * Lines are collected under a load and take effect together. Every instance sends; what one sends again changes nothing.
 */
export class AttraqtFeed {
  readonly #options: AttraqtFeedOptions;
  #horizon = 0n;
  /** Changes at or after the horizon that are already sent. */
  #applied = new Set<string>();
  /** When the price of a product changes next. Milliseconds. */
  readonly #dueAt = new Map<string, number>();
  #followedAt = -Infinity;
  #running: Promise<number> = Promise.resolve(0);

  constructor(options: AttraqtFeedOptions) {
    this.#options = options;
  }

  get isLoaded(): boolean {
    return this.#followedAt > -Infinity;
  }

  /** Sends what was committed since the last call. @returns how many products were read @throws SearchUnavailableError */
  follow(): Promise<number> {
    const next = this.#running.catch(() => 0).then(() => this.#followOnce());
    this.#running = next;
    return next;
  }

  /** For readiness details. */
  figures(): Record<string, number> {
    return { behindMs: this.#options.now().getTime() - this.#followedAt };
  }

  async #followOnce(): Promise<number> {
    const began = this.#options.now();
    const isFirst = began.getTime() - this.#followedAt > TOO_LONG_MS;
    const read = isFirst ? await this.#sendAll(began) : await this.#sendChanges(began);
    this.#followedAt = began.getTime();
    return read;
  }

  /** The horizon is taken first: what is committed while the tables are read is sent by the next call. */
  async #sendAll(at: Date): Promise<number> {
    const { documents, newId } = this.#options;
    const { horizon } = await documents.changesSince(NO_CHANGES);
    const load = newId();
    await this.#collect(load, []);
    let read = 0;
    for await (const found of documents.all(BATCH)) {
      await this.#collect(
        load,
        found.flatMap((document) => this.#linesOf(document, at)),
      );
      read += found.length;
    }
    await this.#options.alone(() => this.#trigger(load, 'full'));
    this.#horizon = horizon;
    this.#applied = new Set();
    return read;
  }

  async #sendChanges(at: Date): Promise<number> {
    const { documents, alone } = this.#options;
    const { horizon, changes } = await documents.changesSince(this.#horizon);
    const unseen = changes.filter((change) => !this.#applied.has(keyOf(change)));
    const due = [...this.#dueAt].filter(([, time]) => time <= at.getTime()).map(([id]) => id);
    const ids = [...new Set([...unseen.map(({ productId }) => productId), ...due])];
    for (let from = 0; from < ids.length; from += BATCH) {
      const batch = ids.slice(from, from + BATCH);
      await alone(async ({ byIds }) => this.#sendProducts(batch, await byIds(batch), at));
    }
    this.#horizon = horizon;
    this.#applied = new Set(changes.map(keyOf));
    return ids.length;
  }

  async #sendProducts(ids: readonly string[], documents: readonly SearchDocument[], at: Date): Promise<void> {
    for (const id of ids) this.#dueAt.delete(id);
    const lines = documents.flatMap((document) => this.#linesOf(document, at));
    const listed = new Set(lines.map(({ site, line }) => `${site}:${line.id}`));
    const removals = ids.flatMap((id) =>
      SITES.filter((site) => !listed.has(`${site}:${id}`)).map((site) => ({
        site,
        line: { id, deleted: true },
      })),
    );
    const load = this.#options.newId();
    await this.#collect(load, [...lines, ...removals]);
    await this.#trigger(load, 'incremental');
  }

  /** On each site that lists the product. A dealer's piece is in no listing and no search of the shop (RT-22). */
  #linesOf(document: SearchDocument, at: Date): SiteLine[] {
    if (isDealerPiece(document.productType)) return [];
    const skus = document.variants.map(({ sku }) => sku);
    return document.sites.map((site) => {
      const entry = indexEntryOf(document, site);
      this.#options.names.learn(entry.facets);
      const next = nextPriceChange(entry.prices, at);
      const known = this.#dueAt.get(entry.id) ?? Infinity;
      if (next !== null) this.#dueAt.set(entry.id, Math.min(next, known));
      return { site, line: feedItem(entry, skus, at) };
    });
  }

  async #collect(load: string, lines: readonly SiteLine[]): Promise<void> {
    const { client, tokens } = this.#options;
    for (const site of SITES) {
      const own = lines.filter((each) => each.site === site).map(({ line }) => JSON.stringify(line));
      await client.send('PUT', `/feed/${tokens[site]}/data/input/${load}`, own.join('\n'));
    }
  }

  async #trigger(load: string, kind: 'full' | 'incremental'): Promise<void> {
    const { client, tokens } = this.#options;
    for (const site of SITES)
      await client.send('PUT', `/feed/${tokens[site]}/trigger/load-data`, { id: load, kind });
  }
}

interface SiteLine {
  readonly site: Site;
  readonly line: { readonly id: string };
}

const keyOf = ({ changedIn, productId }: { changedIn: bigint; productId: string }): string =>
  `${changedIn}/${productId}`;
