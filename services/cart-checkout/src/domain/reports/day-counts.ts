import { daysAfter, daysBetween } from '@loupe/calendar/days';

/** What was counted on a day in London. */
export interface DayCount {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly site: string;
  readonly name: string;
  readonly dim: string;
  readonly n: number;
  /** Pence. */
  readonly amount: number;
  /** How many minutes it was counted in. */
  readonly minutes: number;
}

export interface Days {
  /** First and last, YYYY-MM-DD. */
  readonly from: string;
  readonly to: string;
}

/** Sums of one day and shop, by name. */
export function sumsOf(counts: readonly DayCount[]) {
  const of = (name: string, dim?: string) =>
    counts.filter((one) => one.name === name && (dim === undefined || one.dim === dim));
  return {
    n: (name: string, dim?: string): number => of(name, dim).reduce((sum, one) => sum + one.n, 0),
    amount: (name: string): number => of(name).reduce((sum, one) => sum + one.amount, 0),
  };
}

/** Each day and shop of a period, also those without a count: a chart of days that are left out would be wrong. */
export function eachDay<Row>(
  { from, to }: Days,
  sites: readonly string[],
  counts: readonly DayCount[],
  row: (day: string, site: string, counts: readonly DayCount[]) => Row,
): Row[] {
  const byKey = Map.groupBy(counts, ({ day, site }) => `${day} ${site}`);
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => daysAfter(from, index)).flatMap(
    (day) => sites.map((site) => row(day, site, byKey.get(`${day} ${site}`) ?? [])),
  );
}
