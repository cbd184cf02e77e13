import type { AnalyticsStore, AnalyticsUserType } from '../../../lib/analytics.ts';
import { acceptedBatch, type AcceptedBatch } from './accepted-batch.ts';
import { collect, type CollectorPorts } from './collector.ts';
import { measuringRoute, type RoutePorts } from '../measuring-route.ts';

export type EventPorts = RoutePorts &
  CollectorPorts & {
    readonly shopOf: (headers: Headers) => { origin: string; store: AnalyticsStore };
    /** Null while it is unknown. */
    readonly userTypeOf: (headers: Headers) => Promise<AnalyticsUserType | null>;
  };

/**
 * What pages measured, passed on to the collector.
 * @returns the answer's status: those of `measuringRoute`, 204 taken, 502 the collector failed, 503 nobody could say whether the visitor is
 * signed in
 */
export const createEventForwarder = (ports: EventPorts): ((request: Request) => Promise<number>) =>
  measuringRoute(
    ports,
    (body) => acceptedBatch(body, ports.now()),
    (headers, batch) => forward(ports, headers, batch),
  );

async function forward(
  { url, send, shopOf, userTypeOf, log }: EventPorts,
  headers: Headers,
  { visit, events }: AcceptedBatch,
): Promise<number> {
  if (url == null || events.length === 0) return 204;
  const user_type = await userTypeOf(headers);
  if (user_type === null) return 503;
  const { origin, store } = shopOf(headers);
  const measured = events.map(({ name, id, at, path, params }) => ({
    name,
    timestamp_micros: at * 1_000,
    params: { ...params, event_id: id, page_location: origin + path, store, user_type },
  }));
  return (await collect({ send, log }, url, visit, measured)) ? 204 : 502;
}
