import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { txOf } from '@loupe/database/tx';
import { drained } from '@loupe/test-harness/drained';
import { refuseRows } from '@loupe/test-harness/refused-rows';
import { CLEARED_AT_ONCE, housekeeping } from '../../src/adapters/db/housekeeping.ts';
import { openHouse } from './support/house.ts';
import type { House } from './support/house.ts';
import { newCustomer, signIn } from './support/shopper.ts';

let house: House;
beforeAll(async () => (house = await openHouse()));
afterAll(() => house.close());

const prune = () => housekeeping(txOf(house.query)).prune();

describe('housekeeping', () => {
  it('prunes the other tables when one fails, and reports the error', async () => {
    await newCustomer(house);
    await house.query(`UPDATE session SET expires_at = now() - interval '8 days'`);
    await house.query(`UPDATE rate_limit SET resets_at = now() - interval '1 second'`);
    const allow = await refuseRows(house.query, { table: 'session', event: 'DELETE' });
    await expect(prune()).rejects.toThrow('refused by the test');
    expect(await house.query('SELECT FROM rate_limit')).toEqual([]);
    await allow();
    await prune();
  });

  it('deletes rows that ended or expired long enough ago, and no others', async () => {
    const { email, id, actor } = await newCustomer(house);
    for (let times = 0; times < 2; times++) await signIn(house, { email });
    await house.ports.transaction((tx) =>
      house.ports.resetsIn(tx).issue(id, house.ports.newId(), 'token', 1),
    );
    await house.query('DELETE FROM rate_limit');
    const counter = { key: 'still counting', by: 'test', limit: { hits: 1, seconds: 60 }, isKept: false };
    await house.ports.limits.count([counter, { ...counter, key: 'counts no more' }]);
    await house.query(
      `UPDATE rate_limit SET resets_at = now() - interval '1 second' WHERE key = 'counts no more'`,
    );
    const [ended, expired] = await house.query<{ id: string }>('SELECT id FROM session WHERE id <> $1', [
      actor.sessionId,
    ]);
    await house.query(`UPDATE session SET ended_at = now() - interval '8 days' WHERE id = $1`, [ended!.id]);
    await house.query(`UPDATE session SET expires_at = now() - interval '8 days' WHERE id = $1`, [
      expired!.id,
    ]);
    await house.query(
      `INSERT INTO known_source (customer_id, prefix, seen_at) VALUES ($1, 'old', now() - interval '1 year')`,
      [id],
    );
    await house.query(`UPDATE password_reset SET expires_at = now() - interval '2 days'`);
    await house.query(
      `INSERT INTO inbox SELECT 'c', gen_random_uuid(), now() - days * interval '1 day' FROM unnest(ARRAY[429, 431]) AS days`,
    );
    expect(await prune()).toBe(6);
    expect(await prune()).toBe(0);
    expect(await house.query('SELECT id FROM session')).toEqual([{ id: actor.sessionId }]);
    expect(await house.query('SELECT key FROM rate_limit')).toEqual([{ key: 'still counting' }]);
  });

  it('deletes at most one batch per table in one sweep, and the sweeper continues until none is left', async () => {
    await house.query(
      `INSERT INTO rate_limit SELECT 'old ' || n, 1, now() - interval '1 second' FROM generate_series(1, 5000) n`,
    );
    expect(await prune()).toBe(CLEARED_AT_ONCE);
    expect(await drained(prune, CLEARED_AT_ONCE)).toBe(4_000);
    expect(await house.query(`SELECT key FROM rate_limit WHERE key LIKE 'old %'`)).toEqual([]);
  });

  it('finds ended and expired sessions by an index', async () => {
    const statements: string[] = [];
    await housekeeping(txOf(async (sql) => (statements.push(sql), []))).prune();
    const client = await house.pool.connect();
    await client.query('BEGIN');
    await client.query('SET LOCAL enable_seqscan = off');
    const plans: string[] = [];
    for (const sql of statements.filter((one) => one.startsWith('DELETE FROM session'))) {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `EXPLAIN ${sql.replace('$1', `'7 days'`).replace('$2', '1000')}`,
      );
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    }
    await client.query('ROLLBACK');
    client.release();
    expect(plans.length).toBeGreaterThan(0);
    for (const plan of plans) expect(plan).toMatch(/Index Cond: \((expires_at|ended_at) </);
  });
});
