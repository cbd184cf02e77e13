import { poolTx } from '@loupe/database/tx';
import { gauge } from '@loupe/telemetry/metrics';
import type { MetricSource } from '@loupe/telemetry/metrics';
import type pg from 'pg';
import { sql } from './gen/statements.ts';

const READ = sql(
  'finance-metrics',
  `
  SELECT extract(epoch FROM now() - max(read_at))::float8 AS age,
    (SELECT count(*)::int FROM finance_overlay JOIN finance_lender_product USING (lender_product_id) WHERE terms IS NOT NULL) AS offered
  FROM finance_lender_product`,
);

/**
 * Finance products; every instance reports the same figures, except the age where none was ever read. There, as at a wrong address of the lender, each says how
 * long it has run: 0 would be the age of products that were read just now.
 */
export function financeMetrics(pool: pg.Pool, now: () => number = Date.now): MetricSource {
  const tx = poolTx(pool);
  const startedAt = now();
  return {
    name: 'finance',
    async read() {
      const [row] = await tx.query(READ);
      const { age, offered } = row!;
      return [
        gauge(
          'loupe_payments_finance_terms_age_seconds',
          'How long ago the products of the lender were read.',
          age ?? (now() - startedAt) / 1_000,
        ),
        gauge('loupe_payments_finance_products', 'Finance products that are offered.', offered),
      ];
    },
  };
}
