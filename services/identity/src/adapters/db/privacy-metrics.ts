import { poolTx } from '@loupe/database/tx';
import { gauge } from '@loupe/telemetry/metrics';
import type { MetricSource } from '@loupe/telemetry/metrics';
import type pg from 'pg';
import { sql } from './gen/statements.ts';

const OLDEST = sql(
  'oldest-privacy-request',
  `
  SELECT coalesce(extract(epoch FROM clock() - least(
    (SELECT min(asked_at) FROM privacy_request WHERE ended_at IS NULL),
    (SELECT min(asked_at) FROM erasure WHERE done_at IS NULL),
    (SELECT min(asked_at) FROM erasure WHERE jsonb_array_length(belongings -> 'toTell') > 0)
  )), 0)::float8 AS seconds`,
);

/** How long people wait whose requests about their data the law gives a month, also until vendors are told of an erasure; every instance reports the same. */
export function privacyMetrics(pool: pg.Pool): MetricSource {
  const tx = poolTx(pool);
  return {
    name: 'privacy',
    async read() {
      const [row] = await tx.query(OLDEST);
      return [
        gauge(
          'loupe_identity_privacy_oldest_seconds',
          'How long ago the oldest request about data was made that is not answered.',
          row!.seconds,
        ),
      ];
    },
  };
}
