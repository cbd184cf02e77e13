import { dayAfter, deliveryDates, isWeekend, isoDate, londonDay } from './delivery-dates.ts';

/** The days on which a parcel can come to a store, as the store tells them. Dates are YYYY-MM-DD. Plain JSON: a row keeps it. */
export interface CollectionCalendar {
  /** Of Monday, 0, to Friday, 4, those on which it takes no parcel in. */
  readonly closedWeekdays: readonly number[];
  /** Its couriers stay at home. */
  readonly courierHolidays: readonly string[];
  /** It takes no parcel in, though it does on that weekday. */
  readonly closedDates: readonly string[];
  /** It takes a parcel in, though it does not on that weekday. */
  readonly openDates: readonly string[];
}

/** What the days of a store are counted by. */
export interface CollectionDays {
  /** From an order to its collection. */
  readonly workingDays: number;
  /** Null while a store has not told it yet: its days are those of any courier. */
  readonly calendar: CollectionCalendar | null;
}

/** As far as the store looks itself. */
const LOOK_AHEAD_DAYS = 90;

/**
 * The days on which an order made now can be collected first, YYYY-MM-DD in London. The first is the one that the store names
 * beside its address: so many working days on, and one on which the courier drives and the store takes the parcel in.
 * @returns `count` days, or fewer where the store hardly takes parcels in
 */
export function collectionDates(
  now: Date,
  { workingDays, calendar }: CollectionDays,
  count: number,
): string[] {
  if (calendar === null) return deliveryDates(now, Math.max(1, workingDays), count);
  const dates: string[] = [];
  let passed = 0;
  let day = londonDay(now);
  for (let ahead = 1; ahead <= LOOK_AHEAD_DAYS && dates.length < count; ahead++) {
    day = dayAfter(day);
    if (isWeekend(day) || calendar.courierHolidays.includes(isoDate(day))) continue;
    passed += 1;
    if (passed >= workingDays && takesIn(calendar, day)) dates.push(isoDate(day));
  }
  return dates;
}

/** @param day midnight UTC of a Monday to Friday */
function takesIn({ closedWeekdays, closedDates, openDates }: CollectionCalendar, day: Date): boolean {
  const date = isoDate(day);
  return closedWeekdays.includes(day.getUTCDay() - 1)
    ? openDates.includes(date)
    : !closedDates.includes(date);
}
