import { ABSENCE } from '../../../tools/observe/absence-alerts.ts';
import { ruleExpressions, selectorsIn, type Selector } from '../../../tools/observe/used-metrics.ts';

/** The values of each series, by the second of the run in which they were read. */
export type Samples = Map<string, Map<number, number>>;

const LINE = /^(\w+)(?:\{(.*)\})? (\S+)$/;
/** Ages are stretched like the time in which they are read; `loupe_outbox_oldest_seconds` is one. */
const AGE = /_oldest(?:_\w+)?_seconds$/;

/** What a second of a run counts for: a fault lasts seconds here and minutes in production. */
export const STRETCH = 60;

/** A run scrapes a part of the shop, and says nothing of metrics that are absent. */
export const isOfAbsence = (expression: string): boolean =>
  OF_ABSENCE.has(expression) || expression.startsWith('absent(');
const OF_ABSENCE: ReadonlySet<string> = new Set(ABSENCE.map(({ expr }) => expr));

/** Selectors of the judged rules: other series are not kept. */
const readByRules: readonly Selector[] = ruleExpressions()
  .filter((expression) => !isOfAbsence(expression))
  .flatMap(selectorsIn);

const isRead = (name: string, text: string): boolean =>
  readByRules.some(
    (selector) =>
      selector.name === name.replace(/(_seconds)_(?:bucket|sum|count)$/, '$1') &&
      selector.labels.every(({ key, values }) => values.some((value) => text.includes(`${key}="${value}"`))),
  );

/**
 * Adds what a process answered to GET /metrics, as Prometheus would store it.
 * @param text undefined when it did not answer
 */
export function addScrape(samples: Samples, { job, instance, second, text }: ScrapedText): void {
  const own = `job="${job}",instance="${instance}"`;
  const add = (series: string, value: number) => {
    const values = samples.get(series) ?? new Map<number, number>();
    samples.set(series, values.set(second, value));
  };
  add(`up{${own}}`, text === undefined ? 0 : 1);
  for (const line of text?.split('\n') ?? []) {
    const [, name = '', labels, value] = LINE.exec(line) ?? [];
    const series = `${name}{${own}${labels ? `,${labels}` : ''}}`;
    if (!isRead(name, series) || !Number.isFinite(Number(value))) continue;
    add(series, AGE.test(name) ? Number(value) * STRETCH : Number(value));
  }
}

export interface ScrapedText {
  readonly job: string;
  readonly instance: string;
  /** Since the run began. */
  readonly second: number;
  readonly text: string | undefined;
}
