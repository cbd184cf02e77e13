import { pageOf } from '../../domain/listing/paging.ts';
import type { PageRequest } from '../../domain/listing/paging.ts';
import type { SortKey } from '../../domain/listing/sorting.ts';
import type { Candidates, Scratch } from './candidates.ts';
import { bestOf, select } from './select-best.ts';
import type { Order } from './select-best.ts';
import { NO_PRICE, SOLD_OUT } from './product-state.ts';
import type { SiteIndex } from './site-index.ts';

/** Up to this place a heap finds the page in one pass; beyond it the hits are moved. */
const LAST_OF_HEAP = 256;
const BEYOND_ALL_RANKS = 2 ** 32;

export interface HitsInOrder {
  readonly hits: Uint32Array;
  readonly total: number;
  readonly ranks: Candidates['ranks'];
  readonly sort: SortKey;
}

/** The products of a page: only that part of the hits is sorted. */
export function pageOfHits(
  index: SiteIndex,
  hits: HitsInOrder,
  request: PageRequest,
  scratch: Scratch,
): string[] {
  const { currentPage, pageSize } = pageOf(request, hits.total);
  const from = currentPage * pageSize;
  return idsBetween(index, hits, { from, to: Math.min(hits.total, from + pageSize) }, scratch);
}

/** The ids of the hits from one place in order (inclusive) to another. */
export function idsBetween(
  index: SiteIndex,
  { hits: all, total, ranks, sort }: HitsInOrder,
  { from, to }: { readonly from: number; readonly to: number },
  scratch: Scratch,
): string[] {
  const hits = all.subarray(0, total);
  writeKeys(index, hits, { ranks, sort, keys: scratch.keys });
  const order = orderOf(index, scratch.keys, sort);
  return slotsOfPage(hits, from, to, order).map((slot) => index.products.ids[slot]!);
}

function slotsOfPage(hits: Uint32Array, from: number, to: number, order: Order): number[] {
  if (to <= LAST_OF_HEAP) return bestOf(hits, to, order).slice(from);
  if (from > 0) select(hits, from, 0, hits.length - 1, order);
  if (to < hits.length) select(hits, to, from, hits.length - 1, order);
  return Array.from(hits.subarray(from, to)).sort(order);
}

interface Keyed {
  readonly ranks: Candidates['ranks'];
  readonly sort: SortKey;
  readonly keys: Float64Array;
}

/** By slot: a number in the wanted order, so that most comparisons are one subtraction. */
function writeKeys(index: SiteIndex, hits: Uint32Array, { ranks, sort, keys }: Keyed): void {
  const { nameKeys, launchedOn } = index.products;
  const price = index.state.price.data;
  const flags = index.state.flags.data;
  const write = (keyOf: (slot: number) => number) => {
    for (let at = 0; at < hits.length; at++) keys[hits[at]!] = keyOf(hits[at]!);
  };
  switch (sort) {
    case 'relevance':
      return write((slot) => ranks[slot]! + (flags[slot]! & SOLD_OUT ? BEYOND_ALL_RANKS : 0));
    case 'price-asc':
      // What has no price is last, because NO_PRICE is the highest number.
      return write((slot) => price[slot]!);
    case 'price-desc':
      return write((slot) => (price[slot] === NO_PRICE ? 1 : -price[slot]!));
    case 'newest':
      return write((slot) => ranks[slot]! - launchedOn.data[slot]! * BEYOND_ALL_RANKS);
    case 'name-asc':
      return write((slot) => nameKeys[slot]!);
    case 'name-desc':
      return write((slot) => -nameKeys[slot]!);
  }
}

/** By key; then by the whole name, where names are asked for; then by code, which no two products share. */
function orderOf({ products }: SiteIndex, keys: Float64Array, sort: SortKey): Order {
  const { names, codes, codeKeys } = products;
  const byCode: Order = (left, right) =>
    codeKeys[left]! - codeKeys[right]! || compare(codes[left]!, codes[right]!);
  if (sort === 'name-asc') {
    return (left, right) =>
      keys[left]! - keys[right]! || compare(names[left]!, names[right]!) || byCode(left, right);
  }
  if (sort === 'name-desc') {
    return (left, right) =>
      keys[left]! - keys[right]! || compare(names[right]!, names[left]!) || byCode(left, right);
  }
  return (left, right) => keys[left]! - keys[right]! || byCode(left, right);
}

const compare = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);
