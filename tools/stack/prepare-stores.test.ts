import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { roleOf, SERVICES, type LoginName } from '@loupe/contracts/services';
import { bootstrapDatabase } from '@loupe/database/bootstrap';
import { EditedMigrationError, migrate } from '@loupe/database/migrate';
import { startTestPostgres } from '@loupe/test-harness/postgres';
import pg from 'pg';
import { collectStatements, declaringModules } from '../statements/collect.ts';
import { prepareStores, type Infrastructure } from './infrastructure.ts';
import { createRoles, migrateServices } from './prepare-stores.ts';
import { sentenceFor } from './sentence-for.ts';
import { ROOT } from './services.ts';

const { adminUrl } = await startTestPostgres();
const database = `release_${randomBytes(4).toString('hex')}`;

/** The server's roles are shared by all tests of this process, so the passwords stay what they are. */
function urlOf(service: LoginName): string {
  const url = new URL(adminUrl);
  url.username = roleOf(service);
  url.password = roleOf(service);
  url.pathname = `/${database}`;
  return url.toString();
}

async function query(url: string, sql: string): Promise<object[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return (await client.query<object>(sql).finally(() => client.end())).rows;
}
const CATALOGUE = `SELECT n.nspname, n.nspowner, n.nspacl, c.relname, c.relowner, c.relacl, (SELECT count(*) FROM pg_proc) AS functions
  FROM pg_namespace n LEFT JOIN pg_class c ON c.relnamespace = n.oid WHERE n.nspname !~ '^pg_' ORDER BY 1, 4`;
const OWNERS = `SELECT DISTINCT relowner::regrole::text AS owner FROM pg_class
  WHERE relnamespace = 'cart_checkout'::regnamespace AND relkind IN ('r', 'S', 'v')`;

afterAll(() => query(adminUrl, `DROP DATABASE IF EXISTS ${database} WITH (FORCE)`));

