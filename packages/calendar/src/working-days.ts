import { Temporal } from 'temporal-polyfill';
import { bankHolidays } from './bank-holidays.ts';
import type { Nation } from './nations.ts';

const byNationAndYear = new Map<string, readonly string[]>();

/** Monday to Friday, without the nation's bank holidays. @param date YYYY-MM-DD */
export function isWorkingDay(nation: Nation, date: string): boolean {
  return workingDays(nation, Number(date.slice(0, 4))).includes(date);
}

/** The working days of a year, YYYY-MM-DD. */
export function workingDays(nation: Nation, year: number): readonly string[] {
  const key = `${nation} ${year}`;
  const known = byNationAndYear.get(key);
  if (known !== undefined) return known;
  const holidays = bankHolidays(nation, year);
  const days: string[] = [];
  for (let day = new Temporal.PlainDate(year, 1, 1); day.year === year; day = day.add({ days: 1 })) {
    const date = day.toString();
    if (day.dayOfWeek <= 5 && !holidays.has(date)) days.push(date);
  }
  byNationAndYear.set(key, days);
  return days;
}
