import * as z from 'zod/mini';
import { PLAN_REPORTS } from '../../measuring/plan-reports.ts';
import { jsonIn } from '../../../lib/json-in.ts';
import { measuringRoute, type RoutePorts } from '../../measuring/measuring-route.ts';
import { newestCluster } from './newest-cluster.ts';

/** Its address is that of the search provider's collector. */
export type ForwardPorts = RoutePorts & {
  readonly send: (url: string, init: RequestInit) => Promise<Response>;
  readonly log: (message: string) => void;
};

/** Milliseconds; nobody waits for it. */
const TIMEOUT_MS = 2_000;
const CREATED = 201;

/** Exactly what `sendActivity` sends, so that nothing else leaves the shop by this route. */
const Activity = PLAN_REPORTS.search_activity.params;
const Refused = z.object({ message: z.string() });

/**
 * IN-04: passes what a visitor did on to the search provider's collector, and back what it answered: 201 with the visitor's cluster, else
 * its status with its message. Only for visitors who agree to experience, never of bots and editors; no header of theirs is passed on, so the
 * collector knows neither their network nor their browser.
 */
export function createForwarder(ports: ForwardPorts): (request: Request) => Promise<Response> {
  const forward = measuringRoute<z.infer<typeof Activity>, Response>(
    ports,
    (body) => Activity.safeParse(jsonIn(body)).data ?? null,
    (_headers, activity) => sent(ports, activity),
    ['experience'],
  );
  return async (request) => {
    const answer = await forward(request);
    return typeof answer === 'number' ? refusal(answer) : answer;
  };
}

async function sent({ url, send, log }: ForwardPorts, activity: object): Promise<Response> {
  if (url == null) return refusal(404);
  try {
    return await passedBack(await send(url, initOf(activity)));
  } catch (error) {
    log(`The search provider's collector did not answer: ${String(error)}`);
    return refusal(502, 'The collector did not answer.');
  }
}

const NOT_STORED = { 'cache-control': 'private, no-store' };

const refusal = (status: number, message = 'Not sent.'): Response =>
  status === 204
    ? new Response(null, { status, headers: NOT_STORED })
    : Response.json({ message }, { status, headers: NOT_STORED });

const initOf = (activity: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(activity),
  redirect: 'error',
  signal: AbortSignal.timeout(TIMEOUT_MS),
});

async function passedBack(answer: Response): Promise<Response> {
  const body: unknown = await answer.json().catch(() => null);
  if (answer.status !== CREATED)
    return refusal(
      answer.status,
      Refused.safeParse(body).data?.message ?? `The tracker answered ${answer.status}.`,
    );
  return Response.json({ cluster: newestCluster(body) }, { status: CREATED, headers: NOT_STORED });
}
