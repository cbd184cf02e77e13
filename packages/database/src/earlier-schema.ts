import pg from 'pg';
import { withClient } from './connection.ts';

/** A schema was made by a release before 1.0, whose migrations no later release has. */
export class EarlierSchemaError extends Error {
  override readonly name = 'EarlierSchemaError';

  constructor(schema: string, database: string) {
    super(
      `The schema ${schema} of the database ${database} was made by a release before 1.0, from which there is no upgrade: nothing was changed.`,
    );
  }
}

/** Postgres has no database of that name: the job `roles` is yet to create it. */
const NO_SUCH_DATABASE = '3D000';

export interface EarlierSchemaOptions {
  /** To any database of the server, of a login that may read the schemas. */
  readonly adminUrl: string;
  readonly database: string;
  readonly schemas: readonly string[];
  /** The migration with which each schema begins. */
  readonly first: string;
}

/** @throws EarlierSchemaError when a schema has recorded other migrations without the first one */
export async function refuseEarlierSchemas(options: EarlierSchemaOptions): Promise<void> {
  const { adminUrl, database, schemas, first } = options;
  const url = new URL(adminUrl);
  url.pathname = `/${encodeURIComponent(database)}`;
  try {
    await withClient(url.toString(), 'migrate', async (client) => {
      for (const schema of schemas)
        if (await isEarlier(client, `${pg.escapeIdentifier(schema)}._prisma_migrations`, first))
          throw new EarlierSchemaError(schema, database);
    });
  } catch (error) {
    if ((error as pg.DatabaseError).code !== NO_SUCH_DATABASE) throw error;
  }
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
