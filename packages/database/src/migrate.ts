import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { lockKeys } from './advisory-lock.ts';
import { withClient } from './connection.ts';
import { buildIndex, isConcurrent } from './concurrent-index.ts';
import { asOwner, grantRowsSql, requireOwner } from './schema-owner.ts';
import { takeRightsSql } from './taken-rights.ts';

/**
 * Prisma Migrate's own table, column for column: its CLI reads the rows written here, and this code reads the CLI's.
 */
const BOOKKEEPING = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id                  varchar(36) PRIMARY KEY,
  checksum            varchar(64) NOT NULL,
  finished_at         timestamptz,
  migration_name      varchar(255) NOT NULL,
  logs                text,
  rolled_back_at      timestamptz,
  started_at          timestamptz NOT NULL DEFAULT now(),
  applied_steps_count integer NOT NULL DEFAULT 0
)`;

/** A migration cannot be applied; `migration` is its folder's name. */
export class MigrationError extends Error {
  override readonly name: string = 'MigrationError';
  readonly migration: string;

  constructor(migration: string, message: string, options?: ErrorOptions) {
    super(`Migration ${migration} ${message}`, options);
    this.migration = migration;
  }
}

/** A migration is not the one that this database has recorded: another release made the schema, or the file was edited. */
export class EditedMigrationError extends MigrationError {
  override readonly name = 'EditedMigrationError';

  constructor(migration: string) {
    super(
      migration,
      'was applied to this database with another text, and nothing was changed: run the release that made the schema, ' +
        'or restore the file and write a new migration for the change.',
    );
  }
}

export interface MigrateOptions {
  /** With `schema` an administrator's; else that of the role whose search_path says which schema the migrations fill. */
  url: string;
  /** The schema to fill, as its owner, whose service's login gets the rights to its rows. */
  schema?: string;
  /** Folder of `1_init` and what followed it, `<timestamp>_<name>`, each with its `migration.sql`. */
  dir: string;
  /** Called for each migration as it is applied. */
  log: (message: string) => void;
}

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/**
 * Brings a service's schema up to date the way `prisma migrate deploy` does, in name order, each migration in
 * one transaction with its bookkeeping row: killed at any moment, it is either applied and recorded or
 * neither. One that builds an index concurrently has no transaction, and is built again. Instances that
 * start at the same time wait for each other.
 * @returns the names of what was applied
 * @throws EditedMigrationError before any is applied
 * @throws MigrationError for one that fails, or was left unfinished by Prisma's CLI
 * @throws SchemaOwnerError for a schema that is not its owner's
 */
export function migrate({ url, schema, dir, log }: MigrateOptions): Promise<string[]> {
  const work = async (client: pg.Client) => {
    await lockMigrations(client, schema);
    if (schema !== undefined) await requireOwner(client, schema);
    await client.query(BOOKKEEPING);
    const recorded = await recordedChecksums(client);
    const applied: string[] = [];
    const migrations = await readMigrations(dir);
    for (const migration of migrations.filter((each) => !isRecorded(each, recorded))) {
      await apply(client, migration, schema);
      log(`applied ${migration.name}`);
      applied.push(migration.name);
    }
    // Also without a new one: the login may have been made again, or the tables loaded from a dump without rights.
    if (schema !== undefined) {
      const taken = takeRightsSql(
        schema,
        migrations.map(({ sql }) => sql),
      );
      await client.query(`${taken}\n${grantRowsSql(schema)}`);
    }
    return applied;
  };
  return withClient(url, 'migrate', work, ownerSettings(schema));
}

/**
 * Migrations that were applied by a newer version and that this one does not know. Migrations expand first, so most
 * versions keep working.
 */
export async function unknownMigrations({
  url,
  schema,
  dir,
}: Omit<MigrateOptions, 'log'>): Promise<string[]> {
  const known = new Set((await readMigrations(dir)).map(({ name }) => name));
  const recorded = await withClient(url, 'migrate', recordedChecksums, ownerSettings(schema));
  return [...recorded.keys()].filter((name) => !known.has(name)).sort();
}

/**
 * Before the schemas of several services are migrated: the last one would stop what the others had begun.
 * @throws EditedMigrationError where the database has recorded one of these with another text
 */
export async function refuseEdited({ url, schema, dir }: Omit<MigrateOptions, 'log'>): Promise<void> {
  const migrations = await readMigrations(dir);
  const work = async (client: pg.Client) => {
    const { rows } = await client.query<{ kept: boolean }>(
      `SELECT to_regclass('_prisma_migrations') IS NOT NULL AS kept`,
    );
    if (!rows[0]!.kept) return;
    const recorded = await recordedChecksums(client);
    for (const migration of migrations) isRecorded(migration, recorded);
  };
  await withClient(url, 'migrate', work, ownerSettings(schema));
}

const ownerSettings = (schema: string | undefined) => (schema === undefined ? [] : asOwner(schema));

const LOOK_AGAIN_MS = 100;

/** Asked for again and again: a statement that waits for a lock has a snapshot, which a concurrent build of an index waits for. */
async function lockMigrations(client: pg.Client, schema = client.user ?? ''): Promise<void> {
  const keys = lockKeys('migrate', schema);
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>(
      'SELECT pg_try_advisory_lock($1, $2) AS mine',
      keys,
    );
    if (rows[0]!.mine) return;
    await setTimeout(LOOK_AGAIN_MS);
  }
}

async function recordedChecksums(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string; finished: boolean }>(
    `SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS finished
     FROM _prisma_migrations WHERE rolled_back_at IS NULL`,
  );
  const unfinished = rows.find(({ finished }) => !finished);
  if (unfinished) {
    throw new MigrationError(
      unfinished.name,
      'was left unfinished: resolve it with `prisma migrate resolve`.',
    );
  }
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

async function readMigrations(dir: string): Promise<Migration[]> {
  const entries = await readdir(dir, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(
    names.sort().map(async (name) => {
      const sql = await readFile(join(dir, name, 'migration.sql'), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

function isRecorded({ name, checksum }: Migration, recorded: ReadonlyMap<string, string>): boolean {
  const known = recorded.get(name);
  if (known !== undefined && known !== checksum) {
    throw new EditedMigrationError(name);
  }
  return known !== undefined;
}

async function apply(client: pg.Client, migration: Migration, schema?: string): Promise<void> {
  const { name, sql } = migration;
  try {
    if (isConcurrent(sql)) {
      await buildIndex(client, sql);
      await record(client, migration);
      return;
    }
    // While a statement waits for a table lock, all later statements on that table wait too.
    await client.query("BEGIN; SET LOCAL lock_timeout = '5s'");
    await client.query(sql); // in one message: only the server knows where each statement ends
    // SETs of a migration must not affect its bookkeeping row or the next migration
    await client.query('RESET ALL');
    if (schema !== undefined) await client.query(grantRowsSql(schema));
    await record(client, migration);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw new MigrationError(
      name,
      `failed${isConcurrent(sql) ? '' : ' and changed nothing'}: ${(error as Error).message}`,
      {
        cause: error,
      },
    );
  }
}

const record = (client: pg.Client, { name, checksum }: Migration) =>
  client.query(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
     VALUES ($1, $2, $3, now(), clock_timestamp(), 1)`,
    [randomUUID(), checksum, name],
  );
