// In UTC, where each day has 24 hours. Opening hours call these for each store, and Temporal's polyfill takes ten times
// as long to parse a date.
const DAY_MS = 86_400_000;
const midnight = (date: string): number => Date.parse(`${date}T00:00:00Z`);

/** The calendar day so many days later, or earlier for a negative number. @param date YYYY-MM-DD */
export function daysAfter(date: string, days: number): string {
  return new Date(midnight(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Calendar days from one to the other; negative when the second is earlier. @param from and to are YYYY-MM-DD */
export const daysBetween = (from: string, to: string): number => (midnight(to) - midnight(from)) / DAY_MS;

/** 0 is Monday, 6 Sunday. @param date YYYY-MM-DD */
export function weekdayOf(date: string): number {
  return (new Date(midnight(date)).getUTCDay() + 6) % 7;
}
