import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestPostgres } from '@loupe/test-harness/postgres';
import { logMark, statementsBetween } from '@loupe/test-harness/statement-log';
import { Refusal } from '@loupe/contracts/payments/service';
import { cardTender } from './card-tender.ts';
import { startService } from './service-process.ts';
import type { ServiceProcess } from './service-process.ts';
import { CARDS, startTestPayments } from './test-payments.ts';
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

async function request(number: string = CARDS.approves) {
  const { cartId, ownerKey, site, transientToken } = await payments.order(number);
  return {
    cartId,
    ownerKey,
    site,
    currency: 'GBP',
    ipAddress: '203.0.113.5',
    email: 'a@example.com',
    plan: [cardTender(transientToken)],
  };
}

describe('VerifyPlan', () => {
  it('[MU-13] returns what to display, and the same digest for the same card only', async () => {
    const client = service.client();
    const [first, again, other] = await Promise.all(
      [CARDS.approves, CARDS.approves, CARDS.declined].map(async (number) =>
        client.verifyPlan(await request(number)),
      ),
    );
    expect(first?.refusal).toBe(Refusal.UNSPECIFIED);
    expect(first?.tenders).toMatchObject([{ maskedNumber: 'XXXXXXXXXXXX1111', cardType: 'Visa' }]);
    const digests = [first, again, other].map((answer) => answer?.tenders[0]?.cardDigest);
    expect(digests[0]).toMatch(/^[\w-]{43}$/);
    expect(digests[1]).toBe(digests[0]);
    expect(digests[2]).not.toBe(digests[0]);
  });

  it('[MU-13] refuses a token of another cart or shopper, and writes nothing', async () => {
    const message = await request();
    const before = await payments.rowCounts();
    for (const other of [{ cartId: randomUUID() }, { ownerKey: `a:${randomUUID()}` }, { site: 'loupe' }]) {
      const answer = await service.client().verifyPlan({ ...message, ...other });
      expect(answer).toMatchObject({ refusal: Refusal.TOKEN, tenders: [] });
    }
    expect(await payments.rowCounts()).toEqual(before);
  });

  it('[EU-22] refuses a method that it does not know', async () => {
    const message = await request();
    const plan = [{ method: 'cheque', amountMinorUnits: 100n }];
    await expect(service.client().verifyPlan({ ...message, plan })).rejects.toThrow('Invalid: plan.0.method');
    const crossed = message.plan.map((tender) => ({ ...tender, method: 'givex' }));
    await expect(service.client().verifyPlan({ ...message, plan: crossed })).rejects.toThrow('Invalid: plan');
  });

  it('[MU-13] takes two statements: the look-up and the limits', async () => {
    const { logFile } = await startTestPostgres();
    const message = await request();
    const mark = await logMark(logFile);
    await service.client().verifyPlan(message);
    const statements = await statementsBetween(logFile, mark, undefined, payments.database.name);
    expect(statements.get('payments-finance')).toHaveLength(2);
  });
});
