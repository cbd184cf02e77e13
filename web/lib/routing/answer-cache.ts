type Entry = { value: unknown; freshUntil: number; tags: readonly string[] };
type Asking = { answer: Promise<unknown>; tags: readonly string[]; isOutdated: boolean };

export type AnswerCacheOptions = {
  /** Milliseconds an answer is used without asking again. */
  freshMs: number;
  /** Answers kept; the one unused longest leaves first. */
  limit: number;
  now: () => number;
};

const NEVER = 0;

/**
 * Remembers answers for a while. One that is no longer fresh is asked for again, and serves on when asking fails: a
 * catalogue out for a minute does not take known pages with it. Concurrent questions are asked once.
 */
export class AnswerCache {
  readonly #options: AnswerCacheOptions;
  readonly #entries = new Map<string, Entry>();
  readonly #asking = new Map<string, Asking>();

  constructor(options: AnswerCacheOptions) {
    this.#options = options;
  }

  /**
   * @param tags by which the answer expires before its time
   * @throws whatever `ask` throws, unless an older answer is known
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

  /** Answers under one of the tags are fresh no longer, nor will those be that are being asked for. */
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
