import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Counter } from './counter.ts';
import { Histogram } from './histogram.ts';
import type { MetricSource } from './metrics.ts';

const ROUTES = ['graphql', 'rpc', 'webhook', 'picture', 'asset', 'other'] as const;
type Route = (typeof ROUTES)[number];
const STATUSES = ['2xx', '3xx', '4xx', '5xx', 'aborted'] as const;
type Status = (typeof STATUSES)[number];

/** Requests of the platform are left out: they are not traffic of shoppers. */
const OF_THE_PLATFORM = /^\/(?:healthz|readyz|metrics)$/;
const BY_PREFIX: readonly (readonly [RegExp, Route])[] = [
  [/^\/(?:api\/)?graphql$/, 'graphql'],
  [/^\/loupe\.[\w.]+\//, 'rpc'],
  [/^\/webhooks\//, 'webhook'],
  [/^\/i\//, 'picture'],
  [/^\/_next\/static\//, 'asset'],
];

/** @returns undefined for a request of the platform */
export function routeOf(url = '/'): Route | undefined {
  const path = url.split('?', 1)[0]!;
  if (OF_THE_PLATFORM.test(path)) return undefined;
  return BY_PREFIX.find(([pattern]) => pattern.test(path))?.[1] ?? 'other';
}

interface Started {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/**
 * Rate, errors and duration of every request to every HTTP server of this process, Next's included: Node itself publishes them on a
 * channel. Called once per process.
 */
export function httpMetrics(): MetricSource[] {
  const answers = new Counter<{ readonly route: Route; readonly status: Status }>(
    'loupe_http_requests_total',
    'Requests to this process by kind and result; aborted: the client was gone before the answer.',
    ROUTES.flatMap((route) => STATUSES.map((status) => ({ route, status }))),
  );
  const durations = new Histogram<{ readonly route: Route }>(
    'loupe_http_request_seconds',
    'Time from the headers of a request to the end of its answer.',
  );
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as Started;
    const route = routeOf(request.url);
    if (route === undefined) return;
    const began = performance.now();
    response.once('close', () => {
      answers.increment({ route, status: statusOf(response) });
      durations.observe({ route }, (performance.now() - began) / 1000);
    });
  });
  return [answers, durations];
}

const statusOf = ({ writableFinished, statusCode }: ServerResponse): Status =>
  writableFinished ? (`${Math.floor(statusCode / 100)}xx` as Status) : 'aborted';
