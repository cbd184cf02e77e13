import { randomBytes } from 'node:crypto';
import { afterAll, describe, expect, it } from '@jest/globals';
import { roleOf, type LoginName } from '@loupe/contracts/services';
import { startTestPostgres } from '@loupe/test-harness/postgres';
import pg from 'pg';
import { createRoles, migrateServices } from './prepare-stores.ts';

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

afterAll(() => query(adminUrl, `DROP DATABASE IF EXISTS ${database} WITH (FORCE)`));

describe('the jobs of a release', () => {
  it('create the roles of the services’ own URLs, and migrate as those roles, any number of times', async () => {
    for (const _run of [1, 2]) {
      await createRoles(adminUrl, urlOf);
      await migrateServices(urlOf);
    }
    expect(await query(urlOf('cart-checkout'), 'SELECT current_user, count(*) FROM placement')).toEqual([
      { current_user: 'cart_checkout', count: '0' },
    ]);
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
