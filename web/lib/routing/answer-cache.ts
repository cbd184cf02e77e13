type Entry = { value: unknown; freshUntil: number; tags: readonly string[] };
type Asking = { answer: Promise<unknown>; tags: readonly string[]; isOutdated: boolean };

export type AnswerCacheOptions = {
  /** Milliseconds for which an answer is fresh. */
  freshMs: number;
  /** Maximum number of answers; the least recently used is evicted first. */
  limit: number;
  now: () => number;
};

const NEVER = 0;

/**
 * A cache of lookups. A stale answer is fetched again, and still served when that fails: a catalogue outage of a
 * minute must not take down known pages. Concurrent lookups of a key share one call.
 */
export class AnswerCache {
  readonly #options: AnswerCacheOptions;
  readonly #entries = new Map<string, Entry>();
  readonly #asking = new Map<string, Asking>();

  constructor(options: AnswerCacheOptions) {
    this.#options = options;
  }

  /**
   * @param tags that expire the answer before its time
   * @throws whatever `ask` throws, unless there is a stale answer
   */
  async get<Value>(key: string, tags: readonly string[], ask: () => Promise<Value>): Promise<Value> {
    const known = this.#entries.get(key);
    if (known && known.freshUntil > this.#options.now()) {
      this.#remember(key, known);
      return known.value as Value;
    }
    try {
      return (await this.#askOnce(key, tags, ask)) as Value;
    } catch (error) {
      if (known) return known.value as Value;
      throw error;
    }
  }

  /** Marks answers with one of the tags as stale, including those that are being fetched. */
  expire(tags: readonly string[]): void {
    const expired = new Set(tags);
    const isExpired = (entry: { tags: readonly string[] }) => entry.tags.some((tag) => expired.has(tag));
    for (const entry of this.#entries.values()) if (isExpired(entry)) entry.freshUntil = NEVER;
    for (const [key, asking] of this.#asking) {
      if (!isExpired(asking)) continue;
      asking.isOutdated = true;
      this.#asking.delete(key);
    }
  }

  #askOnce(key: string, tags: readonly string[], ask: () => Promise<unknown>): Promise<unknown> {
    const running = this.#asking.get(key);
    if (running) return running.answer;
    const asking: Asking = { answer: Promise.resolve(), tags, isOutdated: false };
    asking.answer = ask()
      .then((value) => {
        if (asking.isOutdated) return value;
        this.#remember(key, { value, tags, freshUntil: this.#options.now() + this.#options.freshMs });
        return value;
      })
      .finally(() => {
        if (this.#asking.get(key) === asking) this.#asking.delete(key);
      });
    this.#asking.set(key, asking);
    return asking.answer;
  }

  #remember(key: string, entry: Entry): void {
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    if (this.#entries.size > this.#options.limit) {
      const oldest = this.#entries.keys().next();
      if (!oldest.done) this.#entries.delete(oldest.value);
    }
  }
}
