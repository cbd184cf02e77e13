import { metresBetween, type GeoPoint } from '../place/geo-point.ts';

export interface AtDistance<Located> {
  readonly store: Located;
  readonly metres: number;
}

/** Sorts by distance, nearest first; equal distances keep their order. */
export function nearestFirst<Located extends { readonly point: GeoPoint }>(
  stores: readonly Located[],
  from: GeoPoint,
): AtDistance<Located>[] {
  return stores
    .map((store) => ({ store, metres: metresBetween(from, store.point) }))
    .toSorted((one, other) => one.metres - other.metres);
}
