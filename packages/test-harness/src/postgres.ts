import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { bootstrapDatabase, roleOf } from '@loupe/database/bootstrap';
import { databaseUrl, ensureTemplate } from './database-template.ts';
import { startSupervised } from './supervised.ts';

export interface TestPostgres {
  /** A superuser's URL. */
  readonly adminUrl: string;
  /** The server's log, with every statement: see ./statement-log. */
  readonly logFile: string;
  /** Does nothing: the server is shared by the test files of this process and ends with it. */
  stop(): Promise<void>;
}

let server: Promise<TestPostgres> | undefined;

/** The Postgres 18 of this test process, started by the first test file that needs it (about a second). */
export function startTestPostgres(): Promise<TestPostgres> {
  server ??= start();
  return server;
}

async function start(): Promise<TestPostgres> {
  const supervisor = await startSupervised<Omit<TestPostgres, 'stop'>>('postgres', 'postgres');
  return { ...supervisor.facts, stop: async () => {} };
}

export interface TestDatabaseOptions {
  /** The service's name; its role and schema have it with underscores. */
  readonly service: string;
  /** Absent: the schema is empty. */
  readonly migrationsDir?: string;
  /** True: the service's role only reads and changes rows, as in a shop. Else it owns its schema, so that a test can empty or change tables. */
  readonly isOwned?: boolean;
}

export interface TestDatabase {
  /** The service's own role. */
  readonly url: string;
  readonly adminUrl: string;
  readonly name: string;
  /** Deletes all rows but the record of migrations, also those that may not be deleted, and numbers begin at one again. */
  empty(): Promise<void>;
  drop(): Promise<void>;
}

/**
 * A migrated database for one caller: a copy of the service's template, made in tens of milliseconds after
 * the first.
 */
export async function testDatabase(options: TestDatabaseOptions): Promise<TestDatabase> {
  const { service, migrationsDir, isOwned = false } = options;
  const { adminUrl } = await startTestPostgres();
  const template = await ensureTemplate({ adminUrl, service, migrationsDir, isOwned });
  const name = `t_${roleOf(service)}_${randomBytes(6).toString('hex')}`;
  await onServer(adminUrl, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  // CREATE DATABASE does not copy rights and settings
  await bootstrapDatabase({ adminUrl, database: name, services: [service], owned: isOwned ? [service] : [] });
  return {
    url: databaseUrl(adminUrl, name, roleOf(service)),
    adminUrl: databaseUrl(adminUrl, name),
    name,
    empty: () => onServer(databaseUrl(adminUrl, name), emptySql(roleOf(service))),
    async drop() {
      await onServer(adminUrl, unusedSql(name));
      await onServer(adminUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}

/**
 * Waits a second at most until nobody is connected: a pool that has ended tells its connections to close, and one that Postgres cuts
 * off before that fails the test that runs then.
 */
const unusedSql = (name: string) => `DO $$ BEGIN
  FOR turn IN 1..20 LOOP
    PERFORM pg_stat_clear_snapshot();
    EXIT WHEN NOT EXISTS (SELECT FROM pg_stat_activity WHERE datname = '${name}');
    PERFORM pg_sleep(0.05);
  END LOOP;
END $$`;

/**
 * TRUNCATE makes new files for each table and index, which takes most of the time of a small test. As it would, this waits for
 * transactions that are not ended.
 */
const emptySql = (schema: string) => `
  SET session_replication_role = replica;
  DO $$
  DECLARE name regclass; numbers regclass;
  BEGIN
    FOR name IN SELECT format('%I.%I', schemaname, tablename) FROM pg_tables
      WHERE schemaname = '${schema}' AND tablename <> '_prisma_migrations' ORDER BY tablename
    LOOP
      EXECUTE format('LOCK TABLE %s IN ACCESS EXCLUSIVE MODE', name);
    END LOOP;
    FOR name IN SELECT format('%I.%I', schemaname, tablename) FROM pg_tables
      WHERE schemaname = '${schema}' AND tablename <> '_prisma_migrations'
    LOOP
      EXECUTE format('DELETE FROM %s', name);
    END LOOP;
    FOR numbers IN SELECT objid FROM pg_depend
      WHERE deptype = 'i' AND classid = 'pg_class'::regclass AND objid::regclass::text LIKE '${schema}.%'
        AND objid IN (SELECT oid FROM pg_class WHERE relkind = 'S')
    LOOP
      EXECUTE format('ALTER SEQUENCE %s RESTART', numbers);
    END LOOP;
  END $$`;

async function onServer(adminUrl: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl, application_name: 'test-harness' });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
