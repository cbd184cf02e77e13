import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { bootstrapDatabase } from '@loupe/database/bootstrap';
import { migrate } from '@loupe/database/migrate';
import { testDatabase } from '@loupe/test-harness/postgres';
import { databaseUrl, roleOf, ROOT, SERVICES } from '../stack/services.ts';
import { broken, checkInvariants, INVARIANTS } from './check.ts';

let client: pg.Client;

beforeAll(async () => {
  const database = await testDatabase({ service: 'identity' });
  await bootstrapDatabase({
    adminUrl: database.adminUrl,
    database: database.name,
    services: SERVICES.map(roleOf),
  });
  const at = new URL(database.adminUrl);
  const postgres = { host: at.hostname, port: Number(at.port), database: database.name };
  for (const service of SERVICES) {
    const dir = join(ROOT, 'services', service, 'prisma/migrations');
    await migrate({ url: databaseUrl({ postgres }, service), dir, log: () => {} });
  }
  client = new pg.Client({ connectionString: database.adminUrl });
  await client.connect();
});
afterAll(() => client.end());

describe('the invariants', () => {
  it('hold of a shop in which nothing has happened, each judged', async () => {
    const findings = await checkInvariants(client, { facts: { provider: [], mails: [], answers: [] } });
    expect(broken(findings)).toEqual([]);
    expect(findings.filter(({ verdict }) => verdict === 'holds')).toHaveLength(INVARIANTS.length);
  });

  it('are not judged without the fact they need, and say so', async () => {
    const findings = await checkInvariants(client);
    const withFact = INVARIANTS.filter(({ fact }) => fact !== undefined).length;
    expect(findings.filter(({ verdict }) => verdict === 'not judged')).toHaveLength(withFact);
  });
});
