import { join } from 'node:path';
import { bootstrapDatabase, roleOf } from '@loupe/database/bootstrap';
import { migrate } from '@loupe/database/migrate';
import { databaseUrl } from '@loupe/test-harness/database-template';
import { startTestPostgres } from '@loupe/test-harness/postgres';

/** Migrates the schemas of these services in one database. @param root of the repository, or of a copy. @returns the URL of a service's role */
export async function allSchemas(
  root: string,
  services: readonly string[],
): Promise<(service: string) => string> {
  const { adminUrl } = await startTestPostgres();
  const database = 'statements';
  await bootstrapDatabase({ adminUrl, database, services });
  const urlOf = (service: string) => databaseUrl(adminUrl, database, roleOf(service));
  await Promise.all(
    services.map((service) => {
      const dir = join(root, 'services', service, 'prisma/migrations');
      return migrate({ url: urlOf(service), dir, log: () => {} });
    }),
  );
  return urlOf;
}
