import { subscribe } from 'node:diagnostics_channel';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { Histogram } from './histogram.ts';
import type { MetricSource } from './metrics.ts';

type Result = '2xx' | '3xx' | '4xx' | '5xx' | 'none';
/** `host` is one of the configuration's; a result without an answer is `none`. */
type Labels = { readonly host: string; readonly result: Result };

const MOST_HOSTS = 1_000;

interface UndiciRequest {
  readonly origin: string | URL;
}

const resultOf = (status: number): Result => `${Math.floor(status / 100)}xx` as Result;

/**
 * Every HTTP call that this process makes, by the host it is made to: providers, other services and the sandboxes. Node and undici
 * publish them on channels, so no client is changed. Called once per process.
 */
export function outgoingMetrics(): MetricSource {
  const calls = new Histogram<Labels>(
    'loupe_outgoing_seconds',
    'Calls that this process makes, by host and class of the answer; none: no answer arrived.',
  );
  byUndici(calls);
  byNode(calls);
  return calls;
}

/** The host of an address: read once of each, since a process calls few. */
function hostsOf(): (origin: string | URL) => string {
  const known = new Map<string, string>();
  return (origin) => {
    if (typeof origin !== 'string') return origin.host;
    const host = known.get(origin) ?? new URL(origin).host;
    if (known.size < MOST_HOSTS) known.set(origin, host);
    return host;
  };
}

function byUndici(calls: Histogram<Labels>): void {
  const hostOf = hostsOf();
  const running = new WeakMap<object, { readonly host: string; readonly began: number; status?: number }>();
  const of = (message: unknown) => (message as { readonly request: UndiciRequest }).request;
  const end = (message: unknown, failed: boolean) => {
    const request = of(message);
    const call = running.get(request);
    if (call === undefined) return;
    running.delete(request);
    const result = failed || call.status === undefined ? 'none' : resultOf(call.status);
    calls.observe({ host: call.host, result }, (performance.now() - call.began) / 1000);
  };
  subscribe('undici:request:create', (message) => {
    const request = of(message);
    running.set(request, { host: hostOf(request.origin), began: performance.now() });
  });
  subscribe('undici:request:headers', (message) => {
    const call = running.get(of(message));
    if (call) call.status = (message as { readonly response: { statusCode: number } }).response.statusCode;
  });
  subscribe('undici:request:trailers', (message) => end(message, false));
  subscribe('undici:request:error', (message) => end(message, true));
}

function byNode(calls: Histogram<Labels>): void {
  subscribe('http.client.request.start', (message) => {
    const { request } = message as { readonly request: ClientRequest };
    const began = performance.now();
    const host = String(request.getHeader('host') ?? request.host);
    let result: Result = 'none';
    request.once('response', (response: IncomingMessage) => (result = resultOf(response.statusCode ?? 500)));
    request.once('close', () => calls.observe({ host, result }, (performance.now() - began) / 1000));
  });
}
