import { daysAfter, weekdayOf } from './days.ts';
import { isBankHoliday } from './bank-holidays.ts';
import type { LeadTime } from './lead-times.ts';
import { londonInstant } from './london.ts';
import { workingDays } from './working-days.ts';

export interface PackingDay {
  readonly date: string;
  /** Milliseconds since the epoch: orders made before this are packed on this day. */
  readonly cutOff: number;
}

// Computed once, since a bag is priced at each change.
const packing = new Map<string, readonly PackingDay[]>();
const delivering = new Map<string, readonly string[]>();

/** The working days of a year, the year before and the year after, with their cut-offs. */
export function packingDays({ nation, cutOff, cutOffOn }: LeadTime, year: number): readonly PackingDay[] {
  const key = `${nation} ${cutOff} ${cutOffOn === undefined ? '' : JSON.stringify(cutOffOn)} ${year}`;
  return known(packing, key, () =>
    around(year)
      .flatMap((each) => workingDays(nation, each))
      .map((date) => ({
        date,
        cutOff: londonInstant(date, cutOffOn?.[weekdayOf(date)] ?? cutOff).getTime(),
      })),
  );
}

/** The days of those years on which the courier delivers, YYYY-MM-DD. */
export function deliveryDays({ nation, delivers }: LeadTime, year: number): readonly string[] {
  const where = delivers ?? { nation, saturdays: false };
  const key = `${where.nation} ${where.saturdays} ${year}`;
  return known(delivering, key, () => {
    const days = around(year).flatMap((each) => workingDays(where.nation, each));
    return where.saturdays ? withSaturdays(days, where) : days;
  });
}

const SATURDAY = 5;

function withSaturdays(days: readonly string[], { nation }: NonNullable<LeadTime['delivers']>): string[] {
  const saturdays: string[] = [];
  for (let date = days[0] ?? ''; date <= (days.at(-1) ?? ''); date = daysAfter(date, 1)) {
    if (weekdayOf(date) === SATURDAY && !isBankHoliday(nation, date) && !isClosed(date)) saturdays.push(date);
  }
  return [...days, ...saturdays].sort();
}

/** No courier delivers then, on whichever weekday the day falls and its bank holiday is kept. */
const isClosed = (date: string): boolean => /-(?:12-25|12-26|01-01)$/.test(date);

const around = (year: number): number[] => [year - 1, year, year + 1];

function known<T>(kept: Map<string, T>, key: string, make: () => T): T {
  const made = kept.get(key) ?? make();
  kept.set(key, made);
  return made;
}
