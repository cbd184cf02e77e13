import * as z from 'zod/mini';
import { boundedBody } from '../../../lib/bounded-body.ts';
import { isForeign } from '../../../lib/is-foreign.ts';
import { readConsent } from '../../consent/consent-cookie.ts';
import { PLAN_REPORTS } from '../../measuring/plan-reports.ts';

export type ForwardPorts = {
  /** Of the search provider's collector; null where the shop has none. */
  readonly url: string | null;
  readonly send: (url: string, init: RequestInit) => Promise<Response>;
  readonly log: (message: string) => void;
};

/** Bytes. */
const BODY_LIMIT = 4_000;
/** Milliseconds; nobody waits for it. */
const TIMEOUT_MS = 2_000;
/** Of one process: a collector that is slow must not hold all of its connections. */
const MOST_AT_ONCE = 20;
const CREATED = 201;

/** Exactly what `sendActivity` sends, so that nothing else leaves the shop by this route. */
const Activity = PLAN_REPORTS.search_activity.params;

const Answer = z.object({
  message: z.optional(z.string()),
  clusters: z.optional(z.array(z.union([z.string(), z.number()]))),
});

/**
 * IN-04: passes what a visitor looked at on to the search provider's collector, and back what it answered: 201 with the clusters, else
 * its status with its message. Only for visitors who agreed to experience; no header of theirs is passed on, so the collector
 * knows neither their network nor their browser.
 */
export function createForwarder({ url, send, log }: ForwardPorts): (request: Request) => Promise<Response> {
  let atOnce = 0;
  return async (request) => {
    const categories = readConsent(request.headers.get('cookie'))?.categories ?? [];
    if (isForeign(request.headers) || !categories.includes('experience')) return refusal(403);
    if (url === null) return refusal(404);
    const activity = await activityIn(request);
    if (activity === null) return refusal(400);
    if (atOnce >= MOST_AT_ONCE) return refusal(503);
    atOnce++;
    try {
      return await passedBack(await send(url, initOf(activity)));
    } catch (error) {
      log(`The search provider's collector did not answer: ${String(error)}`);
      return refusal(502, 'The collector did not answer.');
    } finally {
      atOnce--;
    }
  };
}

const NOT_STORED = { 'cache-control': 'private, no-store' };

const refusal = (status: number, message = 'Not sent.'): Response =>
  Response.json({ message }, { status, headers: NOT_STORED });

async function activityIn(request: Request): Promise<z.infer<typeof Activity> | null> {
  const body = await boundedBody(request, BODY_LIMIT);
  try {
    return Activity.safeParse(JSON.parse(new TextDecoder().decode(body))).data ?? null;
  } catch {
    return null;
  }
}

const initOf = (activity: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(activity),
  redirect: 'error',
  signal: AbortSignal.timeout(TIMEOUT_MS),
});

async function passedBack(answer: Response): Promise<Response> {
  const body: unknown = await answer.json().catch(() => null);
  const { message, clusters } = Answer.safeParse(body).data ?? {};
  if (answer.status !== CREATED)
    return refusal(answer.status, message ?? `The tracker answered ${answer.status}.`);
  return Response.json({ clusters: clusters ?? [] }, { status: CREATED, headers: NOT_STORED });
}
