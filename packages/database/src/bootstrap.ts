import pg from 'pg';
import { lockKeys } from './advisory-lock.ts';
import { withClient } from './connection.ts';
import { ownerOf } from './schema-owner.ts';

/** Extensions the services use, in a schema that all may read and none may write. */
const EXTENSIONS = ['pg_trgm', 'unaccent', 'btree_gin', 'btree_gist'] as const;
const ALREADY_EXISTS = '42P04';

export interface BootstrapOptions {
  /** A superuser's URL to any database of the server. */
  adminUrl: string;
  /** The shop's database; created if it does not exist. */
  database: string;
  /** Service names or role names; role and schema have the name with underscores. */
  services: readonly string[];
  /**
   * Those of them whose schema belongs to a role beside the login, `<schema>_owner`: migrations act as it, and the login only reads and changes rows.
   * The others make their tables themselves.
   */
  owned?: readonly string[];
  /** A role's password; defaults to the role's name, for laptops and tests. */
  passwordOf?: (role: string) => string;
  /**
   * Also grants what `prisma migrate dev` needs: creating shadow databases and recreating schemas. Never
   * in production.
   */
  allowMigrateDev?: boolean;
}

/** `cart-checkout` → `cart_checkout`: the name of a service's role and schema. */
export function roleOf(service: string): string {
  return service.replaceAll('-', '_');
}

/**
 * Creates the database, the extensions, and for each service a login role and its schema. A role
 * can access only its own schema and `ext`. Idempotent and safe to run concurrently; changes nothing that is
 * already in place.
 */
export async function bootstrapDatabase(options: BootstrapOptions): Promise<void> {
  const { adminUrl, database, services, owned = [] } = options;
  await withClient(adminUrl, 'bootstrap', async (server) => {
    // Roles belong to the whole server: concurrent bootstraps would conflict.
    await server.query('SELECT pg_advisory_lock($1, $2)', lockKeys('bootstrap', 'server'));
    await createDatabase(server, database);
    const url = new URL(adminUrl);
    url.pathname = `/${encodeURIComponent(database)}`;
    await withClient(url.toString(), 'bootstrap', async (client) => {
      await client.query(sharedSql(database));
      for (const service of services)
        await client.query(serviceSql(roleOf(service), { ...options, isOwned: owned.includes(service) }));
    });
  });
}

async function createDatabase(server: pg.Client, database: string): Promise<void> {
  const found = await server.query('SELECT FROM pg_database WHERE datname = $1', [database]);
  if (found.rowCount === 0) {
    await server
      .query(`CREATE DATABASE ${pg.escapeIdentifier(database)}`)
      .catch((error: pg.DatabaseError) => {
        if (error.code !== ALREADY_EXISTS) throw error;
      });
  }
  await server.query('REVOKE CONNECT ON DATABASE postgres, template1 FROM PUBLIC');
}

function sharedSql(database: string): string {
  const name = pg.escapeIdentifier(database);
  return `
    REVOKE ALL ON DATABASE ${name} FROM PUBLIC;
    ALTER DATABASE ${name} SET timezone = 'UTC';
    REVOKE ALL ON SCHEMA public FROM PUBLIC;
    CREATE SCHEMA IF NOT EXISTS ext;
    GRANT USAGE ON SCHEMA ext TO PUBLIC;
    ${EXTENSIONS.map((extension) => `CREATE EXTENSION IF NOT EXISTS ${extension} SCHEMA ext;`).join('\n')}`;
}

function serviceSql(
  name: string,
  { database, passwordOf, isOwned, allowMigrateDev = false }: BootstrapOptions & { isOwned: boolean },
): string {
  const role = pg.escapeIdentifier(name);
  const inDatabase = pg.escapeIdentifier(database);
  const owner = isOwned ? pg.escapeIdentifier(ownerOf(name)) : role;
  return `
    ${[name, ...(isOwned ? [ownerOf(name)] : [])].map(roleSql).join('')}
    ALTER ROLE ${role} LOGIN ${allowMigrateDev ? 'CREATEDB' : 'NOCREATEDB'} NOSUPERUSER NOCREATEROLE
      PASSWORD ${pg.escapeLiteral(passwordOf?.(name) ?? name)};
    CREATE SCHEMA IF NOT EXISTS ${role} AUTHORIZATION ${owner};
    GRANT USAGE ON SCHEMA ${role} TO ${role};
    GRANT CONNECT ON DATABASE ${inDatabase} TO ${role};
    ${allowMigrateDev ? 'GRANT' : 'REVOKE'} CREATE ON DATABASE ${inDatabase} ${allowMigrateDev ? 'TO' : 'FROM'} ${role};
    ALTER ROLE ${role} IN DATABASE ${inDatabase} SET search_path = ${role}, ext;`;
}

const roleSql = (name: string): string => `DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = ${pg.escapeLiteral(name)}) THEN CREATE ROLE ${pg.escapeIdentifier(name)}; END IF;
END $$;`;
