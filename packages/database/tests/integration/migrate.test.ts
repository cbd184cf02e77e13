import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { EditedMigrationError, migrate, MigrationError, unknownMigrations } from '@loupe/database/migrate';
import { testDatabase } from '@loupe/test-harness/postgres';
import type { TestDatabase } from '@loupe/test-harness/postgres';
import { until } from '@loupe/test-harness/until';

let database: TestDatabase;
let client: pg.Client;
let dir: string;

async function write(name: string, sql: string): Promise<void> {
  await mkdir(join(dir, name), { recursive: true });
  await writeFile(join(dir, name, 'migration.sql'), sql);
}

const run = (log: (line: string) => void = () => {}) => migrate({ url: database.url, dir, log });
const tables = async (): Promise<string[]> =>
  (
    await client.query<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'migrate_test' ORDER BY 1`,
    )
  ).rows.map(({ name }) => name);

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'loupe-migrations-'));
});

beforeEach(async () => {
  database = await testDatabase({ service: 'migrate-test' });
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});

afterEach(async () => {
  await client.end();
  await database.drop();
  await rm(dir, { recursive: true });
  await mkdir(dir);
});

afterAll(() => rm(dir, { recursive: true }));

describe('migrate', () => {
  it('applies new migrations in name order, into the schema of the role, and the second time none', async () => {
    await write('20260102_second', 'ALTER TABLE a ADD b int;');
    await write('20260101_first', 'CREATE TABLE a (id int);');
    const told: string[] = [];
    expect(await run((line) => told.push(line))).toEqual(['20260101_first', '20260102_second']);
    expect(told).toEqual(['applied 20260101_first', 'applied 20260102_second']);
    expect(await run()).toEqual([]);
    expect(await tables()).toEqual(['_prisma_migrations', 'a']);
  });

  it('sends a file in one message, so semicolons in functions and quotes do not end a statement', async () => {
    await write(
      '1_function',
      `CREATE FUNCTION f() RETURNS text LANGUAGE plpgsql AS $$ BEGIN RETURN 'a;b'; END $$; CREATE TABLE c (id int);`,
    );
    await run();
    expect((await client.query<{ f: string }>('SELECT f()')).rows).toEqual([{ f: 'a;b' }]);
  });

  it('migrations of a newer version are named and do not stop an older one', async () => {
    await write('1_first', 'CREATE TABLE a (id int);');
    await write('2_newer', 'CREATE TABLE b (id int);');
    await run();
    await rm(join(dir, '2_newer'), { recursive: true });
    expect(await run()).toEqual([]);
    expect(await unknownMigrations({ url: database.url, dir })).toEqual(['2_newer']);
  });

  it('a migration edited after it was applied is rejected, and later ones are not applied', async () => {
    await write('1_first', 'CREATE TABLE a (id int);');
    await run();
    await write('1_first', 'CREATE TABLE a (id bigint);');
    await write('2_second', 'CREATE TABLE b (id int);');
    await expect(run()).rejects.toThrow(
      'Migration 1_first was applied to this database with another text, and nothing was changed: ' +
        'run the release that made the schema, or restore the file and write a new migration for the change.',
    );
    expect(await tables()).not.toContain('b');
  });

  it('an edited migration is found before any is applied, also one that comes before it', async () => {
    await write('2_second', 'CREATE TABLE a (id int);');
    await run();
    await write('1_first', 'CREATE TABLE b (id int);');
    await write('2_second', 'CREATE TABLE a (id bigint);');
    await expect(run()).rejects.toThrow(EditedMigrationError);
    expect(await tables()).not.toContain('b');
  });

  it('a failed migration changes nothing and leaves no record, so that a corrected one applies', async () => {
    await write('1_first', 'CREATE TABLE a (id int);');
    await write('2_second', 'CREATE TABLE b (id int); SELECT 1/0;');
    const failure = await run().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(MigrationError);
    expect(failure).toMatchObject({
      migration: '2_second',
      message: expect.stringContaining('division by zero'),
    });
    expect(await tables()).toEqual(['_prisma_migrations', 'a']);
    await write('2_second', 'CREATE TABLE b (id int);');
    expect(await run()).toEqual(['2_second']);
  });

  it('instances that start together apply each migration once', async () => {
    await write('1_first', 'SELECT pg_sleep(0.05); CREATE TABLE a (id int);');
    await write('2_second', 'CREATE TABLE b (id int);');
    const applied = await Promise.all([run(), run(), run()]);
    expect(applied.flat().sort()).toEqual(['1_first', '2_second']);
  });

  it('an index is built beside a transaction that writes, by whichever instance starts first', async () => {
    await write('1_first', 'CREATE TABLE a (id int); INSERT INTO a VALUES (1);');
    await run();
    await client.query('BEGIN; UPDATE a SET id = 2');
    await write(
      '2_index',
      '-- of a large table\nCREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS a_id ON a (id);',
    );
    const applied = Promise.all([run(), run(), run()]);
    const writer = new pg.Client({ connectionString: database.url });
    await writer.connect();
    await until('the build waits for the transaction', async () => {
      const { rows } = await writer.query(
        "SELECT FROM pg_locks WHERE locktype = 'transactionid' AND NOT granted",
      );
      const waits = await writer.query("SELECT FROM pg_locks WHERE locktype = 'virtualxid' AND NOT granted");
      return rows.length + waits.rows.length > 0;
    });
    await writer.query("SET lock_timeout = '1s'; INSERT INTO a VALUES (3)");
    await client.query('COMMIT');
    expect((await applied).flat()).toEqual(['2_index']);
    await writer.end();
  });

  it('an index that an attempt left invalid is built again', async () => {
    await write('1_first', 'CREATE TABLE a (id int); INSERT INTO a VALUES (1), (1);');
    await write('2_index', 'CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS a_id ON a (id);');
    await expect(run()).rejects.toThrow('Migration 2_index failed: could not create unique index');
    await client.query('DELETE FROM a');
    expect(await run()).toEqual(['2_index']);
    const { rows } = await client.query(
      "SELECT indisvalid FROM pg_index WHERE indexrelid = 'a_id'::regclass",
    );
    expect(rows).toEqual([{ indisvalid: true }]);
  });

  it('an index that was built but not recorded is recorded, and nothing else may be in its file', async () => {
    await write('1_first', 'CREATE TABLE a (id int); CREATE INDEX a_id ON a (id);');
    await write('2_index', 'CREATE INDEX CONCURRENTLY IF NOT EXISTS a_id ON a (id);');
    expect(await run()).toEqual(['1_first', '2_index']);
    await write('3_index', 'CREATE INDEX CONCURRENTLY IF NOT EXISTS b_id ON a (id); DROP TABLE a;');
    await expect(run()).rejects.toThrow('its only statement must be');
    expect(await tables()).toContain('a');
  });

  it('a migration that the CLI left unfinished is reported, one that it rolled back is applied', async () => {
    await write('1_first', 'CREATE TABLE a (id int);');
    await run();
    await client.query('UPDATE _prisma_migrations SET finished_at = NULL');
    await expect(run()).rejects.toThrow('Migration 1_first was left unfinished');
    await client.query('UPDATE _prisma_migrations SET rolled_back_at = now(); DROP TABLE a');
    expect(await run()).toEqual(['1_first']);
  });

  it('settings of one migration do not affect the next, and waiting for a table lock times out', async () => {
    await write(
      '1_first',
      "SET search_path = ext; SET lock_timeout = '1h'; CREATE TABLE migrate_test.a (id int);",
    );
    await write('2_second', 'CREATE TABLE b AS SELECT current_setting($$lock_timeout$$) AS lock_timeout;');
    await run();
    expect((await client.query('SELECT * FROM b')).rows).toEqual([{ lock_timeout: '5s' }]);
  });
});

describe('a schema of an owner', () => {
  let owned: TestDatabase;
  const asAdministrator = async (sql: string): Promise<void> => {
    const admin = new pg.Client({ connectionString: adminUrlOf(owned) });
    await admin.connect();
    await admin.query(sql).finally(() => admin.end());
  };
  const migrateOwned = () => migrate({ url: adminUrlOf(owned), schema: 'owned_test', dir, log: () => {} });
  beforeEach(async () => {
    owned = await testDatabase({ service: 'owned-test', isOwned: true });
    await write(
      '1_first',
      'CREATE TABLE a (id int); CREATE TABLE b (id int); REVOKE UPDATE ON b FROM CURRENT_USER;',
    );
    await migrateOwned();
  });
  afterEach(() => owned.drop());

  it('gives the login its rights again where no migration is new', async () => {
    await asAdministrator('REVOKE ALL ON owned_test.a, owned_test.b FROM owned_test');
    expect(await migrateOwned()).toEqual([]);
    const login = new pg.Client({ connectionString: owned.url });
    await login.connect();
    await login.query('UPDATE a SET id = 2; SELECT FROM b');
    await expect(login.query('UPDATE b SET id = 2')).rejects.toThrow('permission denied');
    await login.end();
  });

  it('takes away again what a migration took, and gives the rest, where a dump was loaded without rights', async () => {
    // As pg_restore --no-privileges leaves them: the owner has all rights, its login none.
    await asAdministrator(
      'GRANT ALL ON owned_test.a, owned_test.b TO owned_test_owner; REVOKE ALL ON owned_test.a, owned_test.b FROM owned_test; REVOKE ALL ON SCHEMA owned_test FROM owned_test',
    );
    expect(await migrateOwned()).toEqual([]);
    const login = new pg.Client({ connectionString: owned.url });
    await login.connect();
    await login.query('UPDATE a SET id = 2; SELECT FROM b');
    await expect(login.query('UPDATE b SET id = 2')).rejects.toThrow('permission denied');
    await expect(login.query('SET ROLE owned_test_owner')).rejects.toThrow('permission denied');
    await login.end();
    const owner = new pg.Client({ connectionString: adminUrlOf(owned) });
    await owner.connect();
    await owner.query('SET ROLE owned_test_owner');
    await expect(owner.query('UPDATE owned_test.b SET id = 2')).rejects.toThrow('permission denied');
    await owner.end();
  });

  it('takes nothing from a table that a later migration dropped', async () => {
    await write('2_second', 'DROP TABLE b;');
    expect(await migrateOwned()).toEqual(['2_second']);
    expect(await migrateOwned()).toEqual([]);
  });

  it.each([
    ['which is its login’s', 'ALTER SCHEMA owned_test OWNER TO owned_test'],
    ['with a table of its login', 'ALTER TABLE owned_test.a OWNER TO owned_test'],
  ])('%s is refused with what to do, which suffices', async (_case, sql) => {
    await asAdministrator(sql);
    const repair = 'REASSIGN OWNED BY owned_test TO owned_test_owner';
    await expect(migrateOwned()).rejects.toThrow(repair);
    await asAdministrator(repair);
    expect(await migrateOwned()).toEqual([]);
  });
});

function adminUrlOf({ adminUrl, name }: TestDatabase): string {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.toString();
}
