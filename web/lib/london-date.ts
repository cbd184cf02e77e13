import { whenFirstUsed } from './when-first-used.ts';

const parts = whenFirstUsed(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/London',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: 'numeric',
      hourCycle: 'h23',
    }),
);

const SUFFIXES: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
const ordinals = whenFirstUsed(() => new Intl.PluralRules('en-GB', { type: 'ordinal' }));

function read(moment: Date): Record<string, string> {
  return Object.fromEntries(
    parts()
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
}

/** CO-08: "21st November 2026", the calendar day in London. @param iso ISO 8601, UTC */
export function londonDate(iso: string): string {
  const { day = '', month, year } = read(new Date(iso));
  return `${day}${SUFFIXES[ordinals().select(Number(day))] ?? 'th'} ${month} ${year}`;
}

/** "Good morning" until noon, "Good afternoon" until six, by the time in London. */
export function greeting(now: Date): string {
  const hour = Number(read(now)['hour']);
  if (hour < 12) return 'Good morning';
  return hour < 18 ? 'Good afternoon' : 'Good evening';
}
