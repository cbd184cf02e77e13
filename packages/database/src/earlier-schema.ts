import pg from 'pg';
import { withClient } from './connection.ts';

/** A schema was made by a release before 1.0, whose migrations no later release has. */
export class EarlierSchemaError extends Error {
  override readonly name = 'EarlierSchemaError';

  constructor(schema: string) {
    super(
      `The schema ${schema} was made by a release before 1.0, from which there is no upgrade: nothing was changed.`,
    );
  }
}

export interface EarlierSchemaOptions {
  /** An administrator's URL to any database of the server. */
  readonly adminUrl: string;
  readonly database: string;
  readonly schemas: readonly string[];
  /** The migration with which each schema begins. */
  readonly first: string;
}

/** @throws EarlierSchemaError when a schema has recorded other migrations without the first one */
export async function refuseEarlierSchemas(options: EarlierSchemaOptions): Promise<void> {
  const { adminUrl, database, schemas, first } = options;
  const exists = (client: pg.Client) =>
    client.query('SELECT FROM pg_database WHERE datname = $1', [database]);
  const { rowCount } = await withClient(adminUrl, 'migrate', exists);
  if (rowCount === 0) return;
  const url = new URL(adminUrl);
  url.pathname = `/${encodeURIComponent(database)}`;
  await withClient(url.toString(), 'migrate', async (client) => {
    for (const schema of schemas)
      if (await isEarlier(client, `${pg.escapeIdentifier(schema)}._prisma_migrations`, first))
        throw new EarlierSchemaError(schema);
  });
}

async function isEarlier(client: pg.Client, record: string, first: string): Promise<boolean> {
  const { rows } = await client.query<{ made: boolean }>('SELECT to_regclass($1) IS NOT NULL AS made', [
    record,
  ]);
  if (!rows[0]!.made) return false;
  const { rowCount } = await client.query(
    `SELECT FROM ${record} WHERE rolled_back_at IS NULL HAVING NOT bool_or(migration_name = $1)`,
    [first],
  );
  return rowCount === 1;
}
