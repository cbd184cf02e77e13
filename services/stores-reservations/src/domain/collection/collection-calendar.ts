import { weekdayOf } from '../opening/london-time.ts';
import type { OpeningException, OpeningTimes } from '../opening/opening-times.ts';
import { COURIER_WEEKDAYS, takesIn } from './parcel-days.ts';

/** What of a store's times others need to count as `collectionOf` does. Dates are YYYY-MM-DD, each a Monday to a Friday. */
export interface CollectionCalendar {
  /** Of Monday, 0, to Friday, 4, those on which no parcel is taken in. */
  readonly closedWeekdays: number[];
  /** Couriers stay at home. */
  readonly courierHolidays: string[];
  /** No parcel is taken in, though one is on that weekday. */
  readonly closedDates: string[];
  /** A parcel is taken in, though none is on that weekday. */
  readonly openDates: string[];
}

export function collectionCalendar({ week, exceptions }: OpeningTimes): CollectionCalendar {
  const takenInOn = (weekday: number): boolean => takesIn(week[weekday] ?? null);
  const onWeekdays = exceptions.filter(({ date }) => COURIER_WEEKDAYS.includes(weekdayOf(date)));
  const driven = onWeekdays.filter(({ bankHoliday }) => !bankHoliday);
  const changed = driven.filter(({ date, span }) => takesIn(span) !== takenInOn(weekdayOf(date)));
  return {
    closedWeekdays: COURIER_WEEKDAYS.filter((weekday) => !takenInOn(weekday)),
    courierHolidays: datesOf(onWeekdays.filter(({ bankHoliday }) => bankHoliday)),
    closedDates: datesOf(changed.filter(({ span }) => !takesIn(span))),
    openDates: datesOf(changed.filter(({ span }) => takesIn(span))),
  };
}

const datesOf = (exceptions: readonly OpeningException[]): string[] => exceptions.map(({ date }) => date);
