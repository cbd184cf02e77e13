import { join } from 'node:path';
import { bootstrapDatabase } from '@loupe/database/bootstrap';
import { migrate } from '@loupe/database/migrate';
import { testDatabase } from '@loupe/test-harness/postgres';
import { roleOf, SERVICES } from '@loupe/contracts/services';
import pg from 'pg';
import { databaseUrl, ROOT } from '../stack/services.ts';
import { broken, checkInvariants } from './check.ts';
import type { Facts } from './invariant.ts';
import { SOUND_FACTS, SOUND_SHOP } from './sound-shop.ts';

/** A sound shop in a database of a test's own, and copies of it in which something is wrong. */
export interface PlantedShop {
  onSound<T>(work: (client: pg.Client) => Promise<T>): Promise<T>;
  /** What is broken in a copy of the sound shop after something was done to it. */
  brokenAfter(sql: string, facts?: Facts): Promise<string[]>;
  close(): Promise<void>;
}

export async function openPlantedShop(): Promise<PlantedShop> {
  const { adminUrl, name: sound } = await testDatabase({ service: 'identity' });
  const planted = `${sound}_planted`;
  const onDatabase = async <T>(name: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
    const url = new URL(adminUrl);
    url.pathname = `/${name}`;
    const client = new pg.Client({ connectionString: url.toString() });
    await client.connect();
    return work(client).finally(() => client.end());
  };
  const dropPlanted = (client: pg.Client) => client.query(`DROP DATABASE IF EXISTS ${planted} WITH (FORCE)`);

  await bootstrapDatabase({ adminUrl, database: sound, services: SERVICES.map(roleOf) });
  const at = new URL(adminUrl);
  const postgres = { host: at.hostname, port: Number(at.port), database: sound };
  for (const service of SERVICES) {
    const dir = join(ROOT, 'services', service, 'prisma/migrations');
    await migrate({ url: databaseUrl({ postgres }, service), dir, log: () => {} });
  }
  await onDatabase(sound, (client) => client.query(SOUND_SHOP));

  return {
    onSound: (work) => onDatabase(sound, work),
    async brokenAfter(sql, facts = {}) {
      await onDatabase('postgres', async (client) => {
        await dropPlanted(client);
        await client.query(`CREATE DATABASE ${planted} TEMPLATE ${sound}`);
      });
      return onDatabase(planted, async (client) => {
        await client.query(`SET session_replication_role = replica; ${sql}`);
        const findings = await checkInvariants(client, { facts: { ...SOUND_FACTS, ...facts } });
        return broken(findings).map(({ invariant }) => `${invariant.id} ${invariant.says}`);
      });
    },
    close: () => onDatabase('postgres', async (client) => void (await dropPlanted(client))),
  };
}
