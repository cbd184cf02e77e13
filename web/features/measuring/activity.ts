import type { BagChange } from './bag-change.ts';
import type { ActivityAction } from './plan-reports.ts';

/** What it was done with: a product or a page. */
export type ActivityTarget = { product: string } | { page: string };

/** What a visitor did. */
export type Done = {
  action: ActivityAction;
  target: ActivityTarget;
};

/** Of a change of the bag; one, however many pieces. Null where nothing has changed. */
export function bagActivity({ line, pieces }: Pick<BagChange, 'line' | 'pieces'>): Done | null {
  if (pieces === 0) return null;
  return { action: pieces > 0 ? 'add-to-cart' : 'remove-from-cart', target: { product: line.productKey } };
}

type Activity = Done & {
  user: { identities: { sessionId: string }; traits: object; segments: readonly string[] };
  metadata: object;
  segments: readonly string[];
  /** ISO 8601. */
  timestamp: string;
};

/** The shop's own route, which passes activity on to the collector. */
export const TRACKER_PATH = '/api/search-activity';

export type TrackerPorts = {
  /** Whether the shop has a collector. */
  isOn: boolean;
  send: (init: RequestInit) => Promise<Response>;
  now: () => Date;
  sessionId: () => string;
  setCookie: (cookie: string) => void;
  log: (message: string) => void;
};

const CREATED = 201;
const NOT_SENT = 204;

/**
 * IN-04: reports what a visitor did to the search provider, and keeps the cluster it puts them in. A failure is logged and changes nothing else.
 */
export async function sendActivity(ports: TrackerPorts, { action, target }: Done): Promise<void> {
  const { isOn, send, now, sessionId, setCookie, log } = ports;
  if (!isOn) return;
  const activity: Activity = {
    action,
    target,
    metadata: {},
    segments: [],
    user: { identities: { sessionId: sessionId() }, traits: {}, segments: [] },
    timestamp: now().toISOString(),
  };
  try {
    const response = await send({
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(activity),
      keepalive: true,
    });
    // A bot or an editor: nothing was sent.
    if (response.status === NOT_SENT) return;
    const body: unknown = await response.json().catch(() => null);
    if (response.status !== CREATED)
      return log(messageOf(body) ?? `The tracker answered ${response.status}.`);
    const cluster = isRecord(body) ? body['cluster'] : null;
    if (typeof cluster === 'number') setCookie(clusterCookie(cluster));
  } catch (error) {
    log(String(error));
  }
}

const DAY_SECONDS = 86_400;

const clusterCookie = (cluster: number): string =>
  `x-attraqt-clusterid=${cluster}; Path=/; Max-Age=${DAY_SECONDS}; SameSite=Lax; Secure`;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function messageOf(body: unknown): string | null {
  const message = isRecord(body) ? body['message'] : null;
  return typeof message === 'string' ? message : null;
}
