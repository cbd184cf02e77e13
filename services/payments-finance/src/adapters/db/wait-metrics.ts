import { poolTx } from '@loupe/database/tx';
import { gauge } from '@loupe/telemetry/metrics';
import type { MetricSource } from '@loupe/telemetry/metrics';
import type pg from 'pg';
import type { DatabaseClock } from './database-clock.ts';
import { LATE_WAITS } from './late-wait-statements.ts';

/** Payments that should wait no more; every instance reports the same figure. */
export function waitMetrics(pool: pg.Pool, clock: DatabaseClock): MetricSource {
  const tx = poolTx(pool);
  return {
    name: 'waits',
    async read() {
      const late = await tx.query(LATE_WAITS, [clock.aheadMs()]);
      return [
        gauge(
          'loupe_payments_waits_late',
          'Loans and decisions past their limit, or not cancelled at the provider, for a quarter of an hour.',
          late.length,
        ),
      ];
    },
  };
}
