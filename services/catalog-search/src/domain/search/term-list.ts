import { PrefixTable } from './prefix-table.ts';
import { lettersOf, slipsAllowed } from './spelling.ts';

/** The terms that products have, as words are read against them. */
export interface Terms {
  /** How many products have the term. */
  productsOf(term: string): number;
  /** The terms that begin so, the most common first. */
  startingWith(beginning: string, most: number): string[];
  /** The terms that may be meant by a mistyped word, with their products: a letter too many or wrong changes few letters. */
  near(word: string): Iterable<readonly [string, number]>;
}

/** Terms by their beginnings and letters. Terms are added at the end of the list only. */
export class TermList {
  readonly #texts: readonly string[];
  readonly #prefixes: PrefixTable;
  readonly #letters: number[] = [];
  /** By place in the list: how many products have the term. */
  readonly products: number[] = [];

  /** @param texts the terms, grown by its owner, who calls `add` for each */
  constructor(texts: readonly string[]) {
    this.#texts = texts;
    this.#prefixes = new PrefixTable(texts);
  }

  /** Takes in the next text of the list. */
  add(products: number): void {
    this.#letters.push(lettersOf(this.#texts[this.products.length]!));
    this.products.push(products);
  }

  startingWith(beginning: string, most: number): string[] {
    const best: number[] = [];
    for (const term of this.#prefixes.startingWith(beginning)) {
      const products = this.products[term]!;
      if (products === 0) continue;
      let at = best.length;
      while (at > 0 && this.products[best[at - 1]!]! < products) at--;
      if (at < most) best.splice(at, 0, term);
      if (best.length > most) best.pop();
    }
    return best.map((term) => this.#texts[term]!);
  }

  *near(word: string): Generator<readonly [string, number]> {
    const limit = slipsAllowed(word);
    const letters = lettersOf(word);
    for (let term = 0; term < this.#texts.length; term++) {
      const text = this.#texts[term]!;
      if (Math.abs(text.length - word.length) > limit || this.products[term] === 0) continue;
      if (differing(letters, this.#letters[term]!) > limit * 2 || /\d/.test(text)) continue;
      yield [text, this.products[term]!];
    }
  }
}

function differing(left: number, right: number): number {
  let bits = left ^ right;
  let count = 0;
  for (; bits !== 0; count++) bits &= bits - 1;
  return count;
}
