import { Temporal } from 'temporal-polyfill';

const LONDON = 'Europe/London';

/** Local time in London. */
export interface LondonTime {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** HH:mm. */
  readonly time: string;
}

/** Cached, because an answer about many stores converts the same instant many times. */
let last: { readonly instant: number; readonly shown: LondonTime } | undefined;

export function londonTime(now: Date): LondonTime {
  const instant = now.getTime();
  if (last?.instant !== instant) last = { instant, shown: shownAt(instant) };
  return last.shown;
}

/** The calendar day in London, YYYY-MM-DD. */
export const londonDate = (now: Date): string => londonTime(now).date;

/**
 * The instant of a local time in London. A skipped hour of summer time gives the later instant, a repeated one the first.
 * @param date YYYY-MM-DD
 * @param time HH:mm
 */
export function londonInstant(date: string, time: string): Date {
  const { epochMilliseconds } = Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(LONDON);
  return new Date(epochMilliseconds);
}

function shownAt(instant: number): LondonTime {
  const shown = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(LONDON);
  const [date = '', time = ''] = shown.toPlainDateTime().toString().split('T');
  return { date, time: time.slice(0, 5) };
}
