import { poolTx } from '@loupe/database/tx';
import { gauge } from '@loupe/telemetry/metrics';
import type { MetricSource } from '@loupe/telemetry/metrics';
import type pg from 'pg';
import { sql } from './gen/statements.ts';

const READ = sql(
  'reservation-metrics',
  `
  SELECT
    (SELECT count(*)::int FROM reservation WHERE state = 'NEW' AND reminded_at IS NOT NULL) AS unanswered,
    (SELECT coalesce(extract(epoch FROM clock() - min(expires_at)), 0)::float8 FROM reservation WHERE expires_at < clock()) AS over,
    (SELECT count(*)::int FROM price_promise WHERE state = 'PENDING_DECISION' AND answer_by < clock()) AS late,
    (SELECT coalesce(extract(epoch FROM clock() - max(counted_at)), 0)::float8 FROM store_stock) AS uncounted`,
);

/** How people keep up with what visitors reserve and ask; every instance reports the same. */
export function reservationMetrics(pool: pg.Pool): MetricSource {
  const tx = poolTx(pool);
  return {
    name: 'reservations',
    async read() {
      const [row] = await tx.query(READ);
      return [
        gauge(
          'loupe_stores_requests_unanswered',
          'Requests that stores were reminded of and have not answered.',
          row!.unanswered,
        ),
        gauge(
          'loupe_stores_hold_over_seconds',
          'How long ago the hold ended of the oldest reservation that nobody has ended.',
          row!.over,
        ),
        gauge(
          'loupe_stores_promises_late',
          'Requests for another shop’s price that should have been answered by now.',
          row!.late,
        ),
        gauge('loupe_stores_uncounted_seconds', 'How long ago a store last counted a piece.', row!.uncounted),
      ];
    },
  };
}
