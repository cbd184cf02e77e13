import { weekdayOf } from '@loupe/calendar/days';

/** HH:mm in London; the store is open until just before `closes`. */
export interface OpenSpan {
  readonly opens: string;
  readonly closes: string;
}

/** A day whose hours differ from the week's. */
export interface OpeningException {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly reason: string;
  /** Null when the store is closed that day. */
  readonly span: OpenSpan | null;
}

export interface OpeningTimes {
  /** Monday first; null when closed. */
  readonly week: readonly (OpenSpan | null)[];
  /** In order of date. */
  readonly exceptions: readonly OpeningException[];
}

/** EU-03. */
export const WEEKDAYS = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const;
function exceptionOn({ exceptions }: OpeningTimes, date: string): OpeningException | undefined {
  return exceptions.find((exception) => exception.date === date);
}

/** The hours on a day; an exception takes precedence over the week. */
export function spanOn(times: OpeningTimes, date: string): OpenSpan | null {
  const exception = exceptionOn(times, date);
  return exception === undefined ? (times.week[weekdayOf(date)] ?? null) : exception.span;
}
