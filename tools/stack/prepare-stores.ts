import { join } from 'node:path';
import { bootstrapDatabase } from '@loupe/database/bootstrap';
import { refuseEarlierSchemas } from '@loupe/database/earlier-schema';
import { migrate, refuseEdited, unknownMigrations } from '@loupe/database/migrate';
import { createLogger } from '@loupe/telemetry/logger';
import { createKafka } from '@loupe/messaging/kafka';
import { ensureTopics } from '@loupe/messaging/topics';
import { TOPICS } from '@loupe/contracts/topics';
import { LOGINS, roleOf, SERVICES, type LoginName } from '@loupe/contracts/services';
import { PrerequisiteError } from '@loupe/local-servers/prerequisite-error';
import { cellNamed, numberBagsOf, refuseOtherCell } from './cell.ts';
import { ROOT } from './services.ts';

/** The URL with which a process logs in. */
export type UrlOf = (name: LoginName) => string;

/** @throws EarlierSchemaError when a service's schema is from before 1.0 */
export const refuseEarlierReleases = (adminUrl: string, database: string): Promise<void> =>
  refuseEarlierSchemas({ adminUrl, database, schemas: SERVICES.map(roleOf), first: '1_init' });

/**
 * Migrates one service after the other, each as the owner of its schema, and has the database number orders in the part of its cell.
 * @param cell a shop on one database is cell 0
 * @throws before it has changed any: EarlierSchemaError, when one is from before 1.0; EditedMigrationError; PrerequisiteError for another cell
 */
export async function migrateServices(adminUrl: string, database: string, cell = '0'): Promise<void> {
  const numbered = cellNamed(cell);
  await refuseEarlierReleases(adminUrl, database);
  const url = new URL(adminUrl);
  url.pathname = `/${database}`;
  const schemas = SERVICES.map((service) => ({
    service,
    schema: {
      url: url.toString(),
      schema: roleOf(service),
      dir: join(ROOT, 'services', service, 'prisma/migrations'),
    },
  }));
  for (const { schema } of schemas) await refuseEdited(schema);
  await refuseOtherCell(numbered, url.toString());
  for (const { service, schema } of schemas) {
    await migrate({ ...schema, log: () => {} });
    const [unknown] = await unknownMigrations(schema);
    if (unknown) {
      process.stderr.write(
        `  ! ${service}'s data was made by a newer version (${unknown} is not known here): if something fails, use that version or "npm run reset".\n`,
      );
    }
  }
  await numberBagsOf(numbered, url.toString());
}

/** Creates the topics of the registry that are missing. @param replicas the brokers that are to have each event; 1 unless given */
export async function createTopics(brokers: string, replicas = '1'): Promise<void> {
  if (!/^[1-9]$/.test(replicas)) throw new PrerequisiteError('KAFKA_REPLICAS is a number from 1 to 9.');
  const logger = createLogger({ service: 'topics', level: 'error' });
  const kafka = createKafka({ brokers: brokers.split(','), clientId: 'loupe-tools', logger });
  await ensureTopics(kafka, TOPICS, Number(replicas));
}

/**
 * Creates the services' database, and their roles with the passwords of their own URLs, so that a password is stored once.
 * @throws PrerequisiteError when the URLs are of different databases or roles; EarlierSchemaError
 */
export async function createRoles(adminUrl: string, urlOf: UrlOf): Promise<void> {
  const logins = new Map(LOGINS.map((name) => [roleOf(name), new URL(urlOf(name))]));
  for (const [role, { username }] of logins)
    if (username !== role) throw new PrerequisiteError(`The URL of role ${role} logs in as another role.`);
  const database = databaseOf(urlOf);
  await refuseEarlierReleases(adminUrl, database);
  await bootstrapDatabase({
    adminUrl,
    database,
    services: [...logins.keys()],
    owned: SERVICES.map(roleOf),
    passwordOf: (role) => decodeURIComponent(logins.get(role)?.password ?? ''),
  });
}

/** The database of all services. @throws PrerequisiteError when their URLs are of different ones */
export function databaseOf(urlOf: UrlOf): string {
  const [database = '', other] = new Set(LOGINS.map((name) => new URL(urlOf(name)).pathname.slice(1)));
  if (database === '' || other !== undefined)
    throw new PrerequisiteError('The URLs of all services must name the same database.');
  return database;
}
