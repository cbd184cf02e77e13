import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createPool } from '@loupe/database/pool';
import { testDatabase, type TestDatabase } from '@loupe/test-harness/postgres';
import type pg from 'pg';
import { financeMetrics } from '../../src/adapters/db/finance-metrics.ts';

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  const migrationsDir = new URL('../../prisma/migrations', import.meta.url).pathname;
  database = await testDatabase({ service: 'payments-finance', migrationsDir });
  pool = createPool({ url: database.url, applicationName: 'finance-metrics', kind: 'background' });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

it('the age of the lender’s products rises also where none was ever read, and is counted from the first that is read', async () => {
  let now = 1_000_000;
  const metrics = financeMetrics(pool, () => now);
  const age = async () => {
    const [terms] = await metrics.read();
    expect(terms!.name).toBe('loupe_payments_finance_terms_age_seconds');
    return terms!.samples[0]!.value;
  };
  expect(await age()).toBe(0);
  now += 3_700_000;
  expect(await age()).toBe(3_700);
  await pool.query("INSERT INTO finance_lender_product (lender_product_id) VALUES ('p')");
  expect(await age()).toBeLessThan(60);
});
