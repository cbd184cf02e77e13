import { describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { testDatabase } from '@loupe/test-harness/postgres';

describe('the constraint that Prisma does not know', () => {
  it('[RT-14] refuses two claims of one person or room that overlap', async () => {
    const migrationsDir = new URL('../../prisma/migrations', import.meta.url).pathname;
    const database = await testDatabase({ service: 'stores-reservations', migrationsDir });
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const { rows } = await client.query(`
      SELECT conname AS name, pg_get_constraintdef(oid) AS is FROM pg_constraint
      WHERE contype = 'x' AND connamespace = 'stores_reservations'::regnamespace`);
    await client.end();
    await database.drop();
    expect(rows).toEqual([
      {
        name: 'no_double_booking',
        is: "EXCLUDE USING gist (resource_id WITH =, tstzrange(starts_at, ends_at, '[)'::text) WITH &&)",
      },
    ]);
  });
});
