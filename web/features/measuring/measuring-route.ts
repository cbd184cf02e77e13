import { isbot } from 'isbot';
import { boundedBody } from '../../lib/bounded-body.ts';
import { isForeign } from '../../lib/is-foreign.ts';
import { MostPerMinute } from '../../lib/most-per-minute.ts';
import type { OptionalCategory } from '../consent/categories.ts';
import { readConsent } from '../consent/consent-cookie.ts';

export type RoutePorts = {
  /** The address of the collector; null where the shop has none, absent for what the shop itself counts. */
  readonly url?: string | null;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Whether the request is an editor's, who sees what is not published. */
  readonly isPreview: (headers: Headers) => boolean;
};

/** Bytes. */
const BODY_LIMIT = 32_768;
/** Requests a minute of one process, from whichever network. */
const MOST_REQUESTS = 3_000;
/** Of one process: a collector that is slow must not hold all of its connections. */
const MOST_AT_ONCE = 20;

/**
 * What a route of measuring asks before it tells anything: only for visitors who agree to one of its categories when it arrives, never for
 * bots and editors, which are answered alike.
 * @param accepted what the body is; null for anything but what our pages send
 * @param tell what is done with it, and its status; what is for statistics has a collector
 * @returns the answer's status: that of `tell`, or 204 not to be counted, 400 not what pages send, 403 not of our page or without consent,
 * 404 no collector, 413 too large, 429 or 503 too many
 */
export function measuringRoute<Asked, Told = number>(
  ports: RoutePorts,
  accepted: (body: Uint8Array) => Asked | null,
  tell: (headers: Headers, asked: Asked) => Promise<Told | number>,
  categories: readonly OptionalCategory[] = ['statistics'],
): (request: Request) => Promise<Told | number> {
  const minute = new MostPerMinute(MOST_REQUESTS, ports.now);
  let atOnce = 0;
  return async (request) => {
    const { headers } = request;
    const agreed = categories.filter((category) => agrees(headers, category));
    if (isForeign(headers) || agreed.length === 0) return 403;
    if (ports.url === null && agreed.every((category) => category === 'statistics')) return 404;
    if (!minute.admit()) return 429;
    const body = await boundedBody(request, BODY_LIMIT).catch(() => undefined);
    if (body === undefined) return 413;
    const asked = accepted(body);
    if (asked === null) return 400;
    if (isRobot(headers) || ports.isPreview(headers)) return 204;
    if (atOnce >= MOST_AT_ONCE) return 503;
    atOnce++;
    try {
      return await tell(headers, asked);
    } finally {
      atOnce--;
    }
  };
}

export const agrees = (headers: Headers, category: OptionalCategory): boolean =>
  readConsent(headers.get('cookie'))?.categories.includes(category) ?? false;

/** RO-03: browsers say what they are. */
export function isRobot(headers: Headers): boolean {
  const agent = headers.get('user-agent') ?? '';
  return agent === '' || isbot(agent);
}
