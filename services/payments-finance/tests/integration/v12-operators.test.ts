import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { poolTx } from '@loupe/database/tx';
import { stuckRepository } from '../../src/adapters/db/stuck-repository.ts';
import { waitMetrics } from '../../src/adapters/db/wait-metrics.ts';
import { appliedWithDeposit } from './financed-order.ts';
import { startV12World } from './v12-world.ts';
import type { V12World } from './v12-world.ts';

const HOUR_MS = 3_600_000;
let world: V12World;
beforeAll(async () => void (world = await startV12World()));
afterAll(() => world.stop());

it('an application that is past its limit, or not cancelled at the lender, is a case for a person and counted', async () => {
  const { edges } = world.payments;
  const order = await appliedWithDeposit(world);
  await world.resume(order);
  const late = async () => {
    const waits = await stuckRepository(poolTx(edges.backgroundPool), edges.clock).lateWaits();
    const [figure] = await waitMetrics(edges.backgroundPool, edges.clock).read();
    expect(JSON.stringify(figure)).toMatch(`${waits.length}`);
    return waits.map(({ orderNumber, waitsFor, applicationStatus }) =>
      [orderNumber, waitsFor, applicationStatus].join(' '),
    );
  };
  expect(await late()).toEqual([]);

  // While no sweeper of stale tenders runs.
  world.payments.runDatabaseAhead(72.3 * HOUR_MS);
  expect(await late()).toEqual([`${order.reference} signature ACCEPTED`]);

  await world.sandbox.control({ mode: 'down' });
  await world.application.resolveStale();
  // The task begins at the database's own time.
  await world.payments.rows(
    `UPDATE reversal_task SET created_at = now() + interval '72 hours' FROM tender
     WHERE tender.id = tender_id AND reference = $1`,
    [order.reference],
  );
  await world.application.reverseDue();
  expect(await late()).toEqual([`${order.reference}  ACCEPTED`]);

  await world.sandbox.control({ mode: 'up' });
  world.payments.runDatabaseAhead(73 * HOUR_MS);
  await world.application.reverseDue();
  expect(await world.provided(order)).toEqual(['cancelled 200000']);
  expect(await late()).toEqual([]);
});
