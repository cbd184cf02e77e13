import { Dictionary, PackedLists } from './packed-lists.ts';

/** The phrases that suggestions consist of, each with the number of products it is true of. */
export class PhraseList {
  readonly #phrases = new Dictionary();
  readonly #products: number[] = [];
  readonly #lists = new PackedLists();

  append(texts: readonly string[]): void {
    this.#appendNumbers(texts.map((text) => this.#phrases.numberOf(text)));
  }

  copy(from: PhraseList, other: number): void {
    this.append(Array.from(from.#lists.of(other), (phrase) => from.#phrases.texts[phrase]!));
  }

  kill(slot: number): void {
    for (const phrase of this.#lists.of(slot)) this.#products[phrase]!--;
  }

  /** The phrases that products have, with how many. */
  *counted(): Generator<readonly [phrase: string, products: number]> {
    const { texts } = this.#phrases;
    for (let number = 0; number < texts.length; number++) {
      const products = this.#products[number]!;
      if (products > 0) yield [texts[number]!, products];
    }
  }

  trim(): void {
    this.#lists.trim();
  }

  get bytes(): number {
    return this.#lists.bytes + this.#phrases.bytes;
  }

  #appendNumbers(numbers: readonly number[]): void {
    this.#lists.append(numbers);
    for (const phrase of numbers) this.#products[phrase] = (this.#products[phrase] ?? 0) + 1;
  }
}
