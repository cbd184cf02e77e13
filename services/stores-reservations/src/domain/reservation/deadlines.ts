import { daysAfter } from '@loupe/calendar/days';
import { londonInstant, londonTime } from '@loupe/calendar/london';
import { spanOn, type OpeningTimes, type OpenSpan } from '../opening/opening-times.ts';

/** How long a visitor has to confirm the e-mail. */
export const CONFIRM_MINUTES = 15;
/** Within so many minutes of its opening hours a store answers; then it is reminded. */
const ANSWER_OPEN_MINUTES = 120;
/** A store that has not answered by the close of this opening day after the request does not keep the piece. */
const ANSWER_DAYS = 1;
/** A piece is kept until the close of this opening day after it was laid aside, or after the end that is put off. */
const HOLD_DAYS = 2;
/** A staff member can take a move back for so long. */
export const UNDO_MINUTES = 15;
/** A store that does not open in this time keeps nothing. */
const LOOK_AHEAD_DAYS = 60;
const MINUTE_MS = 60_000;

export const minutesAfter = (moment: Date, minutes: number): Date =>
  new Date(moment.getTime() + minutes * MINUTE_MS);

/** The close of the n-th day after this one on which the store opens; null when it does not. */
function closeOfOpeningDay(times: OpeningTimes, moment: Date, n: number): Date | null {
  const { date: today } = londonTime(moment);
  let found = 0;
  for (let ahead = 1; ahead <= LOOK_AHEAD_DAYS; ahead++) {
    const date = daysAfter(today, ahead);
    const span = spanOn(times, date);
    if (span !== null && ++found === n) return londonInstant(date, span.closes);
  }
  return null;
}

/** When a request ends that the store has not answered; null for a store that does not open. */
export const answerBy = (times: OpeningTimes, asked: Date): Date | null =>
  closeOfOpeningDay(times, asked, ANSWER_DAYS);

/** When a hold ends that begins, or is put off, at the moment. */
export const holdUntil = (times: OpeningTimes, moment: Date): Date | null =>
  closeOfOpeningDay(times, moment, HOLD_DAYS);

/** When so many minutes of the store's opening hours have passed; null for a store that does not open. */
export function afterOpenMinutes(
  times: OpeningTimes,
  from: Date,
  minutes = ANSWER_OPEN_MINUTES,
): Date | null {
  const { date: today } = londonTime(from);
  let left = minutes * MINUTE_MS;
  for (let ahead = 0; ahead <= LOOK_AHEAD_DAYS; ahead++) {
    const date = daysAfter(today, ahead);
    const span = spanOn(times, date);
    if (span === null) continue;
    const [opens, closes] = instantsOf(date, span);
    const begins = Math.max(opens, from.getTime());
    if (closes - begins >= left) return new Date(begins + left);
    left -= Math.max(0, closes - begins);
  }
  return null;
}

const instantsOf = (date: string, { opens, closes }: OpenSpan): [number, number] => [
  londonInstant(date, opens).getTime(),
  londonInstant(date, closes).getTime(),
];
