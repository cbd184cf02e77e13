/** As many wait for a slot as may. */
export class SlotsTakenError extends Error {
  override readonly name = 'SlotsTakenError';
}

interface SlotsOptions {
  /** So many work at once. */
  readonly count: number;
  /** So many wait their turn; the next is refused, since its asker would be gone before the answer. */
  readonly waiting: number;
}

interface Waiting {
  readonly start: () => void;
  readonly drop: (reason: Error) => void;
  readonly isWanted: () => boolean;
}

/** Lets so many work at once; others wait their turn for as long as anybody wants what they are to make. */
export class Slots {
  #free: number;
  readonly #mayWait: number;
  #waiting: Waiting[] = [];

  constructor({ count, waiting }: SlotsOptions) {
    this.#free = count;
    this.#mayWait = waiting;
  }

  /** @throws SlotsTakenError when too many wait already, or when nobody wants the work any more on its turn */
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
      else drop(new SlotsTakenError('Too many wait for a slot.'));
    });
  }

  #dropUnwanted(): void {
    const unwanted = this.#waiting.filter(({ isWanted }) => !isWanted());
    this.#waiting = this.#waiting.filter((waiting) => !unwanted.includes(waiting));
    for (const { drop } of unwanted) drop(new SlotsTakenError('Nobody waits for it any more.'));
  }
}
