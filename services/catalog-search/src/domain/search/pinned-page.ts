import { pageOf } from '../listing/paging.ts';
import type { PageRequest } from '../listing/paging.ts';

/**
 * The places of pinned products, from 0. Of two pins of one place the first in `wanted` has it; the other, and one
 * beyond the end, take the next free place after or before it.
 * @param found products that are pinned and among the hits
 * @param wanted the place of each, from 0
 * @param total of all hits
 */
export function spread<T>(
  found: readonly T[],
  wanted: ReadonlyMap<T, number>,
  total: number,
): Map<number, T> {
  const pins = new Map<number, T>();
  const among = new Set(found);
  const inOrder = [...wanted].toSorted(([, left], [, right]) => left - right);
  for (const [product, position] of inOrder) {
    if (!among.has(product)) continue;
    let place = Math.min(position, total - 1);
    while (pins.has(place) && place < total - 1) place++;
    while (pins.has(place)) place--;
    pins.set(place, product);
  }
  return pins;
}

/**
 * The ids of a page with pinned products in their places.
 * @param pins ids by their place among all hits
 * @param others how many hits are not pinned
 * @param otherIds ids of those from one place among them (inclusive) to another
 */
export function pageWithPins<T = string>(
  { pins, others }: { readonly pins: ReadonlyMap<number, T>; readonly others: number },
  request: PageRequest,
  otherIds: (from: number, to: number) => readonly T[],
): T[] {
  const total = others + pins.size;
  const { currentPage, pageSize } = pageOf(request, total);
  const from = currentPage * pageSize;
  const to = Math.min(total, from + pageSize);
  const pinnedBefore = (place: number) => [...pins.keys()].filter((pinned) => pinned < place).length;
  const rest = otherIds(from - pinnedBefore(from), to - pinnedBefore(to)).values();
  return Array.from({ length: to - from }, (_, at) => pins.get(from + at) ?? rest.next().value!);
}
