import { expect, it } from '@jest/globals';
import { roleOf } from '@loupe/database/bootstrap';
import { createPool } from '@loupe/database/pool';
import { poolTx } from '@loupe/database/tx';
import { countersOf } from '@loupe/rate-limit/counters';
import { rateLimits } from '@loupe/rate-limit/rate-limits';
import { databaseUrl, ensureTemplate } from '@loupe/test-harness/database-template';
import { startFailoverPostgres } from '@loupe/test-harness/failover-postgres';
import { GIFT_CARD_LIMITS } from '../../src/domain/limits/gift-card-limits.ts';

const SERVICE = 'payments-finance';
const migrationsDir = new URL('../../prisma/migrations', import.meta.url).pathname;

it('attempts at a gift card are still counted after a failover', async () => {
  const server = await startFailoverPostgres();
  const { adminUrl } = server;
  const name = await ensureTemplate({ adminUrl, service: SERVICE, migrationsDir, isOwned: false });
  const open = () =>
    createPool({
      url: databaseUrl(adminUrl, name, roleOf(SERVICE)),
      applicationName: 'test',
      kind: 'request',
    });
  const [counter] = countersOf('gift-card', GIFT_CARD_LIMITS, { subjects: { cardOfDay: 'digest' } });
  const before = open();
  await rateLimits(poolTx(before)).count([counter!]);
  await before.end();
  await server.demote();
  await server.promote();
  const after = open();
  expect(await rateLimits(poolTx(after)).peek(counter!)).toBe(1);
  await after.end();
  await server.stop();
});
