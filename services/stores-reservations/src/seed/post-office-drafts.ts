import { createHash } from 'node:crypto';
import { isBankHoliday } from '@loupe/calendar/bank-holidays';
import { deliveryArea } from '@loupe/calendar/delivery-areas';
import { type Site, SITES } from '@loupe/contracts/sites';
import type { OpenSpan } from '../domain/opening/opening-times.ts';
import type { StoreDraft } from '../domain/store/store.ts';
import type { SeedHoliday, SeedPostOffice } from './seed-files.ts';

const DAY: OpenSpan = { opens: '09:00', closes: '17:30' };
const SATURDAY: OpenSpan = { opens: '09:00', closes: '12:30' };
const WEEK = [DAY, DAY, DAY, DAY, DAY, SATURDAY, null];

/** Working days to a post office; one more where couriers take longer. */
const MAINLAND_DAYS = 3;

/** Every post office for each site: orders name a place of their own site. */
export function postOfficeDrafts(
  offices: readonly SeedPostOffice[],
  holidays: readonly SeedHoliday[],
): StoreDraft[] {
  return SITES.flatMap((site) => offices.map((office, index) => draftOf(office, site, index + 1, holidays)));
}

const NUMBER_PREFIX: Readonly<Record<Site, string>> = { beaverbrooks: 'PB', loupe: 'PL' };

function draftOf(
  { code, region, latitude, longitude, ...own }: SeedPostOffice,
  site: Site,
  count: number,
  holidays: readonly SeedHoliday[],
): StoreDraft {
  const key = `${site === 'loupe' ? 'lou' : 'bb'}-po-${code}`;
  const isMainland = deliveryArea({ country: 'GB', postalCode: own.postalCode }).zone === 'mainland';
  return {
    ...own,
    id: idOf(key),
    kind: 'post-office',
    key,
    site,
    line2: null,
    country: 'GB',
    regionKey: region,
    number: `${NUMBER_PREFIX[site]}${String(count).padStart(3, '0')}`,
    channelUrlCode: `po-${code}`,
    description: 'A post office that keeps your parcel for 10 days.',
    email: 'parcels@postoffices.example',
    point: { latitude, longitude },
    watchBrands: [],
    jewelleryBrands: [],
    watchBrandIds: [],
    jewelleryBrandIds: [],
    services: [],
    collects: true,
    collectionDays: isMainland ? MAINLAND_DAYS : MAINLAND_DAYS + 1,
    closedForGood: false,
    week: WEEK,
    exceptions: holidays
      .filter(
        ({ date, nations }) => nations?.includes(own.nation) !== false && isBankHoliday(own.nation, date),
      )
      .map(({ date, reason }) => ({ date, reason, span: null })),
  };
}

/** A UUID that is the same in every seed: version 8, from the key. */
function idOf(key: string): string {
  const hex = createHash('sha256').update(`post-office/${key}`).digest('hex');
  return [
    ...[
      hex.slice(0, 8),
      hex.slice(8, 12),
      `8${hex.slice(13, 16)}`,
      `8${hex.slice(17, 20)}`,
      hex.slice(20, 32),
    ],
  ].join('-');
}
