import { Temporal } from 'temporal-polyfill';
import type { Nation } from './nations.ts';

const { PlainDate } = Temporal;
type PlainDate = Temporal.PlainDate;

/**
 * Days proclaimed for one year only: https://www.gov.uk/bank-holidays. Compared with the published days up to 2028; a day that is
 * proclaimed or moved later must be added here.
 */
const PROCLAIMED: readonly { readonly date: string; readonly nations: readonly Nation[] }[] = [
  { date: '2026-06-15', nations: ['scotland'] },
];

/** @param date YYYY-MM-DD */
export function isBankHoliday(nation: Nation, date: string): boolean {
  return bankHolidays(nation, Number(date.slice(0, 4))).has(date);
}

const byNationAndYear = new Map<string, ReadonlySet<string>>();

/** The bank holidays of a year, each YYYY-MM-DD and a Monday to Friday: one that falls on a weekend has its substitute day. */
export function bankHolidays(nation: Nation, year: number): ReadonlySet<string> {
  const key = `${nation} ${year}`;
  const known = byNationAndYear.get(key);
  if (known !== undefined) return known;
  const days = new Set([
    ...standingHolidays(nation, year).map(String),
    ...PROCLAIMED.filter(({ date, nations }) => date.startsWith(`${year}-`) && nations.includes(nation)).map(
      ({ date }) => date,
    ),
  ]);
  byNationAndYear.set(key, days);
  return days;
}

function standingHolidays(nation: Nation, year: number): PlainDate[] {
  const easter = easterSunday(year);
  return [
    easter.subtract({ days: 2 }),
    firstMonday(year, 5),
    firstMonday(year, 6).subtract({ weeks: 1 }),
    ...withSubstitutes(new PlainDate(year, 12, 25), new PlainDate(year, 12, 26)),
    ...(nation === 'scotland' ? ofScotland(year) : ofTheOthers(year, easter)),
    ...(nation === 'northern-ireland' ? ofNorthernIreland(year) : []),
  ];
}

const ofScotland = (year: number): PlainDate[] => [
  ...withSubstitutes(new PlainDate(year, 1, 1), new PlainDate(year, 1, 2)),
  firstMonday(year, 8),
  ...withSubstitutes(new PlainDate(year, 11, 30)),
];

const ofTheOthers = (year: number, easter: PlainDate): PlainDate[] => [
  ...withSubstitutes(new PlainDate(year, 1, 1)),
  easter.add({ days: 1 }),
  firstMonday(year, 9).subtract({ weeks: 1 }),
];

const ofNorthernIreland = (year: number): PlainDate[] => [
  ...withSubstitutes(new PlainDate(year, 3, 17)),
  ...withSubstitutes(new PlainDate(year, 7, 12)),
];

function firstMonday(year: number, month: number): PlainDate {
  const first = new PlainDate(year, month, 1);
  return first.add({ days: (8 - first.dayOfWeek) % 7 });
}

/** A day on a weekend moves to the next weekday that is not already a bank holiday. */
function withSubstitutes(...holidays: readonly PlainDate[]): PlainDate[] {
  const days: PlainDate[] = [];
  for (let day of holidays) {
    while (day.dayOfWeek > 5 || days.some((taken) => taken.equals(day))) day = day.add({ days: 1 });
    days.push(day);
  }
  return days;
}

/** The Gregorian Easter by the method of Meeus, Jones and Butcher. */
function easterSunday(year: number): PlainDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return new PlainDate(year, Math.floor(f / 31), (f % 31) + 1);
}
