import { join } from 'node:path';
import { defineConfig } from 'prisma/config';
import { portsFrom, DEFAULT_PORT_BASE } from '../ports.ts';

process.env['PRISMA_SCHEMA_ENGINE_BINARY'] ??= join(import.meta.dirname, 'schema-engine');
process.env['CHECKPOINT_DISABLE'] ??= '1'; // no telemetry
process.env['PRISMA_HIDE_UPDATE_MESSAGE'] ??= '1';

/** As `bootstrapDatabase` prepares the real database, for migrations that use them. */
const EXTENSIONS = ['pg_trgm', 'unaccent', 'btree_gin', 'btree_gist'];
const PREPARE_SHADOW = [
  'CREATE SCHEMA IF NOT EXISTS ext',
  ...EXTENSIONS.map((name) => `CREATE EXTENSION IF NOT EXISTS ${name} SCHEMA ext`),
  '',
].join(';');

/**
 * A service's prisma.config.ts: its schema and migrations, and its own schema in the shop's one database, at
 * DATABASE_URL or else in the shop that runs on this machine.
 * @param service its folder's name, e.g. `cart-checkout`
 */
export function serviceConfig(service: string): ReturnType<typeof defineConfig> {
  const role = service.replaceAll('-', '_');
  const { postgres } = portsFrom(Number(process.env['LOUPE_PORT_BASE'] ?? DEFAULT_PORT_BASE));
  const url = new URL(
    process.env['DATABASE_URL'] ?? `postgresql://${role}:${role}@127.0.0.1:${postgres}/loupe`,
  );
  url.searchParams.set('schema', role);
  return defineConfig({
    experimental: { externalTables: true }, // initShadowDb is refused without it
    schema: 'prisma/schema.prisma',
    migrations: { path: 'prisma/migrations', initShadowDb: PREPARE_SHADOW },
    datasource: { url: url.toString() },
  });
}
