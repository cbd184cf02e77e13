import { kindOf } from '../../lib/cache-manifest.ts';

export interface ExpiryLimits {
  /** Tags waiting at most; beyond them each is replaced by the tag of its kind. */
  readonly most: number;
  /** Milliseconds from one expiry to the next. */
  readonly everyMs: number;
  /** The same after one that had too many tags: while a bulk import lasts, a page is made again this often at most. */
  readonly everyMsInFlood: number;
  /** Milliseconds after which each tag expires once more, for a page whose making began before the change and ended after it. */
  readonly againAfterMs: number;
}

/** Collects the tags of events, so that many events are one expiry. */
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

  /** @returns the tags to expire now, each once */
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
