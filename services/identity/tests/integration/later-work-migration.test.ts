import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createPool } from '@loupe/database/pool';
import { testDatabase } from '@loupe/test-harness/postgres';
import type { TestDatabase } from '@loupe/test-harness/postgres';
import { stepwiseMigrations } from '@loupe/test-harness/stepwise-migrations';
import type pg from 'pg';

const MIGRATIONS = new URL('../../prisma/migrations', import.meta.url).pathname;

let database: TestDatabase;
let pool: pg.Pool;
let migrations: ReturnType<typeof stepwiseMigrations>;
beforeAll(async () => {
  database = await testDatabase({ service: 'identity' });
  pool = createPool({ url: database.url, applicationName: 'test', kind: 'background' });
  migrations = stepwiseMigrations((sql) => pool.query(sql), MIGRATIONS);
  await migrations.before('later_work');
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

// As the former version stored them.
const owe = (kind: string, email: string) =>
  pool.query('INSERT INTO email_job (site, kind, email) VALUES ($1, $2, $3)', ['loupe', kind, email]);
const rows = async (sql: string) => (await pool.query<object>(sql)).rows;

describe('the migration to later work', () => {
  it('moves stored e-mails with their ids, also those that the former version stores while both run', async () => {
    await owe('password-reset', 'ada@example.com');
    await pool.query(`UPDATE email_job SET attempts = 2, due_at = created_at + interval '20 seconds'`);
    const [job] = await rows('SELECT id::text FROM email_job');
    await migrations.through('later_work');
    const columns = `id, kind, payload, attempts, extract(epoch FROM next_attempt_at - created_at)::int AS wait`;
    const payload = { site: 'loupe', email: 'ada@example.com' };
    const moved = { ...job, kind: 'password-reset', payload, attempts: 2, wait: 20 };
    expect(await rows(`SELECT ${columns} FROM later_work`)).toEqual([moved]);

    await owe('password-changed', 'ada@example.com');
    const late = { id: expect.any(String), kind: 'password-changed', payload, attempts: 0, wait: 0 };
    expect(await rows(`SELECT ${columns} FROM later_work ORDER BY created_at`)).toEqual([moved, late]);
    expect(await rows('SELECT FROM email_job')).toEqual([]);
  });
});
