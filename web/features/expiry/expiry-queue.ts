import { kindOf } from '../../lib/cache-manifest.ts';

export interface ExpiryLimits {
  /** Maximum number of waiting tags; above it each is replaced by the tag of its kind. */
  readonly most: number;
  /** Minimum interval between two expiries, in milliseconds. */
  readonly everyMs: number;
  /** The interval after an expiry with too many tags: it limits how often pages are rendered during a bulk import. */
  readonly everyMsInFlood: number;
  /**
   * Milliseconds after which each tag expires a second time, for a page whose rendering started before the change and
   * ended after it.
   */
  readonly againAfterMs: number;
}

/** Collects the tags of events, so that many events cause one expiry. */
export class ExpiryQueue {
  readonly #limits: ExpiryLimits;
  #waiting = new Set<string>();
  #isFlood = false;
  #notBefore = 0;
  readonly #again: { readonly at: number; readonly tags: readonly string[] }[] = [];

  constructor(limits: ExpiryLimits) {
    this.#limits = limits;
  }

  add(tags: readonly string[]): void {
    for (const tag of tags) this.#waiting.add(this.#isFlood ? kindOf(tag) : tag);
    if (this.#isFlood || this.#waiting.size <= this.#limits.most) return;
    this.#isFlood = true;
    this.#waiting = new Set([...this.#waiting].map(kindOf));
  }

  /** @returns the tags to expire now, without duplicates */
  take(now: number): string[] {
    if (now < this.#notBefore) return [];
    const due = this.#takeAgain(now);
    const first = [...this.#waiting];
    if (first.length === 0 && due.length === 0) return [];
    const { everyMs, everyMsInFlood, againAfterMs } = this.#limits;
    if (first.length > 0) this.#again.push({ at: now + againAfterMs, tags: first });
    this.#notBefore = now + (this.#isFlood ? everyMsInFlood : everyMs);
    this.#waiting.clear();
    this.#isFlood = false;
    return [...new Set([...first, ...due])];
  }

  #takeAgain(now: number): string[] {
    const count = this.#again.findIndex(({ at }) => at > now);
    const due = this.#again.splice(0, count === -1 ? this.#again.length : count);
    return due.flatMap(({ tags }) => tags);
  }
}
