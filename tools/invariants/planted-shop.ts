import { join } from 'node:path';
import { bootstrapDatabase } from '@loupe/database/bootstrap';
import { migrate } from '@loupe/database/migrate';
import { testDatabase } from '@loupe/test-harness/postgres';
import { roleOf, SERVICES } from '@loupe/contracts/services';
import pg from 'pg';
import { databaseUrl, ROOT } from '../stack/services.ts';
import { broken, checkInvariants } from './check.ts';
import type { Facts } from './invariant.ts';
import { VALID_FACTS, VALID_SHOP } from './valid-shop.ts';

/** A valid shop in a database of its own, and copies of it with violations. */
export interface PlantedShop {
  onValid<T>(work: (client: pg.Client) => Promise<T>): Promise<T>;
  /** The invariants that a copy of the valid shop violates after this SQL. */
  brokenAfter(sql: string, facts?: Facts): Promise<string[]>;
  close(): Promise<void>;
}

export async function openPlantedShop(): Promise<PlantedShop> {
  const { adminUrl, name: valid } = await testDatabase({ service: 'identity' });
  const planted = `${valid}_planted`;
  const onDatabase = async <T>(name: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
    const url = new URL(adminUrl);
    url.pathname = `/${name}`;
    const client = new pg.Client({ connectionString: url.toString() });
    await client.connect();
    return work(client).finally(() => client.end());
  };
  const dropPlanted = (client: pg.Client) => client.query(`DROP DATABASE IF EXISTS ${planted} WITH (FORCE)`);

  await bootstrapDatabase({ adminUrl, database: valid, services: SERVICES.map(roleOf) });
  const at = new URL(adminUrl);
  const postgres = { host: at.hostname, port: Number(at.port), database: valid };
  for (const service of SERVICES) {
    const dir = join(ROOT, 'services', service, 'prisma/migrations');
    await migrate({ url: databaseUrl({ postgres }, service), dir, log: () => {} });
  }
  await onDatabase(valid, (client) => client.query(VALID_SHOP));

  return {
    onValid: (work) => onDatabase(valid, work),
    async brokenAfter(sql, facts = {}) {
      await onDatabase('postgres', async (client) => {
        await dropPlanted(client);
        await client.query(`CREATE DATABASE ${planted} TEMPLATE ${valid}`);
      });
      return onDatabase(planted, async (client) => {
        await client.query(`SET session_replication_role = replica; ${sql}`);
        const findings = await checkInvariants(client, { facts: { ...VALID_FACTS, ...facts } });
        return broken(findings).map(({ invariant }) => `${invariant.id} ${invariant.says}`);
      });
    },
    close: () => onDatabase('postgres', async (client) => void (await dropPlanted(client))),
  };
}
