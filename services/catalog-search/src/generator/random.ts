/** A choice with its share of all choices. */
export type Weighted<T> = readonly (readonly [choice: T, share: number])[];

/** Random numbers that are the same for the same seed (mulberry32). */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let bits = this.#state;
    bits = Math.imul(bits ^ (bits >>> 15), bits | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  /** A whole number, both ends included. */
  between(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  /** The first choices more often than the last: a range has few bestsellers and many that sell rarely. */
  pick<T>(choices: readonly T[], skew = 1): T {
    return choices[Math.floor(this.next() ** skew * choices.length)]!;
  }

  weighted<T>(choices: Weighted<T>): T {
    let left = this.next() * choices.reduce((sum, [, share]) => sum + share, 0);
    for (const [choice, share] of choices) if ((left -= share) < 0) return choice;
    return choices.at(-1)![0];
  }

  /** Around 1, mostly from 1/spread to spread: prices vary by factors. */
  factor(spread: number): number {
    return spread ** (this.next() + this.next() + this.next() - 1.5);
  }
}
