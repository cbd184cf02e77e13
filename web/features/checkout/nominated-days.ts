import { daysAfter, weekdayOf } from '@loupe/calendar/days';
import { dayInWords } from '@loupe/calendar/day-words';
import { whenFirstUsed } from '../../lib/when-first-used.ts';

export type CalendarDay = {
  /** YYYY-MM-DD. */
  date: string;
  /** Of the month. */
  number: number;
  /** "Saturday 5 December". */
  words: string;
  isOffered: boolean;
};

export type CalendarMonth = {
  /** "December 2026". */
  name: string;
  /** Monday first; null before the first and after the last day shown. */
  weeks: (CalendarDay | null)[][];
};

const monthName = whenFirstUsed(
  () => new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', month: 'long', year: 'numeric' }),
);

/** The offered days as months of weeks, from the first to the last of them. @param offered YYYY-MM-DD, soonest first */
export function calendarOf(offered: readonly string[]): CalendarMonth[] {
  const [first, last] = [offered[0], offered.at(-1)];
  if (first === undefined || last === undefined) return [];
  const months = new Map<string, CalendarDay[]>();
  for (let date = first; date <= last; date = daysAfter(date, 1)) {
    const month = date.slice(0, 7);
    const day = {
      date,
      number: Number(date.slice(8)),
      words: dayInWords(date),
      isOffered: offered.includes(date),
    };
    months.set(month, [...(months.get(month) ?? []), day]);
  }
  return [...months].map(([month, days]) => ({
    name: monthName().format(new Date(`${month}-01T00:00:00Z`)),
    weeks: weeksOf(days),
  }));
}

function weeksOf(days: readonly CalendarDay[]): (CalendarDay | null)[][] {
  const cells: (CalendarDay | null)[] = [...empty(weekdayOf(days[0]?.date ?? '')), ...days];
  cells.push(...empty((7 - (cells.length % 7)) % 7));
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

const empty = (count: number): null[] => Array.from({ length: count }, () => null);
