import { daysAfter, londonTime, weekdayOf } from '../opening/london-time.ts';
import { exceptionOn, spanOn, type OpeningTimes } from '../opening/opening-times.ts';
import { clockWords, dayWords } from '../opening/time-words.ts';

/** When an order made at a moment can be collected. */
export interface Collection {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** HH:mm in London. */
  readonly from: string;
}

/** The courier has been at every store by then. */
const UNPACKED_BY = '10:00';
/** Working days in which the shop's standard courier is at a shopper's door. */
const STANDARD_DAYS = 3;
const LOOK_AHEAD_DAYS = 90;
const FRIDAY = 4;

/**
 * The first day on which the parcel can have come: so many working days after the order, and one on which both the courier
 * drives and the store is open to take it in.
 * @throws RangeError for a store that opens on no working day of the coming three months
 */
export function collectionOf(times: OpeningTimes, workingDays: number, ordered: Date): Collection {
  const { date: today } = londonTime(ordered);
  let passed = 0;
  for (let ahead = 1; ahead <= LOOK_AHEAD_DAYS; ahead++) {
    const date = daysAfter(today, ahead);
    if (!isWorkingDay(times, date)) continue;
    passed += 1;
    const span = spanOn(times, date);
    if (passed < workingDays || span === null || span.closes <= UNPACKED_BY) continue;
    return { date, from: span.opens < UNPACKED_BY ? UNPACKED_BY : span.opens };
  }
  throw new RangeError('The store takes no parcels in for three months.');
}

/** E.g. `Ready Tuesday 24 November from 10am`. */
export const collectionWords = ({ date, from }: Collection): string =>
  `Ready ${dayWords(date)} from ${clockWords(from)}`;

/** Whether somebody in a hurry is told that a courier would be sooner. */
export const isDelayed = (workingDays: number): boolean => workingDays > STANDARD_DAYS;

function isWorkingDay(times: OpeningTimes, date: string): boolean {
  return weekdayOf(date) <= FRIDAY && exceptionOn(times, date)?.bankHoliday !== true;
}
