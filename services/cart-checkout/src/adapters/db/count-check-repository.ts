import type { Tx } from '@loupe/database/tx';
import type { Amount, ComparedFigure, Comparison } from '../../domain/counts/compared.ts';
import { sql } from './gen/statements.ts';

/** The nightly comparison of the counts with the books. */
export function countCheckRepository(tx: Tx) {
  return {
    async compared(): Promise<{ now: Date; agreed: string[]; differing: string[] }> {
      const [row] = await tx.query(COMPARED);
      return { now: row!.now, agreed: row!.agreed, differing: row!.differing };
    },

    async counted(day: string, from: Date, until: Date): Promise<Amount[]> {
      return amountsOf(await tx.query(COUNTED, [from, until, day]));
    },

    async booked(from: Date, until: Date): Promise<Amount[]> {
      return amountsOf(await tx.query(BOOKED, [from, until]));
    },

    async save(day: string, comparisons: readonly Comparison[]): Promise<void> {
      await tx.query(SAVE, [day, JSON.stringify(comparisons)]);
    },
  };
}

const amountsOf = (rows: readonly { site: string; figure: ComparedFigure; amount: bigint }[]): Amount[] =>
  rows.map(({ site, figure, amount }) => ({ site, figure, amount: Number(amount) }));

const COMPARED = sql(
  'compared-counts',
  `
  SELECT clock() AS now, coalesce(array_agg(day::text) FILTER (WHERE agrees), '{}') AS agreed,
    coalesce(array_agg(day::text ORDER BY day) FILTER (WHERE NOT agrees), '{}') AS differing
  FROM (
    SELECT day, bool_and(counted = booked) AS agrees FROM count_check GROUP BY day) AS d`,
  { notNull: ['now'] },
);

// Minutes are added to their day after a while.
const COUNTED = sql(
  'counted-amounts',
  `
  SELECT site, CASE name WHEN 'orders' THEN 'sold' ELSE name END AS figure, sum(amount)::int8 AS amount
  FROM (
    SELECT site, name, amount FROM count_minute WHERE minute >= $1 AND minute < $2
    UNION ALL
    SELECT site, name, amount FROM count_day WHERE day = $3::date) AS c
  WHERE name IN ('orders', 'cancelled', 'returned', 'refunded')
  GROUP BY site, name`,
).refine<{ figure: ComparedFigure }>();

const BOOKED = sql(
  'booked-amounts',
  `
  SELECT site, 'sold' AS figure, sum(total)::int8 AS amount FROM sales_order
  WHERE placed_at >= $1 AND placed_at < $2 GROUP BY site
  UNION ALL
  SELECT o.site, 'cancelled', sum(c.amount)::int8 FROM cancellation c JOIN sales_order o ON o.id = c.order_id
  WHERE c.recorded_at >= $1 AND c.recorded_at < $2 GROUP BY o.site
  UNION ALL
  SELECT o.site, 'returned', sum(r.amount)::int8 FROM order_return r JOIN sales_order o ON o.id = r.order_id
  WHERE r.recorded_at >= $1 AND r.recorded_at < $2 GROUP BY o.site`,
).refine<{ figure: ComparedFigure }>();

const SAVE = sql(
  'save-count-check',
  `
  INSERT INTO count_check (day, site, figure, counted, booked, checked_at)
  SELECT $1::date, c.site, c.figure, c.counted, c.booked, clock()
  FROM jsonb_to_recordset($2::jsonb) AS c(site text, figure text, counted bigint, booked bigint)
  ON CONFLICT (day, site, figure) DO UPDATE
  SET counted = excluded.counted, booked = excluded.booked, checked_at = excluded.checked_at`,
);
