import type { Nation } from '@loupe/calendar/nations';
import type { Site } from '@loupe/contracts/sites';
import type { OpeningTimes } from '../opening/opening-times.ts';
import type { GeoPoint } from '../place/geo-point.ts';

/** A post office accepts parcels for us: it is no store of ours and has no page. */
export type PlaceKind = 'store' | 'post-office';

/** EN-16. */
export interface StoreDraft extends OpeningTimes {
  readonly kind: PlaceKind;
  readonly id: string;
  readonly site: Site;
  /** Public number. */
  readonly number: string;
  /** The key used in orders; it never changes and is unique across all sites. */
  readonly key: string;
  /** Last segment of its page's address, unique on its site. */
  readonly channelUrlCode: string;
  readonly name: string;
  readonly description: string;
  readonly line1: string;
  readonly line2: string | null;
  readonly city: string;
  readonly county: string;
  readonly postalCode: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly phone: string;
  readonly email: string;
  /** Its bank holidays apply to the couriers. */
  readonly nation: Nation;
  readonly regionKey: string;
  readonly point: GeoPoint;
  readonly watchBrands: readonly string[];
  readonly jewelleryBrands: readonly string[];
  /** EU-20: the same brands by their numbers in the catalogue's tables of the site; a maker in no table is missing. */
  readonly watchBrandIds: readonly number[];
  readonly jewelleryBrandIds: readonly number[];
  readonly services: readonly string[];
  readonly collects: boolean;
  /** Working days from an order to its collection. */
  readonly collectionDays: number;
  readonly closedForGood: boolean;
}

export interface Region {
  readonly key: string;
  readonly name: string;
}

export interface RegionWithStores extends Region {
  /** The region's stores on one site. */
  readonly storeCount: number;
}

/** A store as shown on its site. */
export interface Store extends StoreDraft {
  readonly region: RegionWithStores;
}

export const storeUrl = (channelUrlCode: string): string => `/store/${channelUrlCode}`;
