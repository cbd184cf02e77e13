const MINUTE_MS = 60_000;

/** Limits what anybody may send to this process, from whichever network: a log must not be filled from outside. */
export class MostPerMinute {
  readonly #most: number;
  readonly #now: () => number;
  #began = 0;
  #admitted = 0;

  /** @param now milliseconds */
  constructor(most: number, now: () => number) {
    this.#most = most;
    this.#now = now;
  }

  /** Whether one more may be read in this minute. */
  admit(): boolean {
    const now = this.#now();
    if (now - this.#began >= MINUTE_MS) [this.#began, this.#admitted] = [now, 0];
    return ++this.#admitted <= this.#most;
  }
}
