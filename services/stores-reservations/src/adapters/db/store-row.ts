import type { OpenSpan } from '../../domain/opening/opening-times.ts';
import type { Store } from '../../domain/store/store.ts';
import type { SpanJson, StoreRow } from './store-statements.ts';

export function storeOfRow(row: StoreRow): Store {
  const { region_key: regionKey, latitude, longitude } = row;
  return {
    id: row.id,
    kind: row.kind,
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
    watchBrandIds: row.watch_brand_ids,
    jewelleryBrandIds: row.jewellery_brand_ids,
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
