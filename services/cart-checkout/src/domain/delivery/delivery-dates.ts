import { isBankHoliday } from './bank-holidays.ts';

const DAY_MS = 86_400_000;
const LONDON = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', dateStyle: 'short' });

/**
 * The days a courier can come, YYYY-MM-DD in London: the first is `leadTime` working days after the day of `now`, the others
 * are the working days that follow.
 */
export function deliveryDates(now: Date, leadTime: number, count: number): string[] {
  const days: string[] = [];
  let day = new Date(`${LONDON.format(now)}T00:00:00Z`);
  while (days.length < leadTime - 1 + count) {
    day = new Date(day.getTime() + DAY_MS);
    if (isWorkingDay(day)) days.push(day.toISOString().slice(0, 10));
  }
  return days.slice(leadTime - 1);
}

/** @param day midnight UTC of the calendar day */
function isWorkingDay(day: Date): boolean {
  return day.getUTCDay() !== 0 && day.getUTCDay() !== 6 && !isBankHoliday(day);
}
