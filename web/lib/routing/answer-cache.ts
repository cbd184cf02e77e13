type Entry = { value: unknown; freshUntil: number };

export type AnswerCacheOptions = {
  /** Milliseconds an answer is used without asking again. */
  freshMs: number;
  /** Answers kept; the one unused longest leaves first. */
  limit: number;
  now: () => number;
};

/**
 * Remembers answers for a while. One that is no longer fresh is asked for again, and serves on when asking fails: a
 * catalogue out for a minute does not take known pages with it. Concurrent questions are asked once.
 */
export class AnswerCache {
  readonly #options: AnswerCacheOptions;
  readonly #entries = new Map<string, Entry>();
  readonly #asking = new Map<string, Promise<unknown>>();

  constructor(options: AnswerCacheOptions) {
    this.#options = options;
  }

  /** @throws whatever `ask` throws, unless an older answer is known */
  async get<Value>(key: string, ask: () => Promise<Value>): Promise<Value> {
    const known = this.#entries.get(key);
    if (known && known.freshUntil > this.#options.now()) {
      this.#remember(key, known);
      return known.value as Value;
    }
    try {
      return (await this.#askOnce(key, ask)) as Value;
    } catch (error) {
      if (known) return known.value as Value;
      throw error;
    }
  }

  #askOnce(key: string, ask: () => Promise<unknown>): Promise<unknown> {
    const running = this.#asking.get(key);
    if (running) return running;
    const asked = ask()
      .then((value) => {
        this.#remember(key, { value, freshUntil: this.#options.now() + this.#options.freshMs });
        return value;
      })
      .finally(() => this.#asking.delete(key));
    this.#asking.set(key, asked);
    return asked;
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
