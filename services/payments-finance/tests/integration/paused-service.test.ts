import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { COMPILE_CACHE } from '@loupe/test-harness/compile-cache';
import { paymentPause } from '../../src/adapters/payment-pause.ts';
import { restoreRepository } from '../../src/adapters/db/restore-repository.ts';
import { startOtherProviders } from './other-providers.ts';
import type { OtherProviders } from './other-providers.ts';
import { paidOrder } from './paid-order.ts';
import { pausedAfterRestore } from './remembered-moment.ts';
import { serviceEnvironment, startService } from './service-process.ts';
import { startTestPayments } from './test-payments.ts';
import type { TestPayments } from './test-payments.ts';

let payments: TestPayments;
let others: OtherProviders;
beforeAll(async () => {
  [payments, others] = await Promise.all([startTestPayments(), startOtherProviders()]);
});
afterAll(() => Promise.all([payments.stop(), others.stop()]));

const operate = (...args: string[]) =>
  new Promise<{ code: number | string | null | undefined; text: string }>((resolve) => {
    const file = join(import.meta.dirname, '../../src/operate.ts');
    const env = {
      ...COMPILE_CACHE,
      ...serviceEnvironment(payments.database.url, payments.sandbox.url),
      ...others.env,
    };
    execFile(process.execPath, [file, ...args], { env }, (error, stdout) =>
      resolve({ code: error === null ? 0 : error.code, text: stdout }),
    );
  });

it('a service that starts after a restore sends nothing, says so, and goes on when an operator resumes', async () => {
  const order = await paidOrder(payments);
  await pausedAfterRestore(payments, new Date());
  const pause = paymentPause(restoreRepository(payments.edges.backgroundPool, () => ''));
  const paused = payments.applicationWith({ pause });
  await paused.readPause();
  const amount = { minorUnits: 100_000, currency: 'GBP' };
  const about = {
    placementId: order.placementId,
    orderId: '',
    kind: 'capture',
    reference: 'parcel',
  } as const;
  await paused.recordSettlement({ ...about, amount, final: false }, crypto.randomUUID());
  await paused.idle();

  const service = await startService(payments.database.url, payments.sandbox.url, undefined, others.env);
  const kindsAtProvider = async () => {
    const response = await fetch(`${payments.sandbox.url}/control/ledger?reference=${order.reference}`);
    return ((await response.json()) as { entries: { kind: string }[] }).entries.map(({ kind }) => kind);
  };
  try {
    const ready = (await (await fetch(`${service.url}/readyz`)).json()) as object;
    expect(JSON.stringify(ready)).toContain('pausedSince');
    const metrics = await (await fetch(`${service.url}/metrics`)).text();
    expect(metrics).toMatch(/^loupe_payments_paused_seconds [\d.]*[1-9]/m);
    const show = await operate('show', order.reference);
    expect(show.text).toContain('Payments are paused since');
    const refund = await operate('refund', order.reference, '100', '--reason', 'goodwill');
    expect(refund).toMatchObject({ code: 1, text: expect.stringContaining('Payments are paused since') });
    expect(await kindsAtProvider()).toEqual(['authorisation']);

    expect(await operate('resume', '--by', 'ada')).toMatchObject({ code: 0 });
    const audit = await payments.rows('SELECT paused_by, imported_by, resumed_by FROM payment_restore');
    expect(audit).toEqual([{ paused_by: 'ada', imported_by: 'ada', resumed_by: 'ada' }]);
    for (const deadline = Date.now() + 30_000; (await kindsAtProvider()).length === 1;)
      if (Date.now() > deadline) throw new Error('nothing was captured');
      else await delay(50);
    expect(await kindsAtProvider()).toEqual(['authorisation', 'capture']);
    expect(await operate('resume')).toMatchObject({ code: 1 });
  } finally {
    await service.stop();
  }
});
