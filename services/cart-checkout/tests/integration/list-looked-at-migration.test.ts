import { expect, it } from '@jest/globals';
import { createPool } from '@loupe/database/pool';
import { testDatabase } from '@loupe/test-harness/postgres';
import { stepwiseMigrations } from '@loupe/test-harness/stepwise-migrations';

const MIGRATIONS = new URL('../../prisma/migrations', import.meta.url).pathname;

it('lists of guests that exist are looked at once soon, and new ones when they may be idle', async () => {
  const database = await testDatabase({ service: 'cart-checkout' });
  const pool = createPool({ url: database.url, applicationName: 'test', kind: 'background' });
  try {
    const migrations = stepwiseMigrations((sql) => pool.query(sql), MIGRATIONS);
    await migrations.before('list_looked_at');
    const store = (owner: string) =>
      pool.query(`INSERT INTO shopping_list (id, site, owner, size) VALUES (uuidv7(), 'loupe', $1, 0)`, [
        owner,
      ]);
    await store('a:before');
    await migrations.through('list_looked_at');
    await store('a:after');
    const { rows } = await pool.query<{ owner: string }>(
      `SELECT owner FROM shopping_list WHERE looked_at < now() - interval '1 year'`,
    );
    expect(rows).toEqual([{ owner: 'a:before' }]);
  } finally {
    await pool.end();
    await database.drop();
  }
}, 60_000);
