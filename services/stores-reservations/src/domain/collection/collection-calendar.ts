import { weekdayOf } from '@loupe/calendar/days';
import type { Nation } from '@loupe/calendar/nations';
import { isWorkingDay } from '@loupe/calendar/working-days';
import type { OpeningException } from '../opening/opening-times.ts';
import { takesIn, type CollectionTimes } from './collection-day.ts';

/** The data with which others compute the dates of `collectionOf`. Dates are YYYY-MM-DD, each a working day of the nation. */
export interface CollectionCalendar {
  readonly nation: Nation;
  /** Weekdays, Monday 0 to Friday 4, on which the store accepts no parcels. */
  readonly closedWeekdays: number[];
  /** Dates on which it accepts no parcels, although it does on that weekday. */
  readonly closedDates: string[];
  /** Dates on which it accepts parcels, although it does not on that weekday. */
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
