import { arrivalDates } from '@loupe/calendar/arrivals';
import { weekdayOf } from '@loupe/calendar/days';
import { COURIER, CUT_OFF, type LeadTime } from '@loupe/calendar/lead-times';
import type { Nation } from '@loupe/calendar/nations';

/** The days on which a parcel can come to a store, as the store tells them. Dates are YYYY-MM-DD. Plain JSON: a row keeps it. */
export interface CollectionCalendar {
  /** Whose bank holidays its couriers keep. Absent in a row kept before stores told it: England's then. */
  readonly nation?: Nation;
  /** Of Monday, 0, to Friday, 4, those on which it takes no parcel in. */
  readonly closedWeekdays: readonly number[];
  /** It takes no parcel in, though it does on that weekday. */
  readonly closedDates: readonly string[];
  /** It takes a parcel in, though it does not on that weekday. */
  readonly openDates: readonly string[];
}

/** What the days of a store are counted by. */
export interface CollectionDays {
  /** From an order to its collection. */
  readonly workingDays: number;
  /** Null while a store has not told it yet: it takes parcels in on any working day then. */
  readonly calendar: CollectionCalendar | null;
}

export const collectionLeadTime = ({ workingDays, calendar }: CollectionDays): LeadTime => ({
  nation: calendar?.nation ?? COURIER.nation,
  cutOff: CUT_OFF,
  workingDays: Math.max(1, workingDays),
});

/**
 * The days on which an order made now can be collected first, YYYY-MM-DD in London. The first is the one that the store names
 * beside its address.
 * @returns `count` days, or fewer where the store hardly takes parcels in
 */
export function collectionDates(now: Date, days: CollectionDays, count: number): string[] {
  const { calendar } = days;
  const accepts = calendar === null ? undefined : (date: string) => takesIn(calendar, date);
  return arrivalDates(now, collectionLeadTime(days), count, accepts);
}

function takesIn({ closedWeekdays, closedDates, openDates }: CollectionCalendar, date: string): boolean {
  return closedWeekdays.includes(weekdayOf(date)) ? openDates.includes(date) : !closedDates.includes(date);
}
