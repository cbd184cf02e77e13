import type { ValueCount } from '../../domain/search/facet-panel.ts';
import type { FacetSelection } from '../../domain/search/facet.ts';
import { isInRange, PRICE_BUCKETS } from '../../domain/search/price-range.ts';
import type { PriceRange } from '../../domain/search/price-range.ts';
import type { Candidates, Scratch } from './candidates.ts';
import { IN_STOCK, MOST_FLAGS, NEW, NO_PRICE, SALE } from './product-state.ts';
import { AVAILABILITY, NONE, OFFER, PRICE, SEVERAL, WantedSlots } from './wanted-slots.ts';
import type { SiteIndex } from './site-index.ts';

export interface Counted {
  /** In the scratch memory: valid until the next query. */
  readonly hits: Uint32Array;
  readonly total: number;
  /** By number of the facet value. */
  readonly values: Uint32Array;
  readonly buckets: Uint32Array;
  readonly sale: number;
  readonly newIn: number;
  readonly inStock: number;
}

/**
 * Filters and counts in one pass. A candidate that misses no selected facet is a hit and counts everywhere; one that misses one facet
 * would be a hit if that facet were widened, and counts in that facet only.
 * @param extra a price range beside the selection, from the words of the query
 */
export function countFacets(
  index: SiteIndex,
  { slots, length }: Candidates,
  selection: FacetSelection,
  extra: PriceRange | null,
  scratch: Scratch,
): Counted {
  const { hits } = scratch;
  const price = index.state.price.data;
  const wanted = new WantedSlots(index, selection);
  const counters = new Counters(index);
  let total = 0;
  for (let at = 0; at < length; at++) {
    const slot = slots[at]!;
    if (extra !== null && (price[slot] === NO_PRICE || !isInRange(price[slot]!, extra))) continue;
    const missed = wanted.missedBy(slot);
    if (missed === SEVERAL) continue;
    if (missed === NONE) {
      hits[total++] = slot;
      counters.addEverywhere(slot);
    } else counters.addIn(missed, slot);
  }
  return { hits, total, ...counters.read() };
}

/** All values of the index, those that nothing counted too. */
export function* valuesOf({ facets }: SiteIndex, { values }: Counted): Generator<ValueCount> {
  for (let value = 0; value < values.length; value++) {
    const { [value]: name = '' } = facets.names;
    yield { key: facets.keyOf(value), code: facets.codeOf(value), name, count: values[value]! };
  }
}

/** How many of the candidates each value of each facet would show. */
class Counters {
  readonly #starts: Uint32Array;
  readonly #items: Uint32Array;
  readonly #facetOf: Uint8Array;
  readonly #flags: Uint32Array;
  readonly #bucketOf: Uint32Array;
  readonly #values: Uint32Array;
  readonly #buckets = new Uint32Array(PRICE_BUCKETS.length + 1);
  readonly #offers = new Uint32Array(MOST_FLAGS);
  readonly #levels = new Uint32Array(MOST_FLAGS);

  constructor({ facets, state }: SiteIndex) {
    ({ starts: this.#starts, items: this.#items } = facets.lists.raw);
    this.#facetOf = Uint8Array.from(facets.facetOf);
    this.#flags = state.flags.data;
    this.#bucketOf = state.buckets.data;
    this.#values = new Uint32Array(facets.values.size);
  }

  addEverywhere(slot: number): void {
    const to = this.#starts[slot + 1]!;
    for (let item = this.#starts[slot]!; item < to; item++) this.#values[this.#items[item]!]!++;
    this.#buckets[this.#bucketOf[slot]!]!++;
    this.#offers[this.#flags[slot]!]!++;
    this.#levels[this.#flags[slot]!]!++;
  }

  /** @param facet its index in FACET_KEYS */
  addIn(facet: number, slot: number): void {
    if (facet === PRICE) this.#buckets[this.#bucketOf[slot]!]!++;
    else if (facet === OFFER) this.#offers[this.#flags[slot]!]!++;
    else if (facet === AVAILABILITY) this.#levels[this.#flags[slot]!]!++;
    else this.#addValues(facet, slot);
  }

  read(): Omit<Counted, 'hits' | 'total'> {
    const withFlag = (counts: Uint32Array, flag: number) =>
      counts.reduce((sum, count, flags) => (flags & flag ? sum + count : sum), 0);
    return {
      values: this.#values,
      buckets: this.#buckets,
      sale: withFlag(this.#offers, SALE),
      newIn: withFlag(this.#offers, NEW),
      inStock: withFlag(this.#levels, IN_STOCK),
    };
  }

  #addValues(facet: number, slot: number): void {
    const to = this.#starts[slot + 1]!;
    for (let item = this.#starts[slot]!; item < to; item++) {
      const value = this.#items[item]!;
      if (this.#facetOf[value] === facet) this.#values[value]!++;
    }
  }
}
