import { Dictionary, GrowingNumbers, PackedLists } from './packed-lists.ts';

/** Which slots a category lists, with their ranks in it. Dead slots stay until the index is packed. */
export class CategoryPlaces {
  readonly #ids = new Dictionary();
  /** By category: slot and rank by turns. */
  readonly #places: GrowingNumbers[] = [];
  /** By slot: category and rank by turns. */
  readonly #lists = new PackedLists();

  numbersOf(categories: readonly { readonly id: string; readonly rank: number }[]): number[] {
    return categories.flatMap(({ id, rank }) => [this.#numberOf(id), rank]);
  }

  append(slot: number, numbers: readonly number[]): void {
    this.#lists.append(numbers);
    for (let at = 0; at < numbers.length; at += 2) {
      this.#places[numbers[at]!]!.push(slot);
      this.#places[numbers[at]!]!.push(numbers[at + 1]!);
    }
  }

  copy(slot: number, from: CategoryPlaces, other: number): void {
    const numbers = Array.from(from.#lists.of(other), (item, at) =>
      at % 2 === 0 ? this.#numberOf(from.#ids.texts[item]!) : item,
    );
    this.append(slot, numbers);
  }

  equals(slot: number, numbers: readonly number[]): boolean {
    return this.#lists.equals(slot, numbers);
  }

  /** Slots and their ranks by turns. */
  of(id: string): GrowingNumbers | undefined {
    const number = this.#ids.known(id);
    return number === undefined ? undefined : this.#places[number];
  }

  trim(): void {
    this.#lists.trim();
    for (const places of this.#places) places.trim();
  }

  get bytes(): number {
    const places = this.#places.reduce((sum, { bytes }) => sum + bytes, 0);
    return places + this.#lists.bytes + this.#ids.bytes;
  }

  #numberOf(id: string): number {
    const number = this.#ids.numberOf(id);
    if (number === this.#places.length) this.#places.push(new GrowingNumbers(4));
    return number;
  }
}
