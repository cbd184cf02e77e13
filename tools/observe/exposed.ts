import { selectorsIn } from './used-metrics.ts';

/** Lines of `/metrics` of each process. */
export type Exposed = ReadonlyMap<string, readonly string[]>;

const nameOf = (line: string): string =>
  (/^\w+/.exec(line)?.[0] ?? '').replace(/(_seconds)_(?:bucket|sum|count)$/, '$1');

/**
 * What the expressions read and no process reports: a metric, or a value of one of its labels. A selector with a job asks that process
 * alone.
 */
export function unfed(exprs: readonly string[], exposed: Exposed): string[] {
  const missing = exprs.flatMap((expr) =>
    selectorsIn(expr).flatMap(({ name, labels }) => {
      const jobs = labels.find(({ key }) => key === 'job')?.values ?? [...exposed.keys()];
      const lines = jobs.flatMap((job) => exposed.get(job) ?? []).filter((line) => nameOf(line) === name);
      if (lines.length === 0) return [`${name} of ${jobs.length === 1 ? jobs[0] : 'any process'}`];
      return labels
        .filter(({ key }) => key !== 'job')
        .flatMap(({ key, values }) =>
          values
            .filter((value) => !isKnown(key, value, jobs, exposed))
            .map((value) => `${name}{${key}="${value}"}`),
        );
    }),
  );
  return [...new Set(missing)];
}

/** A histogram has no series for what has not happened, but a counter names every value of the same label. */
const isKnown = (key: string, value: string, jobs: readonly string[], exposed: Exposed): boolean =>
  jobs.some((job) => exposed.get(job)?.some((line) => line.includes(`${key}="${value}"`)));
