import { dayInWords } from '@loupe/calendar/day-words';
import { londonTime } from '@loupe/calendar/london';
import { timeInWords } from '@loupe/calendar/time-words';

/** A moment in a store's time, such as `5.30pm on Monday 30 November`. */
export function momentInWords(moment: Date): string {
  const { date, time } = londonTime(moment);
  return `${timeInWords(time)} on ${dayInWords(date)}`;
}
