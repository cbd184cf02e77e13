import { daysAfter } from '@loupe/calendar/days';
import { londonDate } from '@loupe/calendar/london';
import { isOpenAt, openState } from '../../domain/opening/open-state.ts';
import { WEEKDAYS, type OpenSpan } from '../../domain/opening/opening-times.ts';
import { storeUrl, type Store as StoreRecord } from '../../domain/store/store.ts';
import type { StoresContext } from '../context.ts';

const EXCEPTIONS_WITHIN_DAYS = 56;

export const Store = {
  __resolveReference: ({ id }: { id: string }, { storeById }: StoresContext) => storeById.load(id),
  storeId: ({ number }: StoreRecord) => number,
  address: ({ line1, line2, city, county, postalCode, country }: StoreRecord) => ({
    line1,
    line2,
    city,
    county,
    postalCode,
    country,
  }),
  openingHours: ({ week }: StoreRecord) =>
    WEEKDAYS.map((dayOfWeek, day) => ({ dayOfWeek, ...times(week[day] ?? null) })),
  openingExceptions: ({ exceptions }: StoreRecord, _none: object, { now }: StoresContext) => {
    const today = londonDate(now);
    const end = daysAfter(today, EXCEPTIONS_WITHIN_DAYS);
    return exceptions
      .filter(({ date }) => today <= date && date < end)
      .map(({ date, reason, span }) => ({ date, reason, ...times(span) }));
  },
  isOpen: (store: StoreRecord, _none: object, { now }: StoresContext) => isOpenAt(store, now),
  openState: (store: StoreRecord, _none: object, { now }: StoresContext) => openState(store, now),
  geoPoint: ({ point }: StoreRecord) => point,
  url: ({ channelUrlCode }: StoreRecord) => storeUrl(channelUrlCode),
  // No store has been photographed yet.
  image: () => null,
};

const times = (span: OpenSpan | null) => ({
  openingTime: span?.opens ?? null,
  closingTime: span?.closes ?? null,
  closed: span === null,
});
