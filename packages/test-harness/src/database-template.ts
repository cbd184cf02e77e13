import { createHash } from 'node:crypto';
import pg from 'pg';
import { bootstrapDatabase, roleOf } from '@loupe/database/bootstrap';
import { migrate } from '@loupe/database/migrate';

export interface TemplateOptions {
  readonly adminUrl: string;
  readonly service: string;
  readonly migrationsDir: string | undefined;
  /** Whether its schema has an owner beside the login, as in a shop. */
  readonly isOwned: boolean;
}

/** The name of a migrated database to copy from; created by the first caller, while others wait. */
export async function ensureTemplate(options: TemplateOptions): Promise<string> {
  const { adminUrl, service, migrationsDir, isOwned } = options;
  const role = roleOf(service);
  const name = `template_${role}_${createHash('sha256')
    .update(`${migrationsDir ?? ''}${isOwned ? ' of an owner' : ''}`)
    .digest('hex')
    .slice(0, 12)}`;
  const admin = new pg.Client({ connectionString: adminUrl, application_name: 'test-harness' });
  await admin.connect();
  try {
    await admin.query('SELECT pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await admin.query('SELECT FROM pg_database WHERE datname = $1 AND datistemplate', [
      name,
    ]);
    if (rowCount === 1) return name;
    await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`); // left by migrations that failed
    await bootstrapDatabase({
      adminUrl,
      database: name,
      services: [service],
      owned: isOwned ? [service] : [],
    });
    const filled = isOwned
      ? { url: databaseUrl(adminUrl, name), schema: role }
      : { url: databaseUrl(adminUrl, name, role) };
    if (migrationsDir !== undefined) await migrate({ ...filled, dir: migrationsDir, log: () => {} });
    await admin.query(`ALTER DATABASE ${name} IS_TEMPLATE true`);
    return name;
  } finally {
    await admin.end();
  }
}

/** @param role its name is also its password; the administrator by default */
export function databaseUrl(adminUrl: string, database: string, role?: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${database}`;
  if (role !== undefined) Object.assign(url, { username: role, password: role });
  return url.toString();
}
