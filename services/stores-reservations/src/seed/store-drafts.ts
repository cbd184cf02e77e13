import { isDeepStrictEqual } from 'node:util';
import { isBankHoliday } from '@loupe/calendar/bank-holidays';
import { weekdayOf } from '@loupe/calendar/days';
import type { Site } from '@loupe/contracts/sites';
import type { OpeningException, OpenSpan } from '../domain/opening/opening-times.ts';
import type { StoreDraft } from '../domain/store/store.ts';
import type { SeedHoliday, SeedStore } from './seed-files.ts';

const KEY_PREFIX: Readonly<Record<Site, string>> = { beaverbrooks: 'bb', loupe: 'lou' };

/** The key of a store, which never changes. */
export const storeKeyOf = ({ site, code }: Pick<SeedStore, 'site' | 'code'>): string =>
  `${KEY_PREFIX[site]}-${code}`;

/** The stores of the seed in the form in which they are saved. */
export function storeDrafts(stores: readonly SeedStore[], holidays: readonly SeedHoliday[]): StoreDraft[] {
  return stores.map((store) => {
    const { code, site, region, hours, latitude, longitude, line2 = null, ...rest } = store;
    const { setting: _setting, ...own } = rest;
    const key = storeKeyOf(store);
    const week = [hours.mon, hours.tue, hours.wed, hours.thu, hours.fri, hours.sat, hours.sun].map(spanOf);
    return {
      ...own,
      kind: 'store',
      key,
      site,
      line2,
      channelUrlCode: code,
      country: 'GB',
      regionKey: region,
      point: { latitude, longitude },
      week,
      exceptions: holidays.flatMap((holiday) => exceptionsOf(store, week, holiday)),
    };
  });
}

/** Empty if the nation does not have the day, or if its hours are the week's; a bank holiday is always listed. */
function exceptionsOf(
  { nation, setting }: SeedStore,
  week: readonly (OpenSpan | null)[],
  { date, reason, nations, hours }: SeedHoliday,
): OpeningException[] {
  if (nations?.includes(nation) === false) return [];
  const usual = week[weekdayOf(date)] ?? null;
  const given = hours[setting];
  const span = given === undefined ? usual : spanOf(given);
  return isDeepStrictEqual(span, usual) && !isBankHoliday(nation, date) ? [] : [{ date, reason, span }];
}

function spanOf(text: string | null): OpenSpan | null {
  const [opens, closes] = text?.split('-') ?? [];
  return opens === undefined || closes === undefined ? null : { opens, closes };
}
