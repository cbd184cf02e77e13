import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { createPool } from '@loupe/database/pool';
import { inTransaction } from '@loupe/database/transaction';
import { startTestPostgres, testDatabase } from '@loupe/test-harness/postgres';
import { countStatements, logMark, statementsBetween } from '@loupe/test-harness/statement-log';

let migrationsDir: string;

beforeAll(async () => {
  migrationsDir = await mkdtemp(join(tmpdir(), 'loupe-harness-'));
  await mkdir(join(migrationsDir, '1_first'));
  await writeFile(join(migrationsDir, '1_first', 'migration.sql'), 'CREATE TABLE item (id int PRIMARY KEY);');
});

afterAll(() => rm(migrationsDir, { recursive: true }));

async function query(url: string, sql: string): Promise<object[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<object>(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('testDatabase', () => {
  it('gives each caller a migrated database of its own, on one server', async () => {
    const [one, two] = await Promise.all(
      [1, 2].map(() => testDatabase({ service: 'harness-test', migrationsDir })),
    );
    await query(one?.url ?? '', 'INSERT INTO item VALUES (1)');
    expect(await query(two?.url ?? '', 'SELECT * FROM item')).toEqual([]);
    expect(new URL(one?.url ?? '').host).toBe(new URL(two?.url ?? '').host);
    await Promise.all([one?.drop(), two?.drop()]);
  });

  it('a copy has the rights and settings of a bootstrapped database', async () => {
    const database = await testDatabase({ service: 'harness-test', migrationsDir });
    const [row] = await query(
      database.url,
      `SELECT current_schema() AS schema, current_setting('timezone') AS zone`,
    );
    expect(row).toEqual({ schema: 'harness_test', zone: 'UTC' });
    await expect(query(database.url, 'CREATE TABLE public.x ()')).rejects.toMatchObject({ code: '42501' });
    await database.drop();
    await expect(query(database.url, 'SELECT 1')).rejects.toMatchObject({ code: '3D000' });
  });

  it('migrations that fail are reported each time and leave no template', async () => {
    const broken = await mkdtemp(join(tmpdir(), 'loupe-harness-'));
    await mkdir(join(broken, '1_broken'));
    await writeFile(join(broken, '1_broken', 'migration.sql'), 'CREATE TABL item ();');
    const open = () => testDatabase({ service: 'harness-test', migrationsDir: broken });
    await expect(open()).rejects.toThrow('Migration 1_broken failed');
    await writeFile(join(broken, '1_broken', 'migration.sql'), 'CREATE TABLE item ();');
    await (await open()).drop();
    await rm(broken, { recursive: true });
  });
});

describe('the statement log', () => {
  it('counts what each application sent between two marks, with BEGIN and COMMIT, on several lines and prepared', async () => {
    const { logFile } = await startTestPostgres();
    const database = await testDatabase({ service: 'harness-test', migrationsDir });
    const pool = createPool({ url: database.url, applicationName: 'requests', kind: 'request' });
    const background = createPool({
      url: database.url,
      applicationName: 'relay: background',
      kind: 'background',
    });
    await pool.query('SELECT 0');

    const before = await logMark(logFile);
    await inTransaction(pool, async (tx) => {
      await tx.query('INSERT INTO item\n  VALUES ($1)', [1]);
      await tx.query("SELECT 'LOG:  statement: none' AS text");
    });
    const after = await logMark(logFile);
    await background.query('SELECT 1');
    await pool.query('SELECT 2');

    expect(await countStatements(logFile, before, after)).toEqual({ requests: 4 });
    expect(await countStatements(logFile, after)).toEqual({ requests: 1, 'relay: background': 1 });
    const statements = await statementsBetween(logFile, before, after, database.name);
    expect(statements.get('requests')).toEqual([
      'BEGIN',
      'INSERT INTO item   VALUES ($1)',
      "SELECT 'LOG:  statement: none' AS text",
      'COMMIT',
    ]);
    await Promise.all([pool.end(), background.end()]);
    await database.drop();
  });
});
