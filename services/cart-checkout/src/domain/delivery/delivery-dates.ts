import { isBankHoliday } from './bank-holidays.ts';

const DAY_MS = 86_400_000;
const LONDON = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', dateStyle: 'short' });

/**
 * The days a courier can come, YYYY-MM-DD in London: the first is `leadTime` working days after the day of `now`, the others
 * are the working days that follow.
 */
export function deliveryDates(now: Date, leadTime: number, count: number): string[] {
  const days: string[] = [];
  let day = londonDay(now);
  while (days.length < leadTime - 1 + count) {
    day = dayAfter(day);
    if (!isWeekend(day) && !isBankHoliday(day)) days.push(isoDate(day));
  }
  return days.slice(leadTime - 1);
}

/** Midnight UTC of the calendar day that it is in London; the functions below take days of that kind. */
export const londonDay = (now: Date): Date => new Date(`${LONDON.format(now)}T00:00:00Z`);

export const dayAfter = (day: Date): Date => new Date(day.getTime() + DAY_MS);

export const isWeekend = (day: Date): boolean => day.getUTCDay() === 0 || day.getUTCDay() === 6;

export const isoDate = (day: Date): string => day.toISOString().slice(0, 10);
