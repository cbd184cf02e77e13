import { dayInWords } from '@loupe/calendar/day-words';
import { daysAfter } from '@loupe/calendar/days';
import { londonDate, londonInstant } from '@loupe/calendar/london';
import { isWorkingDay } from '@loupe/calendar/working-days';

/** A price can be had until the end of this day after it was approved. */
const VALID_DAYS = 7;
/** The people who judge prices go home then. */
const CLOSE = '17:30';
/** A decision can be taken back for so long. */
export const UNDO_MINUTES = 15;

/** When a visitor has the answer: at the end of the next working day. */
export function answerBy(asked: Date): Date {
  let date = daysAfter(londonDate(asked), 1);
  while (!isWorkingDay('england', date)) date = daysAfter(date, 1);
  return londonInstant(date, CLOSE);
}

/** The first moment at which a price cannot be had any more that is approved now. */
export const validUntil = (approved: Date): Date =>
  londonInstant(daysAfter(londonDate(approved), VALID_DAYS + 1), '00:00');

/** The last day on which a price can be had, such as `Saturday 5 December`. */
export const lastDayInWords = (until: Date): string => dayInWords(londonDate(new Date(until.getTime() - 1)));
