import { dayInWords } from './day-words.ts';
import { londonTime } from './london.ts';
import { timeInWords } from './time-words.ts';

/** A moment in London, such as `5.30pm on Monday 30 November`. */
export function momentInWords(moment: Date): string {
  const { date, time } = londonTime(moment);
  return `${timeInWords(time)} on ${dayInWords(date)}`;
}