describe('the jobs of a release', () => {
  it('create the roles of the services’ own URLs, and migrate as the owners of the schemas, any number of times', async () => {
    for (const _run of [1, 2]) {
      await createRoles(adminUrl, urlOf);
      await migrateServices(adminUrl, database);
    }
    expect(await query(urlOf('cart-checkout'), 'SELECT current_user, count(*) FROM placement')).toEqual([
      { current_user: 'cart_checkout', count: '0' },
    ]);
    expect(await query(urlOf('cart-checkout'), OWNERS)).toEqual([{ owner: 'cart_checkout_owner' }]);
  });

  it.each([
    ['drop a table', 'DROP TABLE ledger_entry'],
    ['change a table', 'ALTER TABLE tender ADD note text'],
    ['switch a trigger off', 'ALTER TABLE ledger_entry DISABLE TRIGGER ALL'],
    ['empty a table at once', 'TRUNCATE tender CASCADE'],
    ['make a table', 'CREATE TABLE mine (id int)'],
    [
      'replace a function',
      'CREATE OR REPLACE FUNCTION clock() RETURNS timestamptz LANGUAGE sql AS $$SELECT now()$$',
    ],
    ['change a booking', 'UPDATE ledger_entry SET amount_minor = 1'],
    ['remove a booking', 'DELETE FROM ledger_entry'],
    [
      'take the right to change one',
      'GRANT UPDATE ON ledger_entry TO payments_finance; UPDATE ledger_entry SET amount_minor = 1',
    ],
    ['act as the owner', 'SET ROLE payments_finance_owner'],
    ['record a migration', 'DELETE FROM _prisma_migrations'],
  ])('[MU-13] leave a service’s own login no way to %s', async (_what, sql) => {
    await expect(query(urlOf('payments-finance'), sql)).rejects.toMatchObject({ code: '42501' });
  });

  it.each(SERVICES)('leave the login of %s the rights that each of its statements needs', async (service) => {
    const folder = join(ROOT, 'services', service, 'src/adapters/db');
    const statements = await collectStatements(await declaringModules(folder));
    const client = new pg.Client({ connectionString: urlOf(service) });
    await client.connect();
    const refused: string[] = [];
    for (const { name, text } of statements)
      await client
        .query(`EXPLAIN (GENERIC_PLAN) ${text}`)
        .catch((error: Error) => refused.push(`${name}: ${error.message}`));
    await client.end();
    expect(refused).toEqual([]);
  });

  it('stop at a schema from before 1.0 with one sentence, and change nothing', async () => {
    const earlier = `earlier_${randomBytes(4).toString('hex')}`;
    const within = urlOf('content').replace(database, earlier);
    const admin = new URL(adminUrl);
    const urlOfEarlier = (name: LoginName) => urlOf(name).replace(database, earlier);
    admin.pathname = `/${earlier}`;
    await bootstrapDatabase({ adminUrl, database: earlier, services: ['content'] });
    try {
      await query(
        within,
        `CREATE TABLE _prisma_migrations AS SELECT '20261121133000_content' AS migration_name, NULL::timestamptz AS rolled_back_at`,
      );
      const before = await query(admin.toString(), CATALOGUE);
      const jobs = [
        () => createRoles(adminUrl, urlOfEarlier),
        () => migrateServices(adminUrl, earlier),
        () => prepareStores({ adminUrl, kafkaBrokers: '' } as Infrastructure, earlier),
      ];
      for (const job of jobs)
        expect(sentenceFor(await job().catch((error: unknown) => error))).toBe(
          `The schema content of the database ${earlier} was made by a release before 1.0, from which there is no upgrade: ` +
            'nothing was changed; run "npm run reset" if it is in the data folder, else drop that database or use another server.',
        );
      expect(await query(admin.toString(), CATALOGUE)).toEqual(before);
    } finally {
      await query(adminUrl, `DROP DATABASE ${earlier} WITH (FORCE)`);
    }
  });

  it('say in one sentence what to do about a migration that the database has recorded with another text', () => {
    expect(sentenceFor(new EditedMigrationError('1_init'))).toBe(
      'Migration 1_init was applied to this database with another text, and nothing was changed: run the release that made the schema, ' +
        'or restore the file and write a new migration for the change. "npm run reset" deletes the data folder of a developer.',
    );
  });

  it('change no service where the last one has recorded a migration with another text', async () => {
    const edited = `edited_${randomBytes(4).toString('hex')}`;
    const urlOfEdited = (name: LoginName) => urlOf(name).replace(database, edited);
    const admin = new URL(adminUrl);
    admin.pathname = `/${edited}`;
    try {
      await createRoles(adminUrl, urlOfEdited);
      const schema = roleOf(SERVICES.at(-1)!);
      const dir = join(ROOT, 'services', SERVICES.at(-1)!, 'prisma/migrations');
      await migrate({ url: admin.toString(), schema, dir, log: () => {} });
      await query(admin.toString(), `UPDATE ${schema}._prisma_migrations SET checksum = 'another'`);
      const before = await query(admin.toString(), CATALOGUE);
      await expect(migrateServices(adminUrl, edited)).rejects.toThrow(EditedMigrationError);
      expect(await query(admin.toString(), CATALOGUE)).toEqual(before);
    } finally {
      await query(adminUrl, `DROP DATABASE IF EXISTS ${edited} WITH (FORCE)`);
    }
  });

  it('refuse URLs of two databases, and a URL that logs in as somebody else', async () => {
    const elsewhere = (service: LoginName) =>
      service === 'content' ? urlOf(service).replace(database, 'another') : urlOf(service);
    await expect(createRoles(adminUrl, elsewhere)).rejects.toThrow('must name the same database');
    await expect(createRoles(adminUrl, () => urlOf('identity'))).rejects.toThrow(
      'The URL of role catalog_search logs in as another role.',
    );
  });
});
