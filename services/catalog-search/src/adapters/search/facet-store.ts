import { FACET_KEYS } from '../../domain/search/facet.ts';
import type { FacetKey, FacetValue } from '../../domain/search/facet.ts';
import { GrowingBits } from './bits.ts';
import { Dictionary, PackedLists } from './packed-lists.ts';

/** The facet values of each slot, and the slots of each facet value. Dead slots keep theirs until the index is packed. */
export class FacetStore {
  readonly lists = new PackedLists();
  readonly values = new Dictionary();
  readonly names: string[] = [];
  /** By value: the index of its facet in FACET_KEYS. */
  readonly facetOf: number[] = [];
  /** By value. */
  readonly slotsOf: GrowingBits[] = [];
  readonly #brands: number[] = [];

  /** The numbers of the values, sorted. */
  numbersOf(facets: readonly (readonly [FacetKey, FacetValue])[]): number[] {
    return facets.map(([key, { code, name }]) => this.#numberOf(key, code, name)).sort(ascending);
  }

  append(slot: number, numbers: readonly number[]): void {
    this.lists.append(numbers);
    for (const value of numbers) this.slotsOf[value]!.add(slot);
  }

  copy(slot: number, from: FacetStore, other: number): void {
    const copied = Array.from(from.lists.of(other), (value) => {
      const key = from.keyOf(value);
      return this.#numberOf(key, from.codeOf(value), from.names[value]!);
    });
    this.append(slot, copied.sort(ascending));
  }

  known(key: FacetKey, code: string): number | undefined {
    return this.values.known(`${key}:${code}`);
  }

  keyOf(value: number): FacetKey {
    return FACET_KEYS[this.facetOf[value]!]!;
  }

  codeOf(value: number): string {
    return this.values.texts[value]!.slice(this.keyOf(value).length + 1);
  }

  *brands(): Generator<FacetValue> {
    for (const value of this.#brands) yield { code: this.codeOf(value), name: this.names[value]! };
  }

  trim(): void {
    this.lists.trim();
  }

  get bytes(): number {
    const bits = this.slotsOf.reduce((sum, { bytes }) => sum + bytes, 0);
    return this.lists.bytes + this.values.bytes + bits;
  }

  #numberOf(key: FacetKey, code: string, name: string): number {
    const value = this.values.numberOf(`${key}:${code}`);
    if (value === this.names.length) {
      this.names.push(name);
      this.facetOf.push(FACET_KEYS.indexOf(key));
      this.slotsOf.push(new GrowingBits());
      if (key === 'brand') this.#brands.push(value);
    }
    return value;
  }
}

const ascending = (left: number, right: number): number => left - right;
