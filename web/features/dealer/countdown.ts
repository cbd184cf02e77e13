import { whenFirstUsed } from '../../lib/when-first-used.ts';

type Span = {
  readonly openingTime?: string | null | undefined;
  readonly closingTime?: string | null | undefined;
};

/** Opening hours of a showroom: a week, and the days that differ from it. */
export type Hours = {
  readonly week: readonly (Span & { readonly dayOfWeek: string })[];
  readonly exceptions: readonly (Span & { readonly date: string })[];
};

export type Countdown = { readonly change: 'opens' | 'closes'; readonly minutes: number };

const DAY_MINUTES = 24 * 60;
const DAYS_AHEAD = 7;
const WEEKDAYS = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'];

const london = whenFirstUsed(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/London',
      weekday: 'short',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
);

/** The wall clock of London: its date, and minutes since midnight. */
export function londonTime(now: Date): { date: string; minutes: number } {
  const parts = Object.fromEntries(
    london()
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  const { year, month, day, hour, minute } = parts;
  return { date: `${year}-${month}-${day}`, minutes: Number(hour) * 60 + Number(minute) };
}

/** How long until the showroom opens or closes; null when it does not open within a week. */
export function untilChange(hours: Hours, now: Date): Countdown | null {
  const { date, minutes } = londonTime(now);
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead++) {
    const span = spanOn(hours, date, ahead);
    if (span === null) continue;
    const [opens, closes] = span.map((at) => at + ahead * DAY_MINUTES - minutes);
    if (opens !== undefined && opens > 0) return { change: 'opens', minutes: opens };
    if (closes !== undefined && closes > 0) return { change: 'closes', minutes: closes };
  }
  return null;
}

/** `2 h 5 min`, `1 day 3 h`. */
export function durationWords(minutes: number): string {
  const days = Math.floor(minutes / DAY_MINUTES);
  const hours = Math.floor((minutes % DAY_MINUTES) / 60);
  if (days > 0) return `${days}\u00a0${days === 1 ? 'day' : 'days'} ${hours}\u00a0h`;
  return [hours > 0 ? `${hours}\u00a0h` : '', `${minutes % 60}\u00a0min`].filter(Boolean).join(' ');
}

function spanOn({ week, exceptions }: Hours, today: string, ahead: number): [number, number] | null {
  const day = new Date(`${today}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() + ahead);
  const date = day.toISOString().slice(0, 10);
  const weekday = WEEKDAYS[day.getUTCDay()];
  const span =
    exceptions.find((exception) => exception.date === date) ??
    week.find(({ dayOfWeek }) => dayOfWeek === weekday);
  if (!span?.openingTime || !span.closingTime) return null;
  return [minutesOf(span.openingTime), minutesOf(span.closingTime)];
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
