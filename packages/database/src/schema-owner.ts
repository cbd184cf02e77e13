import pg from 'pg';

/** The role that owns a service's schema: migrations act as it, and nobody logs in as it. */
export const ownerOf = (schema: string): string => `${schema}_owner`;

/** Settings of a session that acts as the owner of a schema. */
export const asOwner = (schema: string): string[] => [`role=${ownerOf(schema)}`, `search_path=${schema},ext`];

/** A schema, or something in it, is another role's: its login could switch off what guards the ledger. */
class SchemaOwnerError extends Error {
  override readonly name = 'SchemaOwnerError';

  constructor(schema: string, found: string) {
    const owner = ownerOf(schema);
    // An administrator owns more than this schema.
    const how =
      found === schema
        ? `as by REASSIGN OWNED BY ${found} TO ${owner} in this database`
        : `by ALTER SCHEMA, TABLE and FUNCTION … OWNER TO ${owner}`;
    super(
      `The schema ${schema} or a table in it belongs to ${found} and not to ${owner}: give all of it to that role, ${how}, and migrate again.`,
    );
  }
}

const OTHER_OWNER = `
  SELECT owner::regrole::text AS found FROM (
    SELECT nspowner AS owner FROM pg_namespace WHERE nspname = $1
    UNION ALL SELECT relowner FROM pg_class WHERE relnamespace = (SELECT oid FROM pg_namespace WHERE nspname = $1)
  ) AS part WHERE owner <> $2::regrole LIMIT 1`;

/** @throws SchemaOwnerError with what to do */
export async function requireOwner(client: pg.ClientBase, schema: string): Promise<void> {
  const { rows } = await client.query<{ found: string }>(OTHER_OWNER, [schema, ownerOf(schema)]);
  if (rows[0] !== undefined) throw new SchemaOwnerError(schema, rows[0].found);
}

/**
 * Gives the service's login the use of the schema and, on each table of the owner's, what the owner may do of reading and changing rows: it cannot change
 * the table itself, empty it at once, or do what a migration has taken from the owner, as on the ledger. Migrations are recorded by the owner alone.
 */
export function grantRowsSql(schema: string): string {
  const [owner, login] = [pg.escapeLiteral(ownerOf(schema)), pg.escapeLiteral(schema)];
  return `DO $grant$ DECLARE name regclass; kind "char"; wanted text; BEGIN
  IF NOT has_schema_privilege(${login}::name, ${login}, 'USAGE') THEN
    EXECUTE format('GRANT USAGE ON SCHEMA %I TO %I', ${login}, ${login});
  END IF;
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
