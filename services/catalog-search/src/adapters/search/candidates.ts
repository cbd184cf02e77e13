import type { SiteIndex } from './site-index.ts';

/** Products that match words and category, before facets, with what they are ordered by. */
export interface Candidates {
  readonly slots: Uint32Array;
  readonly length: number;
  /** By slot: the rank in the category, lowest first; or the score of the words, highest first. */
  readonly ranks: Uint32Array;
}

/** Working memory of the queries of one process, which run one after another: allocated once, not per query. */
export class Scratch {
  slots = new Uint32Array(0);
  ranks = new Uint32Array(0);
  scores = new Float32Array(0);
  keys = new Float64Array(0);
  matched = new Uint8Array(0);
  hits = new Uint32Array(0);

  fit(capacity: number): this {
    if (this.slots.length >= capacity) return this;
    const size = Math.ceil(capacity * 1.25) + 1024;
    this.slots = new Uint32Array(size);
    this.ranks = new Uint32Array(size);
    this.scores = new Float32Array(size);
    this.keys = new Float64Array(size);
    this.matched = new Uint8Array(size);
    this.hits = new Uint32Array(size);
    return this;
  }

  get bytes(): number {
    return this.slots.length * 25;
  }
}

export function everyProduct(index: SiteIndex, scratch: Scratch): Candidates {
  const { slots, ranks } = scratch.fit(index.capacity);
  const live = index.products.live.data;
  let length = 0;
  for (let slot = 0; slot < index.capacity; slot++) {
    if (!live[slot]) continue;
    ranks[slot] = 0;
    slots[length++] = slot;
  }
  return { slots, length, ranks };
}

/** Each product of the categories once, by its best rank in them. */
export function inCategories(index: SiteIndex, ids: readonly string[], scratch: Scratch): Candidates {
  const { slots, ranks, matched } = scratch.fit(index.capacity);
  const live = index.products.live.data;
  let length = 0;
  for (const id of ids) {
    const places = index.places.of(id);
    if (places === undefined) continue;
    const { data } = places;
    for (let at = 0; at < places.length; at += 2) {
      const slot = data[at]!;
      if (!live[slot]) continue;
      const rank = data[at + 1]!;
      if (matched[slot]) {
        if (rank < ranks[slot]!) ranks[slot] = rank;
        continue;
      }
      matched[slot] = 1;
      ranks[slot] = rank;
      slots[length++] = slot;
    }
  }
  for (let at = 0; at < length; at++) matched[slots[at]!] = 0;
  return { slots, length, ranks };
}

/** Leaves the candidates that the categories list. */
export function within(
  index: SiteIndex,
  candidates: Candidates,
  ids: readonly string[],
  scratch: Scratch,
): Candidates {
  const { matched } = scratch;
  const marked: number[] = [];
  for (const id of ids) {
    const places = index.places.of(id);
    for (let at = 0; places !== undefined && at < places.length; at += 2) {
      matched[places.data[at]!] = 1;
      marked.push(places.data[at]!);
    }
  }
  const { slots, ranks } = candidates;
  let length = 0;
  for (let at = 0; at < candidates.length; at++) {
    if (matched[slots[at]!]) slots[length++] = slots[at]!;
  }
  for (const slot of marked) matched[slot] = 0;
  return { slots, length, ranks };
}
