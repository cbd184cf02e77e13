import { gauge } from '@loupe/telemetry/metrics';
import type { MetricSource } from '@loupe/telemetry/metrics';
import type pg from 'pg';
import { poolTx } from './tx.ts';

/** The table is short unless something is wrong, and then a row is a message. */
const READ = `
  SELECT kind, greatest(0, extract(epoch FROM clock() - min(next_attempt_at)))::float8 AS late,
         greatest(0, extract(epoch FROM clock() - min(created_at)))::float8 AS age
  FROM later_work GROUP BY kind`;

/** How late the service's later work is, and how old; every instance reports the same. */
export function laterMetrics(pool: pg.Pool, kinds: readonly string[]): MetricSource {
  const tx = poolTx(pool);
  return {
    name: 'later-work',
    async read() {
      const rows = await tx.query<{ readonly kind: string; readonly late: number; readonly age: number }>(
        READ,
      );
      const ages = new Map([
        ...kinds.map((kind) => [kind, 0] as const),
        ...rows.map((row) => [row.kind, row.age] as const),
      ]);
      return [
        gauge(
          'loupe_later_work_oldest_seconds',
          'How long the oldest due later work has waited for its attempt.',
          Math.max(0, ...rows.map(({ late }) => late)),
        ),
        gauge(
          'loupe_later_work_age_seconds',
          'How long ago the oldest later work that is not done was stored, by kind.',
          [...ages].map(([kind, value]) => ({ labels: { kind }, value })),
        ),
      ];
    },
  };
}
