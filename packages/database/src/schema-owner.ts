import { setTimeout } from 'node:timers/promises';
import pg from 'pg';

/** The role that owns a service's schema: migrations act as it, and nobody logs in as it. */
export const ownerOf = (schema: string): string => `${schema}_owner`;

/** Settings of a session that acts as the owner of a schema. */
export const asOwner = (schema: string): string[] => [`role=${ownerOf(schema)}`, `search_path=${schema},ext`];

const LOCK_NOT_AVAILABLE = '55P03';
const ATTEMPTS = 60;
const AGAIN_MS = 500;
/** While this waits for a table, statements of the running shop wait behind it. */
const LOCK_TIMEOUT = `SET LOCAL lock_timeout = '1s'`;

/**
 * Gives the service's login, on each table of the owner's, what the owner may do of reading and changing rows: it cannot change
 * the table itself, empty it at once, or do what a migration has taken from the owner, as on the ledger. Migrations are recorded by the owner alone.
 */
export function grantRowsSql(schema: string): string {
  const [owner, login] = [pg.escapeLiteral(ownerOf(schema)), pg.escapeLiteral(schema)];
  return `DO $grant$ DECLARE name regclass; kind "char"; wanted text; BEGIN
  FOR name, kind IN SELECT oid, relkind FROM pg_class
    WHERE relnamespace = ${login}::regnamespace AND relowner = ${owner}::regrole
      AND relkind IN ('r', 'p', 'v', 'm', 'S') AND relname <> '_prisma_migrations'
  LOOP
    IF kind = 'S' THEN
      IF NOT has_sequence_privilege(${login}::name, name, 'USAGE') THEN
        EXECUTE format('GRANT USAGE, SELECT ON SEQUENCE %s TO %I', name, ${login});
      END IF;
      CONTINUE;
    END IF;
    FOREACH wanted IN ARRAY ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE'] LOOP
      IF has_table_privilege(${owner}::name, name, wanted) AND NOT has_table_privilege(${login}::name, name, wanted) THEN
        EXECUTE format('GRANT %s ON %s TO %I', wanted, name, ${login});
      ELSIF has_table_privilege(${login}::name, name, wanted) AND NOT has_table_privilege(${owner}::name, name, wanted) THEN
        EXECUTE format('REVOKE %s ON %s FROM %I', wanted, name, ${login});
      END IF;
    END LOOP;
  END LOOP;
END $grant$`;
}

/**
 * Takes a schema, and all that is in it, from the service's login to the owner, table by table while the shop runs: each changes hands and is
 * granted in one short transaction. Does nothing once that is done; interrupted, it goes on where it was.
 */
export async function giveToOwner(client: pg.Client, schema: string): Promise<void> {
  const { rows: own } = await client.query(
    'SELECT FROM pg_namespace WHERE nspname = $1::text AND nspowner = $1::text::regrole',
    [schema],
  );
  if (own.length === 0) return;
  const [owner, login] = [pg.escapeIdentifier(ownerOf(schema)), pg.escapeIdentifier(schema)];
  const { rows: tables } = await client.query<{ name: string }>(
    `SELECT oid::regclass::text AS name FROM pg_class
     WHERE relnamespace = $1::text::regnamespace AND relowner = $1::text::regrole AND relkind IN ('r', 'p', 'v', 'm')`,
    [schema],
  );
  // A reference is checked as the owner of its table, which has to see the schema.
  await client.query(`GRANT USAGE ON SCHEMA ${login} TO ${owner}`);
  for (const { name } of tables)
    await retried(client, `ALTER TABLE ${name} OWNER TO ${owner}; ${grantRowsSql(schema)}`);
  // The schema itself is the last.
  await retried(
    client,
    `REASSIGN OWNED BY ${login} TO ${owner}; GRANT USAGE ON SCHEMA ${login} TO ${login}; ${grantRowsSql(schema)}`,
  );
}

async function retried(client: pg.Client, sql: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await client.query(`BEGIN; ${LOCK_TIMEOUT}; ${sql}; COMMIT`);
      return;
    } catch (error) {
      await client.query('ROLLBACK');
      if ((error as pg.DatabaseError).code !== LOCK_NOT_AVAILABLE || attempt === ATTEMPTS) throw error;
      await setTimeout(AGAIN_MS);
    }
  }
}
