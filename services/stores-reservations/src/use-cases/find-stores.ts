import type { Site } from '@loupe/contracts/sites';
import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import { milesOf } from '../domain/place/geo-point.ts';
import { nearestFirst } from '../domain/store/nearest.ts';
import type { Store } from '../domain/store/store.ts';
import { measureFrom, requireLimit, type Places, type Whereabouts } from './measure-from.ts';

export interface Stores {
  ofSite(site: Site): Promise<Store[]>;
  ofRegion(site: Site, region: string): Promise<Store[]>;
}

export interface FindStoresPorts {
  readonly stores: Stores;
  readonly places: Places;
}

export interface StoresAsked extends Whereabouts {
  readonly region?: string | null;
  readonly limit: number;
}

export interface StoresFound {
  /** Distances in miles. */
  readonly stores: readonly { readonly store: Store; readonly distance: number | null }[];
  readonly total: number;
  readonly place: string | null;
}

const MOST = 60;

/**
 * The stores of a site: all or one region's by name, or those around a place or position, nearest first.
 * @throws InvalidFieldError, PlaceNotFoundError
 */
export async function findStores(
  { stores, places }: FindStoresPorts,
  site: Site,
  asked: StoresAsked,
): Promise<StoresFound> {
  const limit = requireLimit(asked.limit, MOST);
  const origin = measureFrom(asked, places);
  if (asked.region != null && origin !== null) {
    throw new InvalidFieldError('region', 'Give a region, a place or a position, not two of them.');
  }
  const found = asked.region == null ? await stores.ofSite(site) : await stores.ofRegion(site, asked.region);
  const total = found.length;
  if (origin === null) {
    const entries = found.slice(0, limit).map((store) => ({ store, distance: null }));
    return { stores: entries, total, place: null };
  }
  const entries = nearestFirst(found, origin.point)
    .slice(0, limit)
    .map(({ store, metres }) => ({ store, distance: milesOf(metres) }));
  return { stores: entries, total, place: origin.place };
}
