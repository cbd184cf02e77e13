import { percentile } from '../bench/percentile.ts';

/** What is read of a report of Lighthouse. */
export interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
  readonly environment: { readonly benchmarkIndex: number };
}

/** Scores from 0 to 100, times in milliseconds, and Lighthouse's own measure of the machine's speed. */
export type Figures = Readonly<Record<string, number>>;

const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'];
const AUDITS = {
  firstPaintMs: 'first-contentful-paint',
  largestPaintMs: 'largest-contentful-paint',
  blockingMs: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
};

/** @throws Error for a report in which a figure is missing */
export function figuresOf({ categories, audits, environment }: Report): Figures {
  const entries = [
    ...SCORES.map((name) => [name, (categories[name]?.score ?? NaN) * 100] as const),
    ...Object.entries(AUDITS).map(([name, id]) => [name, audits[id]?.numericValue ?? NaN] as const),
    ['machineIndex', environment.benchmarkIndex] as const,
  ];
  const missing = entries.filter(([, value]) => Number.isNaN(value)).map(([name]) => name);
  if (missing.length > 0) throw new Error(`Lighthouse measured no ${missing.join(', ')}.`);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, name === 'shift' ? Number(value.toFixed(3)) : Math.round(value)]),
  );
}

/** The median of each figure by itself. */
export function medianOf(runs: readonly Figures[]): Figures {
  return Object.fromEntries(
    Object.keys(runs[0] ?? {}).map((name) => [
      name,
      percentile(
        runs.map((run) => run[name] ?? NaN),
        50,
      ),
    ]),
  );
}

type Row = Readonly<Record<string, number | null>>;

/** One line a page, for a person. */
export function tableOf(pages: Readonly<Record<string, Row>>): string {
  const columns = Object.keys(Object.values(pages)[0] ?? {});
  const rows = Object.entries(pages).map(([name, figures]) => [
    name,
    ...columns.map((key) => `${figures[key]}`),
  ]);
  const all = [['page', ...columns], ...rows];
  const widths = all[0]!.map((_, index) => Math.max(...all.map((row) => row[index]!.length)));
  return all
    .map((row) =>
      row
        .map((cell, index) => cell.padEnd(widths[index]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
