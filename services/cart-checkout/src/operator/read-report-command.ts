import { parseArgs } from 'node:util';
import { daysAfter, daysBetween } from '@loupe/calendar/days';
import { londonInstant } from '@loupe/calendar/london';
import { CommandNotUnderstoodError } from '@loupe/subgraph-server/operator-command';
import type { Period, ReportName } from '../use-cases/make-report.ts';

const REPORTS: readonly ReportName[] = ['sales', 'funnel', 'stock', 'views', 'search'];

export interface ReportCommand extends Period {
  readonly report: ReportName;
  readonly csv: boolean;
}

/** As long as counts are kept. */
const MOST_DAYS = 6 * 366;

/** @param today in London, YYYY-MM-DD @throws CommandNotUnderstoodError */
export function readReportCommand(args: readonly string[], today: string): ReportCommand {
  const { report, from, to, csv } = parse(args);
  const name = REPORTS.find((known) => known === report);
  if (name === undefined) throw new CommandNotUnderstoodError(`Which report? ${REPORTS.join(', ')}.`);
  for (const [option, day] of Object.entries({ from, to })) {
    if (!isDay(day)) throw new CommandNotUnderstoodError(`--${option} is a day like 2026-10-25.`);
  }
  if (to < from) throw new CommandNotUnderstoodError(`The last day, ${to}, is before the first, ${from}.`);
  if (to > today)
    throw new CommandNotUnderstoodError(`${to} is still to come: today is ${today}, in London.`);
  if (daysBetween(from, to) >= MOST_DAYS)
    throw new CommandNotUnderstoodError('Counts are kept for six years: ask for fewer days.');
  const [start, end] = [londonInstant(from, '00:00'), londonInstant(daysAfter(to, 1), '00:00')];
  return { report: name, from, to, start, end, csv };
}

/** A day of the calendar: 2026-02-30 is none. */
const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && daysAfter(text, 0) === text;

function parse(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { from: { type: 'string' }, to: { type: 'string' }, csv: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [report, ...more] = positionals;
    if (more.length > 0) throw new Error(`One report at a time, not also ${more.join(', ')}.`);
    return { report, from: values.from ?? '', to: values.to ?? values.from ?? '', csv: values.csv };
  } catch (error) {
    throw new CommandNotUnderstoodError((error as Error).message, { cause: error });
  }
}
