/** How often something happened within a minute. */
export interface MinuteSum {
  readonly minute: Date;
  readonly name: string;
  /** What is counted apart under the name; empty where the name says it all. */
  readonly dim: string;
  readonly n: number;
}

export interface SumBatch {
  /** Recognised when the batch comes again. */
  readonly id: string;
  readonly sums: readonly MinuteSum[];
}

export interface MinuteSumsPorts {
  /** Adds a batch. Throws when nobody knows whether it was added: the same batch is then sent again. */
  readonly send: (batch: SumBatch) => Promise<unknown>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly newId?: () => string;
}

/** Of one batch, which has some 300 bytes of each at most and must fit into a request; what is beyond waits for the next one. */
const MOST_SUMS = 150;
/** Counted apart in a minute; what is beyond is counted without its words: visitors choose them. */
const MOST_APART = 300;
/** Sums that are kept while they cannot be sent; what is beyond is not counted. */
const MOST_KEPT = 20_000;
const MINUTE_MS = 60_000;

/**
 * Counts in memory, by minute, and sends the sums in batches that are recognised when they come again: nothing counts twice, and a process that
 * dies loses what it has counted since the last batch. No row, address or session of a visitor is in it.
 */
export class MinuteSums {
  readonly #ports: MinuteSumsPorts;
  readonly #counted = new Map<string, { -readonly [Key in keyof MinuteSum]: MinuteSum[Key] }>();
  #unsent: SumBatch | null = null;
  #minute = 0;
  /** What was counted apart in that minute, by name. */
  #apart = new Map<string, Set<string>>();
  #sending: Promise<void> | null = null;

  constructor(ports: MinuteSumsPorts) {
    this.#ports = ports;
  }

  add(name: string, dim = ''): void {
    const now = this.#ports.now();
    const minute = now - (now % MINUTE_MS);
    if (minute !== this.#minute) [this.#minute, this.#apart] = [minute, new Map()];
    const apart = this.#apart.get(name) ?? new Set<string>();
    this.#apart.set(name, apart);
    const isApart = apart.size < MOST_APART || apart.has(dim);
    if (isApart) apart.add(dim);
    this.#addTo(minute, name, isApart ? dim : '');
  }

  #addTo(minute: number, name: string, dim: string): void {
    const key = JSON.stringify([minute, name, dim]);
    const sum = this.#counted.get(key);
    if (sum !== undefined) sum.n += 1;
    else if (this.#counted.size < MOST_KEPT)
      this.#counted.set(key, { minute: new Date(minute), name, dim, n: 1 });
  }

  /** Sends all that was counted. @throws what `send` throws; the batch is then sent again, unchanged, by the next call */
  flush(): Promise<void> {
    return (this.#sending ??= this.#sendAll().finally(() => (this.#sending = null)));
  }

  async #sendAll(): Promise<void> {
    for (let batch = this.#next(); batch !== null; batch = this.#next()) {
      await this.#ports.send(batch);
      this.#unsent = null;
    }
  }

  #next(): SumBatch | null {
    if (this.#unsent === null && this.#counted.size > 0) {
      const taken = [...this.#counted].slice(0, MOST_SUMS);
      for (const [key] of taken) this.#counted.delete(key);
      const { newId = () => crypto.randomUUID() } = this.#ports;
      this.#unsent = { id: newId(), sums: taken.map(([, sum]) => sum) };
    }
    return this.#unsent;
  }
}
