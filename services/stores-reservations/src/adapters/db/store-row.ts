import type { Nation } from '@loupe/calendar/nations';
import type { OpeningException, OpenSpan } from '../../domain/opening/opening-times.ts';
import type { Site } from '../../domain/site.ts';
import type { Store } from '../../domain/store/store.ts';

/** Everything of a store as one row: a page of stores is one statement. `s` is store, `r` its region; $1 is the site. */
export const STORE_COLUMNS = `
  s.id, s.site, s.number, s.key, s.channel_url_code, s.name, s.description, s.line1, s.line2, s.city, s.county, s.postal_code,
  s.country, s.phone, s.email, s.latitude, s.longitude, s.watch_brands, s.jewellery_brands, s.services, s.collects,
  s.collection_days, s.closed_for_good, s.nation, s.region_key, r.name AS region_name,
  (SELECT count(*)::int FROM store WHERE region_key = s.region_key AND site = $1 AND NOT closed_for_good) AS region_stores,
  (SELECT json_agg(json_build_object('opens', opens, 'closes', closes) ORDER BY weekday)
    FROM opening_hours WHERE store_id = s.id) AS week,
  (SELECT coalesce(json_agg(json_build_object(
      'date', date, 'reason', reason, 'opens', opens, 'closes', closes) ORDER BY date), '[]')
    FROM opening_exception WHERE store_id = s.id) AS exceptions`;

interface SpanJson {
  opens: string | null;
  closes: string | null;
}

export interface StoreRow {
  id: string;
  site: Site;
  number: string;
  key: string;
  channel_url_code: string;
  name: string;
  description: string;
  line1: string;
  line2: string | null;
  city: string;
  county: string;
  postal_code: string;
  country: string;
  phone: string;
  email: string;
  latitude: number;
  longitude: number;
  watch_brands: string[];
  jewellery_brands: string[];
  services: string[];
  collects: boolean;
  collection_days: number;
  closed_for_good: boolean;
  nation: Nation;
  region_key: string;
  region_name: string;
  region_stores: number;
  week: SpanJson[];
  exceptions: (SpanJson & Omit<OpeningException, 'span'>)[];
}

export function storeOfRow(row: StoreRow): Store {
  const { region_key: regionKey, latitude, longitude } = row;
  return {
    id: row.id,
    site: row.site,
    number: row.number,
    key: row.key,
    channelUrlCode: row.channel_url_code,
    name: row.name,
    description: row.description,
    line1: row.line1,
    line2: row.line2,
    city: row.city,
    county: row.county,
    postalCode: row.postal_code,
    country: row.country,
    phone: row.phone,
    email: row.email,
    regionKey,
    region: { key: regionKey, name: row.region_name, storeCount: row.region_stores },
    point: { latitude, longitude },
    watchBrands: row.watch_brands,
    jewelleryBrands: row.jewellery_brands,
    services: row.services,
    collects: row.collects,
    collectionDays: row.collection_days,
    closedForGood: row.closed_for_good,
    nation: row.nation,
    week: row.week.map(spanOf),
    exceptions: row.exceptions.map(({ date, reason, ...span }) => ({
      date,
      reason,
      span: spanOf(span),
    })),
  };
}

const spanOf = ({ opens, closes }: SpanJson): OpenSpan | null =>
  opens === null || closes === null ? null : { opens, closes };
