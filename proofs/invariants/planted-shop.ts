import { join } from 'node:path';
import { bootstrapDatabase } from '@loupe/database/bootstrap';
import { migrate } from '@loupe/database/migrate';
import { testDatabase } from '@loupe/test-harness/postgres';
import { roleOf, SERVICES } from '@loupe/contracts/services';
import pg from 'pg';
import { databaseUrl, ROOT } from '../../tools/stack/services.ts';
import { broken, checkInTransaction } from './check.ts';
import type { Facts } from './invariant.ts';
import { VALID_FACTS, VALID_SHOP } from './valid-shop.ts';

/** A valid shop in a database of its own, with violations in transactions that are rolled back. */
export interface PlantedShop {
  onValid<T>(work: (client: pg.Client) => Promise<T>): Promise<T>;
  /** The invariants that the shop violates after this SQL, which is rolled back. */
  brokenAfter(sql: string, facts?: Facts): Promise<string[]>;
  close(): Promise<void>;
}

export async function openPlantedShop(): Promise<PlantedShop> {
  const { adminUrl, name: valid, drop } = await testDatabase({ service: 'identity' });
  const url = new URL(adminUrl);
  url.pathname = `/${valid}`;
  const onValid = async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
    const client = new pg.Client({ connectionString: url.toString() });
    await client.connect();
    return work(client).finally(() => client.end());
  };

  await bootstrapDatabase({ adminUrl, database: valid, services: SERVICES.map(roleOf) });
  const postgres = { host: url.hostname, port: Number(url.port), database: valid };
  for (const service of SERVICES) {
    const dir = join(ROOT, 'services', service, 'prisma/migrations');
    await migrate({ url: databaseUrl({ postgres }, service), dir, log: () => {} });
  }
  await onValid((client) => client.query(VALID_SHOP));

  return {
    onValid,
    brokenAfter: (sql, facts = {}) =>
      onValid(async (client) => {
        await client.query(`BEGIN; SET LOCAL session_replication_role = replica; ${sql}`);
        const findings = await checkInTransaction(client, { facts: { ...VALID_FACTS, ...facts } });
        await client.query('ROLLBACK');
        return broken(findings).map(({ invariant }) => `${invariant.id} ${invariant.says}`);
      }),
    close: drop,
  };
}
