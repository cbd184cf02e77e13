import { PrerequisiteError } from '@loupe/local-servers/prerequisite-error';
import type { LoadReport } from './load-report.ts';
import { CORES } from './sampler.ts';

export interface QueueingRow {
  readonly ordersPerSecond: number;
  /** Share of the machine's processors in use, 0 to 1. */
  readonly busy: number;
  /** Mean time of a request, in ms. */
  readonly measuredMs: number;
  readonly predictedMs: number;
}

type Run = Pick<LoadReport, 'samples' | 'metrics'>;

/**
 * What waiting for processors predicts for each run. The machine is taken as one queue before its processors: where c of them are busy
 * to a share ρ, a request takes S / (1 − ρ^c) on average, S being its time alone. That is exact for M/M/1 and M/M/2. S comes from the
 * run with the least load, so the row of that run always agrees.
 * @param runs of the same scenario on the same machine in the same hour, at different rates
 * @throws PrerequisiteError without any
 */
export function queueing(runs: readonly Run[], cores = CORES): QueueingRow[] {
  const rows = runs.map((run) => ({ ...loadOf(run, cores), measuredMs: meanMs(run) }));
  const [least] = rows.toSorted((a, b) => a.busy - b.busy);
  if (least === undefined) throw new PrerequisiteError('Name the report.json of two runs or more.');
  const alone = least.measuredMs * (1 - least.busy ** cores);
  return rows.map((row) => ({ ...row, predictedMs: alone / (1 - row.busy ** cores) }));
}

/** Without the first sample, which has the start of k6. */
function loadOf({ samples }: Run, cores: number): Pick<QueueingRow, 'ordersPerSecond' | 'busy'> {
  const [first, ...later] = samples;
  const last = later.at(-1);
  if (first === undefined || last === undefined) throw new Error('A run needs two samples at least.');
  const used = later.reduce((sum, sample, index) => {
    const seconds = sample.second - (later[index - 1] ?? first).second;
    return sum + (sample.cores['machine'] ?? 0) * seconds;
  }, 0);
  const seconds = last.second - first.second;
  return { ordersPerSecond: (last.orders - first.orders) / seconds, busy: used / seconds / cores };
}

function meanMs({ metrics }: Run): number {
  const mean = metrics['http_req_duration']?.values['avg'];
  if (mean === undefined) throw new Error('The report has no times of requests.');
  return mean;
}

export function queueingLines(rows: readonly QueueingRow[]): string[] {
  return rows.map(
    ({ ordersPerSecond, busy, measuredMs, predictedMs }) =>
      `${ordersPerSecond.toFixed(1)} orders a second: processors ${Math.round(busy * 100)} % busy, ` +
      `a request ${measuredMs.toFixed(1)} ms on average, predicted ${predictedMs.toFixed(1)} ms`,
  );
}
