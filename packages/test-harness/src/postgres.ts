import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { bootstrapDatabase, roleOf } from '@loupe/database/bootstrap';
import { databaseUrl, ensureTemplate } from './database-template.ts';
import { runFolder } from './run-folder.ts';
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

/** The Postgres 18 of this test process, started by whichever of its files asks first (about a second). */
export function startTestPostgres(): Promise<TestPostgres> {
  server ??= startOrJoin();
  return server;
}

/**
 * jest gives each test file modules of its own, so that only a file on disk tells the next one of the server.
 */
async function startOrJoin(): Promise<TestPostgres> {
  const factsFile = join(runFolder('postgres', process.pid), 'facts.json');
  if (!existsSync(factsFile)) {
    const supervisor = await startSupervised<Omit<TestPostgres, 'stop'>>('postgres', 'postgres');
    writeFileSync(factsFile, JSON.stringify(supervisor.facts));
  }
  const facts = JSON.parse(readFileSync(factsFile, 'utf8')) as Omit<TestPostgres, 'stop'>;
  return { ...facts, stop: async () => {} };
}

export interface TestDatabaseOptions {
  /** The service's name; its role and schema bear it with underscores. */
  readonly service: string;
  /** Absent: the schema is empty. */
  readonly migrationsDir?: string;
}

export interface TestDatabase {
  /** The service's own role. */
  readonly url: string;
  readonly adminUrl: string;
  readonly name: string;
  drop(): Promise<void>;
}

/**
 * A database of the caller's own, migrated: a copy of the service's template, in tens of milliseconds after
 * the first.
 */
export async function testDatabase({ service, migrationsDir }: TestDatabaseOptions): Promise<TestDatabase> {
  const { adminUrl } = await startTestPostgres();
  const template = await ensureTemplate({ adminUrl, service, migrationsDir });
  const name = `t_${roleOf(service)}_${randomBytes(6).toString('hex')}`;
  await onServer(adminUrl, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  // Rights and settings of a database are not copied
  await bootstrapDatabase({ adminUrl, database: name, services: [service] });
  return {
    url: databaseUrl(adminUrl, name, roleOf(service)),
    adminUrl: databaseUrl(adminUrl, name),
    name,
    drop: () => onServer(adminUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

async function onServer(adminUrl: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl, application_name: 'test-harness' });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
