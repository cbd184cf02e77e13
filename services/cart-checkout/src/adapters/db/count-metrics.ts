import { SITES } from '@loupe/contracts/sites';
import { poolTx } from '@loupe/database/tx';
import { gauge } from '@loupe/telemetry/metrics';
import type { MetricSource, Sample } from '@loupe/telemetry/metrics';
import type pg from 'pg';
import { FIGURES } from '../../domain/counts/counted.ts';
import { STEPS, VISITED } from '../../domain/counts/visited.ts';
import { sql } from './gen/statements.ts';

const LONDON_TODAY = `(clock() AT TIME ZONE 'Europe/London')::date`;

/** Days before the first comparison do not count: it looks a week back, once the group has read both topics to their end. */
const CHECKED = sql(
  'count-metrics',
  `
  SELECT count(*) FILTER (WHERE counted <> booked)::int AS differing,
         coalesce(sum(abs(counted - booked)), 0)::float8 AS pence,
         CASE WHEN (SELECT count(*) FROM caught_up_topic WHERE consumer = 'cart-checkout.counts') < 2 THEN 0
         ELSE greatest(${LONDON_TODAY} - 1 - coalesce(max(day), ${LONDON_TODAY} - 8), 0) END AS unchecked
  FROM count_check`,
);

/** By the primary key, which begins with the minute. */
const TODAY = sql(
  'counts-today',
  `
  SELECT site, name, sum(n)::float8 AS n, sum(amount)::float8 / 100 AS pounds FROM count_minute
  WHERE minute >= (${LONDON_TODAY})::timestamp AT TIME ZONE 'Europe/London'
  GROUP BY site, name`,
);

/** What was counted today in London, and how past days compare with the books; every instance reports the same figures. */
export function countMetrics(pool: pg.Pool): MetricSource {
  const tx = poolTx(pool);
  return {
    name: 'counts',
    async read() {
      const [checked] = await tx.query(CHECKED);
      const { differing, pence, unchecked } = checked!;
      const today = await tx.query(TODAY);
      const samples = (of: 'n' | 'pounds'): Sample[] =>
        SITES.flatMap((site) =>
          [...FIGURES, ...VISITED, ...STEPS].map((name) => ({
            labels: { site, name },
            value: today.find((row) => row.site === site && row.name === name)?.[of] ?? 0,
          })),
        );
      return [
        gauge('loupe_counts_today', 'How often it happened since midnight in London, by shop.', samples('n')),
        gauge('loupe_counts_today_pounds', 'For what amount, in pounds.', samples('pounds')),
        gauge(
          'loupe_checkout_counts_differing',
          'Figures of days that differ between our own counts and the orders or the ledger.',
          differing,
        ),
        gauge('loupe_checkout_counts_differing_pounds', 'By how much they differ, in pounds.', pence / 100),
        gauge(
          'loupe_checkout_counts_unchecked_days',
          'Days that have ended since the last one whose counts were compared with the books.',
          unchecked,
        ),
      ];
    },
  };
}
