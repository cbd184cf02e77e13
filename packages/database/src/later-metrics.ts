import { gauge } from '@loupe/telemetry/metrics';
import type { MetricSource } from '@loupe/telemetry/metrics';
import type pg from 'pg';
import { poolTx } from './tx.ts';

/** By the index of next_attempt_at; work that waits for its time is not late. */
const READ = `
  SELECT greatest(0, coalesce((
    SELECT extract(epoch FROM clock() - next_attempt_at) FROM later_work ORDER BY next_attempt_at LIMIT 1), 0))::float8
    AS "oldestSeconds"`;

/** How late the service's later work is; every instance reports the same. */
export function laterMetrics(pool: pg.Pool): MetricSource {
  const tx = poolTx(pool);
  return {
    name: 'later-work',
    async read() {
      const [row] = await tx.query<{ readonly oldestSeconds: number }>(READ);
      return [
        gauge(
          'loupe_later_work_oldest_seconds',
          'How long the oldest due e-mail or dispatch has waited for its attempt.',
          row!.oldestSeconds,
        ),
      ];
    },
  };
}
