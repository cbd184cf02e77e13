import { arrivalDates } from '@loupe/calendar/arrivals';
import { weekdayOf } from '@loupe/calendar/days';
import { CUT_OFF, type LeadTime } from '@loupe/calendar/lead-times';
import type { Nation } from '@loupe/calendar/nations';

/** The days on which a store accepts parcels. Dates are YYYY-MM-DD. Plain JSON, stored in a row. */
export interface CollectionCalendar {
  /** The nation whose bank holidays apply to its couriers. */
  readonly nation: Nation;
  /** Weekdays, Monday 0 to Friday 4, on which it accepts no parcels. */
  readonly closedWeekdays: readonly number[];
  /** Dates on which it accepts no parcels, although it does on that weekday. */
  readonly closedDates: readonly string[];
  /** Dates on which it accepts parcels, although it does not on that weekday. */
  readonly openDates: readonly string[];
}

/** From which a store's collection dates are computed. */
export interface CollectionDays {
  /** From the order to the collection. */
  readonly workingDays: number;
  readonly calendar: CollectionCalendar;
}

/** @param preparation working days before the order can be packed */
export const collectionLeadTime = ({ workingDays, calendar }: CollectionDays, preparation = 0): LeadTime => ({
  nation: calendar.nation,
  cutOff: CUT_OFF,
  workingDays: Math.max(1, workingDays),
  preparation,
});

/**
 * The earliest days on which an order placed now can be collected, YYYY-MM-DD in London. The first is the one shown next to the
 * store's address.
 * @returns `count` days, or fewer for a store that accepts few parcels
 */
export function collectionDates(now: Date, days: CollectionDays, count: number, preparation = 0): string[] {
  const { calendar } = days;
  return arrivalDates(now, collectionLeadTime(days, preparation), count, (date) => takesIn(calendar, date));
}

function takesIn({ closedWeekdays, closedDates, openDates }: CollectionCalendar, date: string): boolean {
  return closedWeekdays.includes(weekdayOf(date)) ? openDates.includes(date) : !closedDates.includes(date);
}
