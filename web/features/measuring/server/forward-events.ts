import { isbot } from 'isbot';
import type { AnalyticsStore, AnalyticsUserType } from '../../../lib/analytics.ts';
import { boundedBody } from '../../../lib/bounded-body.ts';
import { isForeign } from '../../../lib/is-foreign.ts';
import { MostPerMinute } from '../../../lib/most-per-minute.ts';
import { readConsent } from '../../consent/consent-cookie.ts';
import { acceptedBatch, type AcceptedBatch } from './accepted-batch.ts';

export type EventPorts = {
  /** The address of the collector; null where the shop has none. */
  readonly url: string | null;
  readonly send: (url: string, init: RequestInit) => Promise<Response>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Whether the request is an editor's, who sees what is not published. */
  readonly isPreview: (headers: Headers) => boolean;
  readonly shopOf: (headers: Headers) => { origin: string; store: AnalyticsStore };
  /** Null while it is unknown. */
  readonly userTypeOf: (headers: Headers) => Promise<AnalyticsUserType | null>;
  readonly log: (message: string) => void;
};

/** Bytes. */
const BODY_LIMIT = 32_768;
/** Batches a minute of one process, from whichever network. */
const MOST_BATCHES = 3_000;
const TIMEOUT_MS = 2_000;
/** Of one process: a collector that is slow must not hold all of its connections. */
const MOST_AT_ONCE = 20;

/**
 * What pages measured, passed on to the collector in the form of GA4's Measurement Protocol. Only for visitors who agree to statistics when it
 * arrives, never for bots and editors, which are answered alike; no header, address or cookie of a visitor is passed on.
 * @returns the answer's status: 204 taken or not to be counted, 400 not of the plan, 403 not of our page or without consent, 404 no
 * collector, 413 too large, 429 or 503 too many, 502 the collector failed
 */
export function createEventForwarder(ports: EventPorts): (request: Request) => Promise<number> {
  const minute = new MostPerMinute(MOST_BATCHES, ports.now);
  let atOnce = 0;
  return async (request) => {
    const { headers } = request;
    if (isForeign(headers) || !agrees(headers)) return 403;
    if (ports.url === null) return 404;
    if (!minute.admit()) return 429;
    const body = await boundedBody(request, BODY_LIMIT).catch(() => undefined);
    if (body === undefined) return 413;
    const batch = acceptedBatch(body, ports.now());
    if (batch === null) return 400;
    if (isRobot(headers) || ports.isPreview(headers) || batch.events.length === 0) return 204;
    if (atOnce >= MOST_AT_ONCE) return 503;
    atOnce++;
    try {
      return await forward(ports, ports.url, headers, batch);
    } finally {
      atOnce--;
    }
  };
}

const agrees = (headers: Headers): boolean =>
  readConsent(headers.get('cookie'))?.categories.includes('statistics') ?? false;

/** RO-03: browsers say what they are. */
function isRobot(headers: Headers): boolean {
  const agent = headers.get('user-agent') ?? '';
  return agent === '' || isbot(agent);
}

async function forward(
  { send, shopOf, userTypeOf, log }: EventPorts,
  url: string,
  headers: Headers,
  { visit, events }: AcceptedBatch,
): Promise<number> {
  const user_type = await userTypeOf(headers);
  if (user_type === null) return 503;
  const { origin, store } = shopOf(headers);
  const measured = events.map(({ name, id, at, path, params }) => ({
    name,
    timestamp_micros: at * 1_000,
    params: { ...params, event_id: id, page_location: origin + path, store, user_type },
  }));
  try {
    const answer = await send(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ client_id: visit, non_personalized_ads: true, events: measured }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (answer.ok) return 204;
    log(`The collector of statistics answered ${answer.status}.`);
  } catch (error) {
    log(`The collector of statistics did not answer: ${String(error)}`);
  }
  return 502;
}
