import type { Tx } from '@loupe/database/tx';
import type { DayCount } from '../../domain/reports/day-counts.ts';
import type { StockCount } from '../../domain/reports/stock-report.ts';
import type { Period } from '../../use-cases/make-report.ts';
import { sql } from './gen/statements.ts';

/** What `npm run report` shows. */
export function reportRepository(tx: Tx) {
  return {
    async days({ from, to, start, end }: Period): Promise<DayCount[]> {
      const rows = await tx.query(DAYS, [start, end, from, to]);
      return rows.map(({ n, amount, minutes, ...row }) => ({
        ...row,
        n: Number(n),
        amount: Number(amount),
        minutes: Number(minutes),
      }));
    },

    stock: ({ start, end }: Period): Promise<StockCount[]> => tx.query(STOCK, [start, end]),
  };
}

const DAYS = sql(
  'report-days',
  `
  SELECT day::text, site, name, dim, sum(n)::int8 AS n, sum(amount)::int8 AS amount, sum(minutes)::int8 AS minutes
  FROM (
    SELECT (minute AT TIME ZONE 'Europe/London')::date AS day, site, name, dim, n, amount, 1 AS minutes FROM count_minute
    WHERE minute >= $1 AND minute < $2
    UNION ALL
    SELECT day, site, name, dim, n, amount, minutes FROM count_day WHERE day BETWEEN $3::date AND $4::date) AS c
  GROUP BY day, site, name, dim
  ORDER BY day, site, name, dim`,
);

const OF_KIND = (kinds: string, sign = 1): string =>
  `coalesce(sum(${sign} * quantity) FILTER (WHERE moved_at >= $1 AND moved_at < $2 AND kind ${kinds}), 0)::int`;

const STOCK = sql(
  'report-stock',
  `
  SELECT sku,
    coalesce(sum(quantity) FILTER (WHERE moved_at < $1), 0)::int AS opening,
    ${OF_KIND("= 'receipt'")} AS received,
    ${OF_KIND("IN ('sale', 'cancellation')", -1)} AS sold,
    ${OF_KIND("= 'return'")} AS returned,
    ${OF_KIND("NOT IN ('receipt', 'sale', 'cancellation', 'return')")} AS adjusted,
    coalesce(sum(quantity) FILTER (WHERE moved_at < $2), 0)::int AS closing
  FROM stock_movement GROUP BY sku
  HAVING count(*) FILTER (WHERE moved_at < $2) > 0
  ORDER BY sku`,
);
