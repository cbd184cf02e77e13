import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { LOGINS, roleOf, SERVICES, type LoginName } from '@loupe/contracts/services';
import { bootstrapDatabase } from '@loupe/database/bootstrap';
import { migrate } from '@loupe/database/migrate';
import { startTestPostgres } from '@loupe/test-harness/postgres';
import pg from 'pg';
import { createRoles, migrateServices } from '../stack/prepare-stores.ts';
import { ROOT } from '../stack/services.ts';

const { adminUrl } = await startTestPostgres();
const database = `running_${randomBytes(4).toString('hex')}`;
afterAll(() => query(adminUrl, `DROP DATABASE IF EXISTS ${database} WITH (FORCE)`));

function urlOf(service: LoginName): string {
  const url = new URL(adminUrl);
  Object.assign(url, { username: roleOf(service), password: roleOf(service), pathname: `/${database}` });
  return url.toString();
}

async function query(url: string, sql: string): Promise<object[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return (await client.query<object>(sql).finally(() => client.end())).rows;
}

const owners = () =>
  query(
    urlOf('cart-checkout'),
    `SELECT DISTINCT relowner::regrole::text AS owner FROM pg_class
     WHERE relnamespace = 'cart_checkout'::regnamespace AND relkind IN ('r', 'S', 'v')`,
  );

/** As the release before left it: each service owns its schema. */
async function formerShop(): Promise<void> {
  await bootstrapDatabase({ adminUrl, database, services: LOGINS.map(roleOf) });
  for (const service of SERVICES) {
    const dir = join(ROOT, 'services', service, 'prisma/migrations');
    await migrate({ url: urlOf(service), dir, log: () => {} });
  }
}

it('an upgrade gives the tables of a running shop to their owners, while a service uses them', async () => {
  await formerShop();
  expect(await owners()).toEqual([{ owner: 'cart_checkout' }]);
  const service = new pg.Client({ connectionString: urlOf('cart-checkout') });
  await service.connect();
  let isRunning = true;
  let written = 0;
  const traffic = (async () => {
    for (; isRunning; written++)
      await service.query(`INSERT INTO rate_limit VALUES ('${randomUUID()}', 1, now())`);
  })();
  traffic.catch(() => {}); // awaited below
  try {
    // The jobs `roles` and `migrations`, and the next upgrade's.
    for (const _upgrade of [1, 2]) {
      await createRoles(adminUrl, urlOf);
      await migrateServices(adminUrl, database);
    }
  } finally {
    isRunning = false;
    await traffic.finally(() => service.end());
  }
  expect(written).toBeGreaterThan(0);
  expect(await owners()).toEqual([{ owner: 'cart_checkout_owner' }]);
  const refused = { code: '42501' };
  await expect(query(urlOf('cart-checkout'), 'DROP TABLE placement')).rejects.toMatchObject(refused);
  const change = 'UPDATE ledger_entry SET amount_minor = 1';
  await expect(query(urlOf('payments-finance'), change)).rejects.toMatchObject(refused);
});
