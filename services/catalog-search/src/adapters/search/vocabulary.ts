import { lettersOf, slipsAllowed } from '../../domain/search/spelling.ts';
import { Dictionary, GrowingNumbers, PackedLists } from './packed-lists.ts';
import { PrefixTable } from './prefix-table.ts';
import { numberOf, weighed, weightOf } from './weighed.ts';

/** The terms of the products: which slots have each, and which each slot has. Dead slots stay until the index is packed. */
export class Vocabulary {
  readonly #names = new Dictionary();
  readonly #prefixes = new PrefixTable(this.#names.texts);
  readonly #letters: number[] = [];
  readonly #lists = new PackedLists();
  /** By term: slot and weight as `weighed` joins them, by rising slots. */
  readonly postings: GrowingNumbers[] = [];
  /** By term: how many live products have it. */
  readonly products: number[] = [];

  /** Terms with their weights, sorted. */
  numbersOf(terms: ReadonlyMap<string, number>): number[] {
    const numbers: number[] = [];
    for (const [term, weight] of terms) numbers.push(weighed(this.#numberOf(term), weight));
    return numbers.sort((left, right) => left - right);
  }

  append(slot: number, terms: readonly number[]): void {
    this.#lists.append(terms);
    for (const term of terms) {
      this.postings[numberOf(term)]!.push(weighed(slot, weightOf(term)));
      this.products[numberOf(term)]!++;
    }
  }

  copy(slot: number, from: Vocabulary, other: number): void {
    const terms = Array.from(from.#lists.of(other), (term) =>
      weighed(this.#numberOf(from.#names.texts[numberOf(term)]!), weightOf(term)),
    );
    this.append(
      slot,
      terms.sort((left, right) => left - right),
    );
  }

  equals(slot: number, terms: readonly number[]): boolean {
    return this.#lists.equals(slot, terms);
  }

  kill(slot: number): void {
    for (const term of this.#lists.of(slot)) this.products[numberOf(term)]!--;
  }

  /** The number of a term that a product has. */
  known(term: string): number | undefined {
    const number = this.#names.known(term);
    return number !== undefined && this.products[number]! > 0 ? number : undefined;
  }

  /** The terms that begin so, the most common first. */
  startingWith(beginning: string, most: number): number[] {
    const best: number[] = [];
    for (const term of this.#prefixes.startingWith(beginning)) {
      const products = this.products[term]!;
      if (products === 0) continue;
      let at = best.length;
      while (at > 0 && this.products[best[at - 1]!]! < products) at--;
      if (at < most) best.splice(at, 0, term);
      if (best.length > most) best.pop();
    }
    return best;
  }

  /** The terms that may be meant by a mistyped word, with their products: a letter too many or wrong changes few letters. */
  *near(word: string): Generator<readonly [string, number]> {
    const limit = slipsAllowed(word);
    const letters = lettersOf(word);
    const { texts } = this.#names;
    for (let term = 0; term < texts.length; term++) {
      const text = texts[term]!;
      if (Math.abs(text.length - word.length) > limit || this.products[term] === 0) continue;
      if (differing(letters, this.#letters[term]!) > limit * 2 || /\d/.test(text)) continue;
      yield [text, this.products[term]!];
    }
  }

  get size(): number {
    return this.#names.size;
  }

  trim(): void {
    this.#lists.trim();
    for (const postings of this.postings) postings.trim();
  }

  get bytes(): number {
    const postings = this.postings.reduce((sum, { bytes }) => sum + bytes + 200, 0);
    return postings + this.#lists.bytes + this.#names.bytes;
  }

  #numberOf(term: string): number {
    const number = this.#names.numberOf(term);
    if (number === this.postings.length) {
      this.postings.push(new GrowingNumbers(4));
      this.products.push(0);
      this.#letters.push(lettersOf(term));
    }
    return number;
  }
}

function differing(left: number, right: number): number {
  let bits = left ^ right;
  let count = 0;
  for (; bits !== 0; count++) bits &= bits - 1;
  return count;
}
