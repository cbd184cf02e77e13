import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { paymentPause } from '../../src/adapters/payment-pause.ts';
import { restoreRepository } from '../../src/adapters/db/restore-repository.ts';
import { atDay, heldOrder } from './held-order.ts';
import { proveLedger } from './paid-order.ts';
import { pausedAfterRestore, rememberMoment } from './remembered-moment.ts';
import { startTestPayments } from './test-payments.ts';
import type { TestPayments } from './test-payments.ts';

let payments: TestPayments;
beforeAll(async () => {
  payments = await startTestPayments();
});
afterAll(() => payments.stop());

it('[MU-13] after a restore a hold that was renewed, and captured, is neither renewed nor captured again', async () => {
  const pause = paymentPause(restoreRepository(payments.edges.backgroundPool, randomUUID));
  const restored = payments.applicationWith({ pause });
  const order = await heldOrder(payments, { promisedIn: 20 });
  const at = new Date();
  const back = await rememberMoment(payments);
  await atDay(payments, 6.1);
  const parcel = await order.ask('capture', 1_000);
  const before = await order.atProvider();
  expect(before).toEqual(['REVERSED 0.00 0.00', 'AUTHORIZED 1350.00 1000.00']);

  await back();
  await pausedAfterRestore(payments, at);
  await restored.readPause();
  await order.ask('capture', 1_000, { reference: parcel, on: restored });
  await atDay(payments, 6.15, restored);
  expect(await restored.importReports('ada')).toMatchObject({ kind: 'imported', unexplained: [] });
  expect(await restored.resumePayments('ada')).toEqual({ kind: 'resumed' });
  await restored.readPause();
  await atDay(payments, 6.2, restored);

  expect(await order.atProvider()).toEqual(before);
  expect((await order.settlements()).sort()).toEqual(['capture done', 'renew done']);
  await proveLedger(payments);
});
