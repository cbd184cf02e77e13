/** The queue for slots is full. */
export class SlotsTakenError extends Error {
  override readonly name = 'SlotsTakenError';
}

interface SlotsOptions {
  /** Maximum number of concurrent jobs. */
  readonly count: number;
  /** Maximum length of the queue; the next job is rejected, since its client would give up before the answer. */
  readonly waiting: number;
}

interface Waiting {
  readonly start: () => void;
  readonly drop: (reason: Error) => void;
  readonly isWanted: () => boolean;
}

/** Limits concurrent jobs; others are queued as long as a client waits for their result. */
export class Slots {
  #free: number;
  readonly #mayWait: number;
  #waiting: Waiting[] = [];

  constructor({ count, waiting }: SlotsOptions) {
    this.#free = count;
    this.#mayWait = waiting;
  }

  /** @throws SlotsTakenError when the queue is full, or when no client waits for the result any more */
  async run<T>(work: () => Promise<T>, isWanted: () => boolean = () => true): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else await this.#turn(isWanted);
    try {
      return await work();
    } finally {
      this.#dropUnwanted();
      const next = this.#waiting.shift();
      if (next) next.start();
      else this.#free += 1;
    }
  }

  #turn(isWanted: () => boolean): Promise<void> {
    if (this.#waiting.length >= this.#mayWait) this.#dropUnwanted();
    return new Promise((start, drop) => {
      if (this.#waiting.length < this.#mayWait) this.#waiting.push({ start, drop, isWanted });
      else drop(new SlotsTakenError('The queue for slots is full.'));
    });
  }

  #dropUnwanted(): void {
    const unwanted = this.#waiting.filter(({ isWanted }) => !isWanted());
    this.#waiting = this.#waiting.filter((waiting) => !unwanted.includes(waiting));
    for (const { drop } of unwanted) drop(new SlotsTakenError('No client waits for the result any more.'));
  }
}
