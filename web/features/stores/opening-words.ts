import { dayInWords } from '@loupe/calendar/day-words';
import { timeInWords } from '@loupe/calendar/time-words';

/** EU-03. */
const DAYS = {
  MON: 'Monday',
  TUE: 'Tuesday',
  WED: 'Wednesday',
  THU: 'Thursday',
  FRI: 'Friday',
  SAT: 'Saturday',
  SUN: 'Sunday',
} as const;
export type Weekday = keyof typeof DAYS;

type Span = { readonly openingTime?: string | null; readonly closingTime?: string | null };
type Day = Span & { readonly dayOfWeek: Weekday };
type Exception = Span & { readonly date: string; readonly reason: string };

export type Row = { readonly days: string; readonly times: string };

/** The week with equal adjacent days in one row: `Monday to Wednesday`, `Saturday and Sunday`. */
export function weekRows(week: readonly Day[]): Row[] {
  const runs: { from: Weekday; to: Weekday; length: number; times: string }[] = [];
  for (const { dayOfWeek, ...span } of week) {
    const times = spanWords(span);
    const last = runs.at(-1);
    if (last?.times === times) Object.assign(last, { to: dayOfWeek, length: last.length + 1 });
    else runs.push({ from: dayOfWeek, to: dayOfWeek, length: 1, times });
  }
  return runs.map(({ from, to, length, times }) => ({ times, days: daysWords(from, to, length) }));
}

/** `Christmas Day, Friday 25 December`. */
export const exceptionRow = ({ date, reason, ...span }: Exception): Row => ({
  days: `${reason}, ${dayInWords(date)}`,
  times: spanWords(span),
});

/** `9.30am to 5.30pm`, or `Closed`. */
export function spanWords({ openingTime, closingTime }: Span): string {
  return openingTime && closingTime ? `${timeInWords(openingTime)} to ${timeInWords(closingTime)}` : 'Closed';
}

function daysWords(from: Weekday, to: Weekday, length: number): string {
  if (length === 1) return DAYS[from];
  return `${DAYS[from]} ${length === 2 ? 'and' : 'to'} ${DAYS[to]}`;
}
