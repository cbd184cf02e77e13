import { weekdayOf } from '@loupe/calendar/days';
import type { Nation } from '@loupe/calendar/nations';
import { isWorkingDay } from '@loupe/calendar/working-days';
import type { OpeningException } from '../opening/opening-times.ts';
import { takesIn, type CollectionTimes } from './collection-day.ts';

/** What of a store's times others need to count as `collectionOf` does. Dates are YYYY-MM-DD, each a working day of the nation. */
export interface CollectionCalendar {
  readonly nation: Nation;
  /** Of Monday, 0, to Friday, 4, those on which no parcel is taken in. */
  readonly closedWeekdays: number[];
  /** No parcel is taken in, though one is on that weekday. */
  readonly closedDates: string[];
  /** A parcel is taken in, though none is on that weekday. */
  readonly openDates: string[];
}

const WEEKDAYS = [0, 1, 2, 3, 4];

export function collectionCalendar({
  nation,
  week,
  exceptions,
}: Omit<CollectionTimes, 'collectionDays'>): CollectionCalendar {
  const takenInOn = (weekday: number): boolean => takesIn(week[weekday] ?? null);
  const changed = exceptions.filter(
    ({ date, span }) => isWorkingDay(nation, date) && takesIn(span) !== takenInOn(weekdayOf(date)),
  );
  return {
    nation,
    closedWeekdays: WEEKDAYS.filter((weekday) => !takenInOn(weekday)),
    closedDates: datesOf(changed.filter(({ span }) => !takesIn(span))),
    openDates: datesOf(changed.filter(({ span }) => takesIn(span))),
  };
}

const datesOf = (exceptions: readonly OpeningException[]): string[] => exceptions.map(({ date }) => date);
