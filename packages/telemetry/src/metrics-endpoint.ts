import type { IncomingMessage, ServerResponse } from 'node:http';
import { gauge, metricsAsText } from './metrics.ts';
import type { Metric, MetricSource } from './metrics.ts';
import { within } from './within.ts';

/** However often the metrics are requested, each source is read once in this time. */
const KEPT_MS = 5_000;
const READ_MS = 2_000;
/** Set by every proxy and ingress; a scrape from inside the network has none of them. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'via'];
const TYPES = {
  prometheus: 'text/plain; version=0.0.4; charset=utf-8',
  openmetrics: 'application/openmetrics-text; version=1.0.0; charset=utf-8',
} as const;

export type RespondMetrics = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * GET /metrics for the monitoring system inside the network, in OpenMetrics if it is accepted: that format has exemplars. A forwarded
 * request is answered as if there were no such path.
 */
export function createMetricsEndpoint(sources: readonly MetricSource[], now: () => Date): RespondMetrics {
  const readers = sources.map((source) => ({ name: source.name, read: oneAtATime(source) }));
  let kept = { until: -Infinity, metrics: Promise.resolve<readonly Metric[]>([]) };
  return async ({ headers }, response) => {
    if (FORWARDED.some((name) => headers[name] !== undefined)) {
      response.writeHead(404, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ status: 'not found' }));
      return;
    }
    const at = now().getTime();
    if (at >= kept.until) kept = { until: at + KEPT_MS, metrics: readAll(readers) };
    const format = headers.accept?.includes('application/openmetrics-text') ? 'openmetrics' : 'prometheus';
    const text = metricsAsText(await kept.metrics, format);
    response.writeHead(200, { 'content-type': TYPES[format] });
    response.end(text);
  };
}

type Reader = Pick<MetricSource, 'name' | 'read'>;

/** A statement that hangs is waited for, not sent again: scrapes must not use up the pool. */
function oneAtATime(source: MetricSource): Reader['read'] {
  let running: Promise<readonly Metric[]> | undefined;
  return () => (running ??= source.read().finally(() => (running = undefined)));
}

/** A source that fails or hangs is left out and reported as 0 in `loupe_metrics_source_up`. */
async function readAll(readers: readonly Reader[]): Promise<readonly Metric[]> {
  const results = await Promise.all(
    readers.map(async ({ name, read }) => ({ name, metrics: await within(READ_MS, read, undefined) })),
  );
  const up = gauge(
    'loupe_metrics_source_up',
    '1 if the metrics of this source could be read, 0 if they are missing.',
    results.map(({ name, metrics }) => ({ labels: { source: name }, value: metrics === undefined ? 0 : 1 })),
  );
  return [...results.flatMap(({ metrics = [] }) => metrics), up];
}
