import type { IncomingHttpHeaders } from 'node:http';

/** Milliseconds that the caller still waits: relative, so that clocks need not agree. */
export const TIMEOUT_HEADER = 'x-timeout-ms';
const DEFAULT_MS = 4_000;
/** The limit for placing an order and the maximum for any request. */
const MAXIMUM_MS = 12_000;

/** Aborts when the caller no longer waits for the answer. */
export function deadlineOf(headers: IncomingHttpHeaders): AbortSignal {
  const given = Number(headers[TIMEOUT_HEADER]);
  return AbortSignal.timeout(given > 0 ? Math.min(given, MAXIMUM_MS) : DEFAULT_MS);
}
