import { gauge } from '@loupe/telemetry/metrics';
import type { MetricSource } from '@loupe/telemetry/metrics';
import type pg from 'pg';
import { eachOf } from './overdue-metrics.ts';
import { poolTx } from './tx.ts';

/** By indexes however long the table is: while a mail server is down it has a row for each message, and every instance is asked four times a minute. */
const READ = `
  ${eachOf('later_work', 'kind')}
  SELECT each AS kind,
    greatest(0, extract(epoch FROM clock() - (SELECT min(next_attempt_at) FROM later_work WHERE kind = each)))::float8 AS late,
    greatest(0, extract(epoch FROM clock() - (SELECT min(created_at) FROM later_work WHERE kind = each)))::float8 AS age
  FROM each_value WHERE each IS NOT NULL`;

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
