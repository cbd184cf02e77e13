import { Temporal } from 'temporal-polyfill';

const LONDON = 'Europe/London';

/** What a clock on a wall in London shows. */
export interface LondonTime {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** HH:mm. */
  readonly time: string;
}

/** An answer about many stores asks for one instant again and again. */
let last: { readonly instant: number; readonly shown: LondonTime } | undefined;

export function londonTime(now: Date): LondonTime {
  const instant = now.getTime();
  if (last?.instant !== instant) last = { instant, shown: shownAt(instant) };
  return last.shown;
}

/** The calendar day that it is in London, YYYY-MM-DD. */
export const londonDate = (now: Date): string => londonTime(now).date;

/**
 * When it is that time on that day in London. Of an hour that summer time skips or repeats, the later or the first one.
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
