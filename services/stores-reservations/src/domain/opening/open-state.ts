import { daysAfter } from '@loupe/calendar/days';
import { londonTime } from '@loupe/calendar/london';
import { dayInWords, weekdayInWords } from '@loupe/calendar/day-words';
import { timeInWords } from '@loupe/calendar/time-words';
import { spanOn, type OpeningTimes } from './opening-times.ts';

/** How far ahead the next opening is looked for; a store without one in that time is shown as closed. */
const LOOK_AHEAD_DAYS = 60;
/** Up to this many days ahead the weekday alone is unambiguous. */
const WEEKDAY_SAYS_IT = 6;

export function isOpenAt(times: OpeningTimes, moment: Date): boolean {
  const { date, time } = londonTime(moment);
  const span = spanOn(times, date);
  return span !== null && span.opens <= time && time < span.closes;
}

/** E.g. `Open until 5.30pm`, `Opens at 9am` later the same day, `Opens Monday at 9am`, `Opens Monday 4 January at 9am`. */
export function openState(times: OpeningTimes, moment: Date): string {
  const { date: today, time } = londonTime(moment);
  for (let ahead = 0; ahead <= LOOK_AHEAD_DAYS; ahead++) {
    const date = daysAfter(today, ahead);
    const span = spanOn(times, date);
    if (span === null || (ahead === 0 && span.closes <= time)) continue;
    if (ahead > 0) return `Opens ${dayAhead(date, ahead)} at ${timeInWords(span.opens)}`;
    return time < span.opens
      ? `Opens at ${timeInWords(span.opens)}`
      : `Open until ${timeInWords(span.closes)}`;
  }
  return 'Closed until further notice';
}

const dayAhead = (date: string, ahead: number): string =>
  ahead <= WEEKDAY_SAYS_IT ? weekdayInWords(date) : dayInWords(date);
