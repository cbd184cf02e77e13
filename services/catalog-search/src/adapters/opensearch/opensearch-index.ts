import { z } from 'zod';
import { bulkWrite } from './bulk-writer.ts';
import { readState, storeState } from './index-state.ts';
import type { StoredState } from './index-state.ts';
import { indexesOf } from './indexes.ts';
import type { IndexingOptions } from './indexing-options.ts';
import type { Lexicons } from './lexicons.ts';
import { entriesOf, removalsOf, writesOf } from './product-writes.ts';
import type { ListedEntry } from './product-writes.ts';
import { productIdOf } from './product-document.ts';
import { reindex } from './reindex.ts';

const BATCH = 500;
/** An instance that ends while it writes is replaced after this. */
const WRITES_MS = 60_000;
/** Without changes the horizon is stored this often. */
const STORE_EVERY_MS = 60_000;
/** Changes are deleted after an hour; an index that was not followed for this long is read again. */
const TOO_LONG_MS = 30 * 60_000;

export interface FollowOptions extends IndexingOptions {
  readonly lexicons: Lexicons;
}

const Due = z.object({ hits: z.object({ hits: z.array(z.object({ _id: z.string() })) }) });

/**
 * Keeps the index current by the products of `product_change`. All instances look; the one that stores its claim writes. Its documents are
 * fenced with the number of its claim, so that one that was replaced and writes late changes nothing that its successor wrote. How far
 * an index is followed is stored in the index itself, and a swapped alias misses nothing.
 */
export class OpenSearchIndex {
  readonly #options: FollowOptions;
  /** Changes at or after the horizon that this instance applied, by index. */
  #applied: { readonly index: string; readonly keys: ReadonlySet<string> } = { index: '', keys: new Set() };
  #running: Promise<number> = Promise.resolve(0);
  #followedAt = -Infinity;

  constructor(options: FollowOptions) {
    this.#options = options;
  }

  get isLoaded(): boolean {
    return this.#options.lexicons.isRead;
  }

  /** Applies what was committed since the last call, if no other instance does; fills an index where there is none. @returns products read */
  follow(): Promise<number> {
    const next = this.#running.catch(() => 0).then(() => this.#followOnce());
    this.#running = next;
    return next;
  }

  /** For readiness details. */
  figures(): Record<string, number> {
    const behindMs = this.#options.now().getTime() - this.#followedAt;
    return { ...this.#options.lexicons.figures(), behindMs };
  }

  async #followOnce(): Promise<number> {
    const { client, alias, lexicons, now } = this.#options;
    const began = now().getTime();
    let state = await readState(client, alias);
    let read: number;
    if (state === null || began - state.followedAt > TOO_LONG_MS) {
      read = await reindex(this.#options);
      state = await readState(client, alias);
    } else ({ state, read } = await this.#applyChanges(state, began));
    if (state !== null) {
      await lexicons.follow(`${state.index}/${state.words}`, client.deadline());
      this.#followedAt = began;
    }
    return read;
  }

  async #applyChanges(state: StoredState, at: number): Promise<{ state: StoredState; read: number }> {
    const { client, documents, writer } = this.#options;
    const isOthers = state.writer !== writer && state.writesUntil > at;
    if (isOthers) return { state, read: 0 };
    const { horizon, changes } = await documents.changesSince(state.horizon);
    const keys = new Set(changes.map(keyOf));
    const known = this.#applied.index === state.index ? this.#applied.keys : new Set();
    const unseen = changes.filter((change) => !known.has(keyOf(change)));
    const due = await this.#due(state.index, at);
    const ids = [...new Set([...unseen.map(({ productId }) => productId), ...due])];
    if (ids.length === 0 && at - state.followedAt < STORE_EVERY_MS) return { state, read: 0 };

    const claim = { ...state, writer, writesUntil: at + WRITES_MS };
    const claimed = await storeState(client, state.index, claim, state);
    if (claimed === null) return { state, read: 0 };
    const hasNewWords = await this.#apply(claimed, ids, at);
    const done = {
      ...claimed,
      horizon,
      followedAt: at,
      words: claimed.words + Number(hasNewWords),
      writesUntil: 0,
    };
    const stored = await storeState(client, state.index, done, claimed);
    this.#applied = { index: state.index, keys };
    return { state: stored ?? claimed, read: ids.length };
  }

  async #apply(claimed: StoredState, ids: readonly string[], at: number): Promise<boolean> {
    const { client, alias, documents } = this.#options;
    let hasNewWords = false;
    for (let from = 0; from < ids.length; from += BATCH) {
      const batch = ids.slice(from, from + BATCH);
      const entries = (await documents.byIds(batch)).flatMap(entriesOf);
      const writes = [...writesOf(entries, new Date(at)), ...removalsOf(batch, entries)];
      await bulkWrite(this.#options, writes, claimed);
      hasNewWords ||= entries.some((entry) => this.#isNew(entry));
    }
    if (ids.length > 0) await indexesOf(client, alias).refresh(claimed.index);
    return hasNewWords;
  }

  #isNew({ site, entry: { terms, phrases } }: ListedEntry): boolean {
    const { lexicons } = this.#options;
    return lexicons.isRead && lexicons.of(site).lacks({ words: terms.keys(), phrases });
  }

  /** Products whose price begins or ends. */
  async #due(index: string, at: number): Promise<string[]> {
    const query = { range: { priceDueAt: { lte: at } } };
    const { body } = await this.#options.client.call({
      method: 'POST',
      path: `/${index}/_search`,
      body: { size: BATCH, _source: false, query },
    });
    return Due.parse(body).hits.hits.map(({ _id }) => productIdOf(_id));
  }
}

const keyOf = ({ changedIn, productId }: { changedIn: bigint; productId: string }): string =>
  `${changedIn}/${productId}`;
