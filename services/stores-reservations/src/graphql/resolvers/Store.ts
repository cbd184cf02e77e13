import { daysAfter } from '@loupe/calendar/days';
import { londonDate } from '@loupe/calendar/london';
import { isOpenAt, openState } from '../../domain/opening/open-state.ts';
import { WEEKDAYS, type OpenSpan } from '../../domain/opening/opening-times.ts';
import { storeUrl } from '../../domain/store/store.ts';
import type { StoreResolvers } from '../gen/schema-types.ts';

const EXCEPTIONS_WITHIN_DAYS = 56;

export const Store = {
  __resolveReference: ({ id }, { storeById }) => storeById.load(id),
  storeId: ({ number }) => number,
  address: ({ line1, line2, city, county, postalCode, country }) => ({
    line1,
    line2,
    city,
    county,
    postalCode,
    country,
  }),
  openingHours: ({ week }) => WEEKDAYS.map((dayOfWeek, day) => ({ dayOfWeek, ...times(week[day] ?? null) })),
  openingExceptions: ({ exceptions }, _none, { now }) => {
    const today = londonDate(now);
    const end = daysAfter(today, EXCEPTIONS_WITHIN_DAYS);
    return exceptions
      .filter(({ date }) => today <= date && date < end)
      .map(({ date, reason, span }) => ({ date, reason, ...times(span) }));
  },
  isOpen: (store, _none, { now }) => isOpenAt(store, now),
  openState: (store, _none, { now }) => openState(store, now),
  isPostOffice: ({ kind }) => kind === 'post-office',
  geoPoint: ({ point }) => point,
  url: ({ kind, channelUrlCode }) => (kind === 'store' ? storeUrl(channelUrlCode) : ''),
  // There are no pictures of stores yet.
  image: () => null,
} satisfies StoreResolvers;

const times = (span: OpenSpan | null) => ({
  openingTime: span?.opens ?? null,
  closingTime: span?.closes ?? null,
  closed: span === null,
});
