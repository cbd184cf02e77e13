import { daysAfter, londonTime } from '../opening/london-time.ts';
import { spanOn, type OpeningTimes } from '../opening/opening-times.ts';
import { clockWords, dayWords } from '../opening/time-words.ts';
import { isWorkingDay, takesIn, UNPACKED_BY } from './parcel-days.ts';

/** When an order made at a moment can be collected. */
export interface Collection {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** HH:mm in London. */
  readonly from: string;
}

/** Working days in which the shop's standard courier is at a shopper's door. */
const STANDARD_DAYS = 3;
const LOOK_AHEAD_DAYS = 90;

/**
 * The first day on which the parcel can have come: so many working days after the order, and one on which both the courier
 * drives and the store is open to take it in. cart-checkout counts the same way, by the calendar that is published.
 * @returns null for a store that takes no parcels in for three months, one shut for a refit, say
 */
export function collectionOf(times: OpeningTimes, workingDays: number, ordered: Date): Collection | null {
  const { date: today } = londonTime(ordered);
  let passed = 0;
  for (let ahead = 1; ahead <= LOOK_AHEAD_DAYS; ahead++) {
    const date = daysAfter(today, ahead);
    if (!isWorkingDay(times, date)) continue;
    passed += 1;
    const span = spanOn(times, date);
    if (passed < workingDays || !takesIn(span)) continue;
    return { date, from: span.opens < UNPACKED_BY ? UNPACKED_BY : span.opens };
  }
  return null;
}

/** E.g. `Ready Tuesday 24 November from 10am`. */
export const collectionWords = ({ date, from }: Collection): string =>
  `Ready ${dayWords(date)} from ${clockWords(from)}`;

/** Whether somebody in a hurry is told that a courier would be sooner. */
export const isDelayed = (workingDays: number): boolean => workingDays > STANDARD_DAYS;
