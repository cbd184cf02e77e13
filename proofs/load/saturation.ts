import { costPerOrder, othersOf } from './cost.ts';
import { CORES } from './sampler.ts';
import type { Sample } from './sampler.ts';

export interface Saturation {
  /** The most orders a second over fifteen seconds. */
  readonly ordersPerSecond: number;
  /** The resource that was used up first, and when; undefined when none was. */
  readonly first: string | undefined;
  /** The largest users of CPU when the rate was highest, in cores. */
  readonly largest: readonly (readonly [part: string, cores: number])[];
  /** Cores that processes outside the run used on average: other work falsifies the figures. */
  readonly othersCores: number;
  /** CPU time of an order by part, in ms. */
  readonly costMs: Readonly<Record<string, number>>;
}

/** Samples of fifteen seconds, or all of a shorter run. */
const WINDOW = 3;
const FULL = 0.93;
const SHOWN = 6;

/** Which resource ended the growth: the machine's processors, one process's thread, or a pool of connections. */
export function saturationOf(samples: readonly Sample[], cores = CORES): Saturation {
  const window = Math.min(WINDOW, samples.length - 1);
  const rates = samples.slice(window).map((sample, index) => {
    const before = samples[index]!;
    return { sample, perSecond: (sample.orders - before.orders) / (sample.second - before.second || 1) };
  });
  const best = rates.reduce<(typeof rates)[number] | undefined>(
    (top, each) => (top === undefined || each.perSecond > top.perSecond ? each : top),
    undefined,
  );
  const { machine: _, ...parts } = best?.sample.cores ?? {};
  const others = samples.reduce((sum, each) => sum + othersOf(each), 0) / Math.max(1, samples.length);
  return {
    othersCores: Number(others.toFixed(2)),
    costMs: costPerOrder(samples),
    ordersPerSecond: Number((best?.perSecond ?? 0).toFixed(1)),
    first: samples.map((sample) => usedUp(sample, cores)).find((what) => what !== undefined),
    largest: Object.entries(parts)
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, SHOWN),
  };
}

function usedUp(sample: Sample, available: number): string | undefined {
  const { second, cores, waiting } = sample;
  const { machine = 0, ...parts } = cores;
  const thread = Object.entries(parts).find(
    ([name, used]) => name !== 'k6' && name !== 'postgres and kafka' && used >= FULL,
  );
  const pool = Object.entries(waiting).find(([, callers]) => callers > 0);
  const at = `after ${second} s`;
  if (thread) return `the thread of ${thread[0]} (${thread[1]} cores) ${at}`;
  if (machine >= FULL * available)
    return `the machine's processors (${machine} of ${available} cores, ${othersOf(sample)} of them by processes outside the run) ${at}`;
  if (pool) return `connections to Postgres of ${pool[0]} (${pool[1]} callers waited) ${at}`;
  return undefined;
}
