import { metresBetween, type GeoPoint } from '../place/geo-point.ts';

export interface AtDistance<Located> {
  readonly store: Located;
  readonly metres: number;
}

/** All of them, nearest first; equally far ones keep their order. */
export function nearestFirst<Located extends { readonly point: GeoPoint }>(
  stores: readonly Located[],
  from: GeoPoint,
): AtDistance<Located>[] {
  return stores
    .map((store) => ({ store, metres: metresBetween(from, store.point) }))
    .toSorted((one, other) => one.metres - other.metres);
}
