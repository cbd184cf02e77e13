import { poolTx } from '@loupe/database/tx';
import { gauge } from '@loupe/telemetry/metrics';
import type { MetricSource } from '@loupe/telemetry/metrics';
import type pg from 'pg';
import { ON_HAND, RESERVED } from './stock-sums.ts';
import { STILL_TO_SEND } from './refused-dispatch-repository.ts';
import { sql } from './gen/statements.ts';

/**
 * One row per sku, and the placements in progress by their partial index. Age is counted from the claim, because every sweep moves
 * `due_at`. $1 seconds that a placement may take.
 */
const READ = sql(
  'checkout-metrics',
  `
  SELECT stock.share, stock.sold_out_by_holds, placements.past_due, placements.oldest, refused.orders
  FROM (
    SELECT coalesce(sum(reserved)::float8 / nullif(sum(on_hand), 0)::float8, 0) AS share,
           count(*) FILTER (WHERE reserved > 0 AND reserved >= on_hand)::int AS sold_out_by_holds
    FROM (SELECT ${ON_HAND} AS on_hand, ${RESERVED} AS reserved FROM stock_item s) AS s) AS stock,
  (
    SELECT count(*)::int AS past_due, coalesce(extract(epoch FROM clock() - min(created_at)), 0)::float8 AS oldest
    FROM placement
    WHERE state NOT IN ('placed', 'released') AND created_at < clock() - make_interval(secs => $1)) AS placements,
  (
    SELECT count(*)::int AS orders FROM refused_dispatch r
    WHERE r.repeated_at IS NULL AND ${STILL_TO_SEND}) AS refused`,
);

/** What is held in the whole service; every instance reports the same figures. */
export function checkoutMetrics(pool: pg.Pool, longestPlacementSeconds: number): MetricSource {
  const tx = poolTx(pool);
  return {
    name: 'checkout',
    async read() {
      const [row] = await tx.query(READ, [longestPlacementSeconds]);
      const { share, sold_out_by_holds: soldOut, past_due: pastDue, oldest, orders } = row!;
      return [
        gauge(
          'loupe_checkout_stock_held_ratio',
          'Pieces held for placements in progress, as a share of the pieces on hand.',
          share,
        ),
        gauge(
          'loupe_checkout_skus_held_out',
          'Products of which every piece on hand is held for placements in progress.',
          soldOut,
        ),
        gauge(
          'loupe_checkout_placements_past_due',
          'Placements that are neither placed nor released after all their deadlines.',
          pastDue,
        ),
        gauge(
          'loupe_checkout_oldest_past_due_seconds',
          'Age of the oldest placement past due, since its claim.',
          oldest,
        ),
        gauge(
          'loupe_checkout_dispatches_refused',
          'Paid orders that the warehouse refused because of a field, and that nobody has sent again.',
          orders,
        ),
      ];
    },
  };
}
