import { FACET_KEYS } from '../../domain/search/facet.ts';
import type { FacetKey, FacetSelection } from '../../domain/search/facet.ts';
import { isInRange, PRICE_BUCKETS, rangeOfCode } from '../../domain/search/price-range.ts';
import type { PriceRange } from '../../domain/search/price-range.ts';
import { IN_STOCK, NEW, NO_PRICE, SALE } from './product-state.ts';
import type { SiteIndex } from './site-index.ts';

/** Index of a facet in FACET_KEYS. */
type Facet = number;

const facetOf = (key: FacetKey): Facet => FACET_KEYS.indexOf(key);

/** The selection as bits and numbers that one slot is tested against. */
export class WantedSlots {
  /** Of facets that are stored by value: a bit for each slot that has a selected one. */
  readonly #sets: readonly { readonly facet: Facet; readonly words: Uint32Array }[];
  readonly #price: WantedPrice | null;
  readonly #buckets: Uint32Array;
  readonly #prices: Uint32Array;
  readonly #flags: Uint32Array;
  readonly #ofFlags: readonly { readonly facet: Facet; readonly wanted: number }[];

  constructor(index: SiteIndex, selection: FacetSelection) {
    const stored = [...selection].filter(([key]) => !BY_STATE.has(key));
    this.#sets = stored.map(([key, codes]) => ({
      facet: facetOf(key),
      words: slotsWithAny(index, key, codes),
    }));
    const prices = selection.get('price');
    this.#price = prices === undefined ? null : new WantedPrice(prices);
    this.#buckets = index.state.buckets.data;
    this.#prices = index.state.price.data;
    this.#flags = index.state.flags.data;
    this.#ofFlags = [...selection].flatMap(([key, codes]) =>
      FLAGS[key] === undefined ? [] : [{ facet: facetOf(key), wanted: flagsOf(FLAGS[key], codes) }],
    );
  }

  /** @returns the one facet that the slot misses, NONE, or SEVERAL */
  missedBy(slot: number): Facet {
    const word = slot >>> 5;
    const bit = 1 << (slot & 31);
    let missed = NONE;
    for (let at = 0; at < this.#sets.length; at++) {
      const { facet, words } = this.#sets[at]!;
      if ((words[word]! & bit) !== 0) continue;
      if (missed !== NONE) return SEVERAL;
      missed = facet;
    }
    if (this.#price !== null && !this.#price.admits(this.#buckets[slot]!, this.#prices[slot]!)) {
      if (missed !== NONE) return SEVERAL;
      missed = PRICE;
    }
    for (let at = 0; at < this.#ofFlags.length; at++) {
      const { facet, wanted } = this.#ofFlags[at]!;
      if ((this.#flags[slot]! & wanted) !== 0) continue;
      if (missed !== NONE) return SEVERAL;
      missed = facet;
    }
    return missed;
  }
}

export const NONE = -1;
export const SEVERAL = -2;
export const PRICE = facetOf('price');
export const OFFER = facetOf('offer');
export const AVAILABILITY = facetOf('availability');

const BY_STATE: ReadonlySet<FacetKey> = new Set(['price', 'offer', 'availability']);
const FLAGS: Partial<Record<FacetKey, Readonly<Record<string, number>>>> = {
  offer: { sale: SALE, new: NEW },
  availability: { 'in-stock': IN_STOCK },
};

function flagsOf(known: Readonly<Record<string, number>>, codes: ReadonlySet<string>): number {
  let flags = 0;
  for (const [code, flag] of Object.entries(known)) if (codes.has(code)) flags |= flag;
  return flags;
}

function slotsWithAny(index: SiteIndex, key: FacetKey, codes: ReadonlySet<string>): Uint32Array {
  const words = new Uint32Array((index.capacity + 31) >>> 5);
  for (const code of codes) {
    const value = index.facets.known(key, code);
    if (value === undefined) continue;
    const slots = index.facets.slotsOf[value]!.words;
    const length = Math.min(words.length, slots.length);
    for (let at = 0; at < length; at++) words[at]! |= slots[at]!;
  }
  return words;
}

/** The ranges of the facet as a bit each; others are compared. */
class WantedPrice {
  #buckets = 0;
  readonly #ranges: PriceRange[] = [];

  constructor(codes: ReadonlySet<string>) {
    for (const code of codes) {
      const bucket = PRICE_BUCKETS.findIndex((known) => known.code === code);
      const range = rangeOfCode(code);
      if (bucket >= 0) this.#buckets |= 1 << bucket;
      else if (range !== null) this.#ranges.push(range);
    }
  }

  admits(bucket: number, price: number): boolean {
    if ((this.#buckets >> bucket) & 1) return true;
    for (let at = 0; at < this.#ranges.length; at++) {
      if (price !== NO_PRICE && isInRange(price, this.#ranges[at]!)) return true;
    }
    return false;
  }
}
