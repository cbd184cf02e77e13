import pg from 'pg';
import { connectionOf, withClient } from './connection.ts';
import type { Datasource } from './engine-arguments.ts';

const NO_SUCH_DATABASE = '3D000';
/** Prisma's codes by Postgres's codes; all others count as an unreachable server. */
const PRISMA_CODES: Readonly<Record<string, string>> = {
  [NO_SUCH_DATABASE]: 'P1003',
  '28P01': 'P1000',
  '28000': 'P1000',
};
const UNREACHABLE = 'P1001';

/** Creates the database of a URL unless it exists. It connects to that database first, since a role may have access to no other. */
export async function createDatabase(url: string): Promise<{ databaseName: string }> {
  const { config } = connectionOf(url);
  try {
    await withClient(config, async () => {});
  } catch (error) {
    if ((error as pg.DatabaseError).code !== NO_SUCH_DATABASE) throw error;
    await onServer(url, `CREATE DATABASE ${pg.escapeIdentifier(config.database)}`);
  }
  return { databaseName: config.database };
}

/** `schema-engine cli --datasource {…} <command>`: @returns the exit code */
export async function runDatabaseCommand(command: string, { url = '' }: Datasource): Promise<number> {
  try {
    await perform(command, url);
    return 0;
  } catch (error) {
    reportFailure(error as Error & { code?: string });
    return 1;
  }
}

async function perform(command: string, url: string): Promise<void> {
  const { config } = connectionOf(url);
  if (command === 'can-connect-to-database') return withClient(config, async () => {});
  if (command === 'create-database') return void (await createDatabase(url));
  if (command === 'drop-database') {
    return onServer(url, `DROP DATABASE IF EXISTS ${pg.escapeIdentifier(config.database)} WITH (FORCE)`);
  }
  throw new Error(`Unknown command ${command}`);
}

async function onServer(url: string, sql: string): Promise<void> {
  const { options: _, ...config } = connectionOf(url).config;
  await withClient({ ...config, database: 'postgres' }, async (client) => void (await client.query(sql)));
}

/** The CLI skips the first line of stderr and expects JSON on every other line. */
function reportFailure({ message, code = '' }: Error & { code?: string }): void {
  const line = (level: string, fields: object) =>
    JSON.stringify({ timestamp: new Date().toISOString(), level, fields, target: 'schema_engine::logger' });
  const failure = {
    message: message || code,
    error_code: PRISMA_CODES[code] ?? UNREACHABLE,
    is_panic: false,
    meta: {},
  };
  process.stderr.write(`${line('INFO', { message: 'start' })}\n${line('ERROR', failure)}\n`);
}
