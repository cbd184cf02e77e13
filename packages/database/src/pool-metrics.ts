import { gauge } from '@loupe/telemetry/metrics';
import type { MetricSource } from '@loupe/telemetry/metrics';
import type pg from 'pg';

export type CountedPool = Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount' | 'options'>;

/** How many connections of each pool of this process are in use, and how many callers wait for one. */
export function poolMetrics(pools: Readonly<Record<string, CountedPool>>): MetricSource {
  const entries = Object.entries(pools);
  const of = (value: (pool: CountedPool) => number) =>
    entries.map(([name, pool]) => ({ labels: { pool: name }, value: value(pool) }));
  return {
    name: 'pools',
    read: async () => [
      gauge(
        'loupe_pool_connections_used',
        'Connections in use, by pool.',
        of(({ totalCount, idleCount }) => totalCount - idleCount),
      ),
      gauge(
        'loupe_pool_connections_max',
        'Connections that the pool opens at most.',
        of(({ options }) => options.max ?? 0),
      ),
      gauge(
        'loupe_pool_waiting',
        'Callers that wait for a connection of the pool.',
        of(({ waitingCount }) => waitingCount),
      ),
    ],
  };
}
