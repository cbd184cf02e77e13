import type { FacetValue } from '../../domain/search/facet.ts';
import { bestPhrases, fittingBrands } from '../../domain/search/phrases.ts';
import { TermList } from '../../domain/search/term-list.ts';
import type { Terms } from '../../domain/search/term-list.ts';

export type Counted = readonly (readonly [text: string, products: number])[];

export interface LexiconContent {
  /** Products of the site. */
  readonly size: number;
  readonly words: Counted;
  readonly phrases: Counted;
  /** Code and name with a bar between. */
  readonly brands: Counted;
}

/** The words of the products of a site, in the memory of this instance: queries are understood without asking. */
export class Lexicon implements Terms {
  readonly size: number;
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #terms: TermList;
  readonly #phrases: Counted;
  readonly #phraseSet: ReadonlySet<string>;
  readonly #brands: readonly FacetValue[];

  constructor({ size, words, phrases, brands }: LexiconContent) {
    this.size = size;
    this.#numbers = new Map(words.map(([word], at) => [word, at]));
    this.#terms = new TermList(words.map(([word]) => word));
    for (const [, products] of words) this.#terms.add(products);
    this.#phrases = phrases;
    this.#phraseSet = new Set(phrases.map(([phrase]) => phrase));
    this.#brands = brands.map(([value]) => {
      const bar = value.indexOf('|');
      return { code: value.slice(0, bar), name: value.slice(bar + 1) };
    });
  }

  productsOf(word: string): number {
    const number = this.#numbers.get(word);
    return number === undefined ? 0 : this.#terms.products[number]!;
  }

  startingWith(beginning: string, most: number): string[] {
    return this.#terms.startingWith(beginning, most);
  }

  near(word: string): Iterable<readonly [string, number]> {
    return this.#terms.near(word);
  }

  /** Whether a product has a word or phrase that is not in it. */
  lacks({
    words,
    phrases,
  }: {
    readonly words: Iterable<string>;
    readonly phrases: readonly string[];
  }): boolean {
    for (const word of words) if (!this.#numbers.has(word)) return true;
    return phrases.some((phrase) => !this.#phraseSet.has(phrase));
  }

  phrasesFor(words: readonly string[], most: number): string[] {
    return bestPhrases(this.#phrases, words, most);
  }

  brandsFor(words: readonly string[], most: number): FacetValue[] {
    return fittingBrands(this.#brands, words, most);
  }

  /** Of words and phrases. */
  get texts(): number {
    return this.#numbers.size + this.#phrases.length;
  }
}
