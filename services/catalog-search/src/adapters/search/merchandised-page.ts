import type { PlacedProduct } from '../../domain/search/curation.ts';
import { spread } from '../../domain/search/pinned-page.ts';
import type { Scratch } from './candidates.ts';
import { SOLD_OUT } from './product-state.ts';
import type { SiteIndex } from './site-index.ts';

const LAST = 0xffffffff;

/** Boosted products come before all other hits in the order in which they were given, buried ones after them. */
export function moveRanks(
  index: SiteIndex,
  places: readonly PlacedProduct[],
  { hits, total, ranks }: Hits & { readonly ranks: Uint32Array },
): void {
  for (let at = 0; at < total; at++) {
    ranks[hits[at]!] = Math.min(ranks[hits[at]!]! + places.length, LAST - 1);
  }
  places.forEach(({ productId, rule }, at) => {
    const slot = index.products.bySlot.get(productId);
    if (slot !== undefined && rule !== 'pin') ranks[slot] = rule === 'boost' ? at : LAST;
  });
}

interface Hits {
  readonly hits: Uint32Array;
  readonly total: number;
}

export interface PinnedHits {
  /** Slots by their place, from 0; all are within the hits. */
  readonly pins: ReadonlyMap<number, number>;
  /** The hits without those. */
  readonly others: Hits;
}

/** Takes the pinned products out of the hits. One that is sold out, or that the filters leave out, has no place. */
export function takePinned(
  index: SiteIndex,
  places: readonly PlacedProduct[],
  { hits, total }: Hits,
  { matched }: Scratch,
): PinnedHits {
  const wanted = new Map<number, number>();
  for (const { productId, position } of places) {
    const slot = index.products.bySlot.get(productId);
    if (slot !== undefined && position !== null) wanted.set(slot, position - 1);
  }
  if (wanted.size === 0) return { pins: new Map(), others: { hits, total } };
  for (const slot of wanted.keys()) matched[slot] = 1;
  const found: number[] = [];
  let kept = 0;
  for (let at = 0; at < total; at++) {
    const slot = hits[at]!;
    if (matched[slot] === 1 && !(index.state.flags.data[slot]! & SOLD_OUT)) found.push(slot);
    else hits[kept++] = slot;
  }
  for (const slot of wanted.keys()) matched[slot] = 0;
  return { pins: spread(found, wanted, total), others: { hits, total: kept } };
}
