import type { Exemplar, Metric, MetricSource, Sample } from './metrics.ts';
import { currentTraceId } from './trace.ts';

/** Upper bounds in seconds. Objectives of loadtests/slo.json are among them, so that their share is exact. */
export const SECONDS = [0.005, 0.01, 0.02, 0.04, 0.08, 0.15, 0.3, 0.6, 1, 2.5, 5, 10] as const;

/** Combinations of labels beyond this are not observed: a mistake in a label must not fill the memory of the monitoring system. */
const MOST_COMBINATIONS = 300;

interface Observed {
  readonly labels: Readonly<Record<string, string>>;
  /** How many values were in each bucket, not cumulative; the last is above all bounds. */
  readonly counts: number[];
  readonly exemplars: (Exemplar | undefined)[];
  sum: number;
}

/** Durations in this process since its start, by labels. Each bucket keeps the last trace that was counted in it. */
export class Histogram<Labels extends Readonly<Record<string, string>>> implements MetricSource {
  readonly name: string;
  readonly #help: string;
  readonly #bounds: readonly number[];
  readonly #now: () => number;
  readonly #observed = new Map<string, Observed>();

  constructor(
    name: string,
    help: string,
    { bounds = SECONDS, now = Date.now }: { bounds?: readonly number[]; now?: () => number } = {},
  ) {
    this.name = name;
    this.#help = help;
    this.#bounds = bounds;
    this.#now = now;
  }

  observe(labels: Labels, seconds: number, traceId = currentTraceId()): void {
    const observed = this.#of(labels);
    if (observed === undefined) return;
    const above = this.#bounds.findIndex((bound) => seconds <= bound);
    const bucket = above === -1 ? this.#bounds.length : above;
    observed.counts[bucket]! += 1;
    observed.sum += seconds;
    if (traceId !== undefined) observed.exemplars[bucket] = { traceId, value: seconds, atMs: this.#now() };
  }

  async read(): Promise<readonly Metric[]> {
    const samples = [...this.#observed.values()].flatMap((observed) => this.#samplesOf(observed));
    return [{ name: this.name, help: this.#help, type: 'histogram', samples }];
  }

  #of(labels: Labels): Observed | undefined {
    const key = JSON.stringify(labels);
    const known = this.#observed.get(key);
    if (known !== undefined || this.#observed.size >= MOST_COMBINATIONS) return known;
    const length = this.#bounds.length + 1;
    const fresh = { labels, counts: new Array<number>(length).fill(0), exemplars: [], sum: 0 };
    this.#observed.set(key, fresh);
    return fresh;
  }

  #samplesOf({ labels, counts, exemplars, sum }: Observed): Sample[] {
    let total = 0;
    const buckets = counts.map((count, index): Sample => {
      total += count;
      const le = String(this.#bounds[index] ?? '+Inf');
      return { suffix: '_bucket', labels: { ...labels, le }, value: total, exemplar: exemplars[index] };
    });
    return [...buckets, { suffix: '_sum', labels, value: sum }, { suffix: '_count', labels, value: total }];
  }
}
