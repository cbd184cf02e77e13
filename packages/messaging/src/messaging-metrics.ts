import { poolTx } from '@loupe/database/tx';
import { gauge } from '@loupe/telemetry/metrics';
import type { MetricSource } from '@loupe/telemetry/metrics';
import type pg from 'pg';
import type { Consumer } from './consumer.ts';
import { createDelays } from './consumer-progress.ts';
import { NOT_PARKED } from './outbox-store.ts';
import type { Relay } from './relay.ts';

export interface MessagingParts {
  /** Of the schema that holds the outbox and parked_key. */
  readonly pool: pg.Pool;
  readonly relay: Pick<Relay, 'alive'>;
  readonly consumers?: readonly Pick<Consumer, 'group' | 'alive' | 'progress'>[];
}

/** A longer backlog is reported as this, so that counting stays cheap. */
const MOST_COUNTED = 10_000;

const READ = `
  SELECT
    (SELECT count(*)::int FROM (
       SELECT FROM outbox WHERE published_at IS NULL LIMIT ${MOST_COUNTED}) AS waiting) AS backlog,
    greatest(0, coalesce((
      SELECT extract(epoch FROM clock_timestamp() - occurred_at) FROM outbox
      WHERE published_at IS NULL AND ${NOT_PARKED} ORDER BY seq LIMIT 1), 0))::float8 AS "oldestSeconds",
    (SELECT coalesce(json_object_agg(consumer, keys), '{}') FROM (
       SELECT consumer, count(*)::int AS keys FROM parked_key GROUP BY consumer) AS parked) AS parked`;

interface Row {
  readonly backlog: number;
  readonly oldestSeconds: number;
  readonly parked: Readonly<Record<string, number>>;
}

/** Whether the relay and the consumers of this process run, and what waits in the service's outbox and parked keys. */
export function messagingMetrics({ pool, relay, consumers = [] }: MessagingParts): MetricSource[] {
  const tx = poolTx(pool);
  const delays = createDelays();
  for (const { group, progress } of consumers)
    progress.onHandled((seconds) => delays.observe({ consumer: group }, seconds));
  const dead = (alive: boolean) => (alive ? 0 : 1);
  const running = async () => [
    gauge(
      'loupe_relay_dead',
      '1 if the relay of the outbox has stopped permanently in this process.',
      dead(relay.alive()),
    ),
    gauge(
      'loupe_consumer_dead',
      '1 if this consumer has stopped permanently in this process.',
      consumers.map(({ group, alive }) => ({ labels: { consumer: group }, value: dead(alive()) })),
    ),
    gauge(
      'loupe_consumer_lag_messages',
      'Messages of its partitions that this process has not handled yet, as of its last fetch.',
      consumers.map(({ group, progress }) => ({
        labels: { consumer: group },
        value: progress.lagMessages(),
      })),
    ),
    gauge(
      'loupe_consumer_oldest_seconds',
      'Age of the oldest message that this process is handling, 0 when none is.',
      consumers.map(({ group, progress }) => ({
        labels: { consumer: group },
        value: progress.oldestSeconds(),
      })),
    ),
  ];
  const waiting = async () => {
    const [row] = await tx.query<Row>(READ);
    const { backlog, oldestSeconds, parked } = row!;
    const known = Object.fromEntries(
      ['relay', ...consumers.map(({ group }) => group)].map((name) => [name, 0]),
    );
    return [
      gauge(
        'loupe_outbox_backlog',
        `Events in the outbox that are not published, ${MOST_COUNTED} at most.`,
        backlog,
      ),
      gauge(
        'loupe_outbox_oldest_seconds',
        'Age of the oldest event that should be published, without those of parked keys.',
        oldestSeconds,
      ),
      gauge(
        'loupe_parked_keys',
        'Keys whose messages wait for a replay, by consumer.',
        Object.entries({ ...known, ...parked }).map(([consumer, value]) => ({ labels: { consumer }, value })),
      ),
    ];
  };
  return [
    { name: 'messaging', read: running },
    { name: 'outbox', read: waiting },
    ...(consumers.length > 0 ? [delays] : []),
  ];
}
