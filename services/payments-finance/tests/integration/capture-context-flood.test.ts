import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PaymentState } from '@loupe/contracts/payments/payment';
import { Refusal } from '@loupe/contracts/payments/service';
import { cardTender } from './card-tender.ts';
import { startService } from './service-process.ts';
import type { ServiceProcess } from './service-process.ts';
import { BILL_TO, BROWSER, CARDS, startTestPayments } from './test-payments.ts';
import type { TestPayments } from './test-payments.ts';

let payments: TestPayments;
let service: ServiceProcess;
beforeAll(async () => {
  payments = await startTestPayments();
  service = await startService(payments.database.url, payments.sandbox.url);
});
afterAll(async () => {
  await service.stop();
  await payments.stop();
});

async function request() {
  const { cartId, ownerKey, site, transientToken, placementId, reference } = await payments.order(
    CARDS.approves,
  );
  return {
    placementId,
    attempt: 1,
    site,
    cartId,
    ownerKey,
    currency: 'GBP',
    amountMinorUnits: 235_000n,
    reference,
    plan: [cardTender(transientToken)],
    billTo: BILL_TO,
    browser: BROWSER,
  };
}

describe('capture contexts while the provider hangs', () => {
  it('[QY-15] [MU-13] stop no authorisation, during the flood and after it', async () => {
    const client = service.client();
    const [during, after] = [await request(), await request()];
    await payments.sandbox.fault({ operation: 'sessions', hang: 'before', next: 200 });
    const owner = () => ({ cartId: randomUUID(), ownerKey: `a:${randomUUID()}`, site: 'beaverbrooks' });
    const flood = Array.from({ length: 200 }, () => client.issueCaptureContext(owner()));
    expect(await client.authorisePayment(during, { timeoutMs: 10_000 })).toMatchObject({
      state: PaymentState.AUTHORISED,
    });
    const refusals = (await Promise.all(flood)).map(({ refusal }) => refusal);
    expect(new Set(refusals)).toEqual(new Set([Refusal.UNAVAILABLE]));
    // Their breaker is open now, that of authorisations is not.
    expect(await client.authorisePayment(after, { timeoutMs: 10_000 })).toMatchObject({
      state: PaymentState.AUTHORISED,
    });
  });
});
