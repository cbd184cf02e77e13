/** What a visitor looks at: a product or a page. */
export type ActivityTarget = { product: string } | { page: string };

export type Activity = {
  action: 'view';
  target: ActivityTarget;
  /** The query that led here, as the search provider names it. */
  sourceId?: string | undefined;
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

/**
 * IN-04: reports a view to the search provider, and keeps the highest-numbered cluster it puts this visitor in. A failure is logged and
 * changes nothing else.
 */
export async function sendActivity(
  ports: TrackerPorts,
  { target, sourceId }: { target: ActivityTarget; sourceId?: string | undefined },
): Promise<void> {
  const { isOn, send, now, sessionId, setCookie, log } = ports;
  if (!isOn) return;
  const activity: Activity = {
    action: 'view',
    target,
    sourceId,
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
    const body: unknown = await response.json().catch(() => null);
    if (response.status !== CREATED)
      return log(messageOf(body) ?? `The tracker answered ${response.status}.`);
    const cluster = highestCluster(clustersOf(body));
    if (cluster !== null) setCookie(clusterCookie(cluster));
  } catch (error) {
    log(String(error));
  }
}

const DAY_SECONDS = 86_400;

const clusterCookie = (cluster: string): string =>
  `x-attraqt-clusterid=${encodeURIComponent(cluster)}; Path=/; Max-Age=${DAY_SECONDS}; SameSite=Lax; Secure`;

/** By the number in its name: cluster-10 is above cluster-9. Null when none has a number. */
export function highestCluster(clusters: readonly string[]): string | null {
  const numbered = clusters.flatMap((name) => {
    const digits = /\d+/.exec(name)?.[0];
    return digits === undefined ? [] : [{ name, number: Number(digits) }];
  });
  return numbered.toSorted((one, other) => other.number - one.number)[0]?.name ?? null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function clustersOf(body: unknown): string[] {
  const clusters = isRecord(body) ? body['clusters'] : null;
  if (!Array.isArray(clusters)) return [];
  return clusters.filter((cluster) => typeof cluster === 'string' || typeof cluster === 'number').map(String);
}

function messageOf(body: unknown): string | null {
  const message = isRecord(body) ? body['message'] : null;
  return typeof message === 'string' ? message : null;
}
