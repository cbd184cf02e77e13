/** More than this many words beside the sorted ones are sorted in. */
const MOST_BESIDE = 256;

/** The words of a list by their beginnings. Words are added at the end of the list only. */
export class PrefixTable {
  readonly #words: readonly string[];
  #sorted: number[] = [];

  constructor(words: readonly string[]) {
    this.#words = words;
  }

  /** The places of the words that begin so. */
  *startingWith(beginning: string): Generator<number> {
    this.#sortIn();
    for (let at = this.#firstFrom(beginning); at < this.#sorted.length; at++) {
      const place = this.#sorted[at]!;
      if (!this.#words[place]!.startsWith(beginning)) break;
      yield place;
    }
    for (let place = this.#sorted.length; place < this.#words.length; place++) {
      if (this.#words[place]!.startsWith(beginning)) yield place;
    }
  }

  #sortIn(): void {
    if (this.#words.length - this.#sorted.length <= MOST_BESIDE) return;
    const words = this.#words;
    this.#sorted = Array.from(words.keys()).sort((left, right) => (words[left]! < words[right]! ? -1 : 1));
  }

  #firstFrom(beginning: string): number {
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#words[this.#sorted[middle]!]! < beginning) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
