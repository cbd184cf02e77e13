import { TermList } from '../../domain/search/term-list.ts';
import type { Terms } from '../../domain/search/term-list.ts';
import { Dictionary, GrowingNumbers, PackedLists } from './packed-lists.ts';
import { numberOf, weighed, weightOf } from './weighed.ts';

/** The terms of the products: which slots have each, and which each slot has. Dead slots stay until the index is packed. */
export class Vocabulary implements Terms {
  readonly #names = new Dictionary();
  readonly #terms = new TermList(this.#names.texts);
  readonly #lists = new PackedLists();
  /** By term: slot and weight as `weighed` joins them, by rising slots. */
  readonly postings: GrowingNumbers[] = [];
  /** By term: how many live products have it. */
  readonly products = this.#terms.products;

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

  productsOf(term: string): number {
    const number = this.#names.known(term);
    return number === undefined ? 0 : this.products[number]!;
  }

  startingWith(beginning: string, most: number): string[] {
    return this.#terms.startingWith(beginning, most);
  }

  near(word: string): Iterable<readonly [string, number]> {
    return this.#terms.near(word);
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
      this.#terms.add(0);
    }
    return number;
  }
}
