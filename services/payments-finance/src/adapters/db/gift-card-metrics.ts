import { poolTx } from '@loupe/database/tx';
import { gauge } from '@loupe/telemetry/metrics';
import type { MetricSource } from '@loupe/telemetry/metrics';
import type pg from 'pg';
import type { DatabaseClock } from './database-clock.ts';
import { sql } from './gen/statements.ts';
import { MAY_BE_ISSUED } from './issue-statements.ts';

/** By the partial index of those not issued. One whose capture was refused waits for an operator as a refused settlement. $1 milliseconds added to the clock. */
const READ = sql(
  'gift-card-metrics',
  `
  SELECT late, oldest_seconds, undelivered_seconds FROM (
  SELECT count(*) FILTER (WHERE since < now() + $1 * interval '1 millisecond' - interval '15 minutes')::int AS late,
         coalesce(extract(epoch FROM now() + $1 * interval '1 millisecond' - min(since)), 0)::float8 AS oldest_seconds
  FROM (
    SELECT created_at AS since FROM issued_gift_card AS issued
    WHERE state IN ('intended', 'sent', 'unknown') AND return_id IS NULL AND ${MAY_BE_ISSUED}
  ) AS waiting) AS not_issued,
  (
    SELECT coalesce(extract(epoch FROM now() + $1 * interval '1 millisecond' - min(issued_at)), 0)::float8 AS undelivered_seconds
    FROM issued_gift_card
    WHERE state = 'issued' AND return_id IS NULL AND delivered_at IS NULL AND gift_card_id IS NOT NULL
  ) AS undelivered`,
);

/** Gift cards that were sold; every instance reports the same figures. */
export function giftCardMetrics(pool: pg.Pool, clock: DatabaseClock): MetricSource {
  const tx = poolTx(pool);
  return {
    name: 'gift-cards',
    async read() {
      const [row] = await tx.query(READ, [clock.aheadMs()]);
      const { late, oldest_seconds: oldestSeconds, undelivered_seconds: undeliveredSeconds } = row!;
      return [
        gauge(
          'loupe_payments_gift_cards_late',
          'Gift cards that were sold and paid for more than 15 minutes ago and are not issued.',
          late,
        ),
        gauge(
          'loupe_payments_gift_cards_waiting_seconds',
          'Age of the oldest shipment with a gift card that is paid for and not issued.',
          oldestSeconds,
        ),
        gauge(
          'loupe_payments_gift_cards_undelivered_seconds',
          'How long ago the oldest gift card was issued that its buyer has not got: by e-mail, in the account, or from an operator.',
          undeliveredSeconds,
        ),
      ];
    },
  };
}
