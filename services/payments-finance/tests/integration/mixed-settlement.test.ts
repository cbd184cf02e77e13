import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { UseCases } from '../../src/bind-use-cases.ts';
import { paymentMetrics } from '../../src/adapters/db/payment-metrics.ts';
import { GiftCardProvider } from './gift-card-provider.ts';
import { byHand, proveLedger } from './paid-order.ts';
import { mixedOrder } from './several-tenders.ts';
import type { MixedOrder } from './several-tenders.ts';
import { startTestPayments } from './test-payments.ts';
import type { TestPayments } from './test-payments.ts';

const gifts = new GiftCardProvider();
let payments: TestPayments;
let application: UseCases;
beforeAll(async () => {
  payments = await startTestPayments();
  application = payments.applicationWith({ providers: { givex: gifts } });
});
afterAll(async () => {
  await application.drained();
  await payments.stop();
});
afterEach(async () => {
  payments.runDatabaseAhead(0);
  gifts.isDown = false;
  gifts.faults.length = 0;
  await payments.sandbox.clearFaults();
  await proveLedger({ ...payments, application });
});

const paid = (...giftCards: number[]) => mixedOrder(payments, { application, gifts }, giftCards);
const onCard = async ({ reference }: MixedOrder) => {
  const [payment] = await payments.sandbox.payments(reference);
  return { captured: payment?.captured, held: payment?.held };
};

describe('an order paid by gift card and card', () => {
  it('[EU-05][I5] captures the gift card with the first parcel, and the rest of each parcel on the card', async () => {
    const order = await paid(300);
    await order.ask('capture', 400);
    expect(await order.tenders()).toEqual(['300 kept, 0 voided', '100 kept, 0 voided']);
    await order.ask('capture', 600, 'final');
    expect(await order.tenders()).toEqual(['300 kept, 0 voided', '700 kept, 0 voided']);
    expect(await onCard(order)).toEqual({ captured: '700.00', held: '0.00' });
    expect(await order.settlements()).toEqual([
      ...['givex capture 300 done', 'givex void 0 done'],
      ...['credit-card capture 100 done', 'credit-card capture 600 done'],
    ]);
  });

  it('[EU-05][I6] takes a gift card whole with its first parcel, and refunds what is then cancelled', async () => {
    const order = await paid(300, 200);
    await order.ask('capture', 100);
    expect(await order.tenders()).toEqual([
      ...['300 kept, 0 voided', '0 kept, 0 voided', '0 kept, 0 voided'],
    ]);
    await order.ask('capture', 250);
    expect(await order.tenders()).toEqual([
      ...['300 kept, 0 voided', '200 kept, 0 voided', '0 kept, 0 voided'],
    ]);
    await order.ask('void', 650, 'final');
    await application.settleDue();
    await application.idle();
    expect(await order.tenders()).toEqual([
      ...['300 kept, 0 voided', '50 kept, 0 voided', '0 kept, 500 voided'],
    ]);
    expect(await onCard(order)).toEqual({ captured: '0.00', held: '0.00' });
  });

  it('[EU-05][I6] refunds returns to the card first, and no tender more than was captured from it', async () => {
    const order = await paid(300, 200);
    await order.ask('capture', 900);
    await order.ask('void', 100, 'final');
    await order.ask('refund', 450);
    expect(await order.tenders()).toEqual([
      ...['300 kept, 0 voided', '150 kept, 0 voided', '0 kept, 100 voided'],
    ]);
    await order.ask('refund', 450);
    expect(await order.tenders()).toEqual([
      ...['0 kept, 0 voided', '0 kept, 0 voided', '0 kept, 100 voided'],
    ]);
  });

  it('[EU-05] cancelled as a whole cancels the payment, and every tender is reversed', async () => {
    const order = await paid(300);
    await order.ask('void', 200);
    await order.ask('void', 800, 'final');
    expect(await application.find(order.placementId)).toMatchObject({ state: 'cancelled' });
    expect(await onCard(order)).toMatchObject({ held: '0.00' });
    // The gift card's task waits for the card's, so that the last tender is reversed first.
    await application.reverseDue();
    expect(gifts.holds.filter(({ reference }) => reference === order.reference)).toMatchObject([{ held: 0 }]);
    const reversals = await payments.rows(
      'SELECT FROM reversal_task JOIN tender ON tender.id = tender_id WHERE reference = $1',
      [order.reference],
    );
    expect(reversals).toHaveLength(2);
  });

  it('[F38] settles one tender while the answer of the other is lost, to the penny', async () => {
    const order = await paid(300);
    gifts.faults.push('lost');
    await order.ask('capture', 400);
    expect(await order.settlements()).toEqual([
      ...['givex capture 300 intended', 'credit-card capture 100 done'],
    ]);
    payments.runDatabaseAhead(20_000);
    await application.settleDue();
    await application.idle();
    expect(await order.tenders()).toEqual(['300 kept, 0 voided', '100 kept, 0 voided']);
  });

  it('[F47] settles cards while the gift card provider is down', async () => {
    const order = await paid(300);
    gifts.faults.push('refused');
    gifts.isDown = true;
    await order.ask('capture', 400);
    expect(await order.settlements()).toEqual([
      ...['givex capture 300 refused declined', 'credit-card capture 100 done'],
    ]);
  });
});

describe('an operator', () => {
  const settle = (...of: Parameters<typeof byHand>) => application.settleByOperator(byHand(...of));

  it('[MU-13][I6] captures and refunds over the tenders as a movement does, and is shown each share', async () => {
    const order = await paid(300);
    expect(await settle(order.reference, 'capture', 40_000, 'both')).toMatchObject({
      view: { state: 'done', amount: { minorUnits: 40_000 }, tender: undefined },
      shares: [
        { tender: 'givex XXXX4321', amount: { minorUnits: 30_000 } },
        { tender: expect.stringContaining('credit-card'), amount: { minorUnits: 10_000 } },
      ],
    });
    expect(await settle(order.reference, 'capture', 60_001, 'more')).toEqual({
      refusal: 'exceeds-authorised',
    });
    expect(await settle(order.reference, 'refund', 15_000, 'back')).toMatchObject({
      view: { state: 'done' },
    });
    expect(await order.tenders()).toEqual(['250 kept, 0 voided', '0 kept, 0 voided']);
    expect(await settle(order.reference, 'refund', 25_001, 'beyond')).toEqual({
      refusal: 'exceeds-captured',
    });
    expect(await settle(order.reference, 'capture', 40_000, 'both')).toMatchObject({
      view: { state: 'done' },
    });
  });

  it('[I6] refunds between the parcels of a gift card order, and the customer keeps that on top of the cancelled goods', async () => {
    const order = await paid(260);
    await order.ask('capture', 65);
    expect(await settle(order.reference, 'refund', 1_000, 'sorry')).toMatchObject({
      view: { state: 'done' },
    });
    await order.ask('capture', 65);
    await order.ask('void', 870, 'final');
    await application.settleDue();
    await application.idle();
    expect(await order.tenders()).toEqual(['120 kept, 0 voided', '0 kept, 740 voided']);
    expect(await order.settlements()).toEqual([
      ...['givex capture 65 done', 'givex refund 10 done', 'givex capture 65 done', 'givex void 130 done'],
      ...['givex refund 130 done', 'credit-card void 740 done'],
    ]);
  });

  it('[I6] refunds what a return needs later, and the rest of the return goes to another tender at once', async () => {
    const order = await paid(300, 200);
    await order.ask('capture', 1_000, 'final');
    await settle(order.reference, 'refund', 60_000, 'much');
    await order.ask('refund', 300);
    await application.settleDue();
    await application.idle();
    expect(await order.tenders()).toEqual([
      ...['100 kept, 0 voided', '0 kept, 0 voided', '0 kept, 0 voided'],
    ]);
    expect((await order.settlements()).filter((words) => words.includes('refund'))).toEqual([
      ...['givex refund 200 done', 'givex refund 100 done', 'givex refund 100 done'],
      ...['credit-card refund 500 done', 'credit-card refund 300 done'],
    ]);
  });

  it('[I6] refunds so much that a return waits for the next parcel, which alerts nobody', async () => {
    const order = await paid(300);
    await order.ask('capture', 300);
    await settle(order.reference, 'refund', 5_000, 'before the return');
    await order.ask('refund', 300);
    expect(await order.tenders()).toEqual(['0 kept, 0 voided', '0 kept, 0 voided']);
    expect(await order.settlements()).toContain('givex refund 300 intended');
    payments.runDatabaseAhead(7_200_000);
    const { backgroundPool, clock } = payments.edges;
    const oldest = async () =>
      (await paymentMetrics(backgroundPool, clock, {}).read()).find(
        ({ name }) => name === 'loupe_payments_oldest_unsettled_seconds',
      )?.samples[0]?.value;
    expect(await oldest()).toBe(0);
    await order.ask('capture', 700, 'final');
    for (let round = 0; round < 3; round++) {
      await application.settleDue();
      await application.idle();
    }
    expect(await order.tenders()).toEqual(['0 kept, 0 voided', '650 kept, 0 voided']);
    expect((await order.settlements()).filter((words) => !words.endsWith('done'))).toEqual([]);
  });

  it('[I6] pays first for the parcel whose capture was refused', async () => {
    const order = await paid(300);
    await payments.sandbox.fault({ operation: 'capture', status: 'DECLINED' });
    await order.ask('capture', 350);
    expect(await order.settlements()).toEqual([
      ...['givex capture 300 done', 'credit-card capture 50 refused declined'],
    ]);
    await settle(order.reference, 'capture', 5_000, 'owed');
    expect(await order.tenders()).toEqual(['300 kept, 0 voided', '50 kept, 0 voided']);
    await order.ask('void', 650, 'final');
    expect(await order.tenders()).toEqual(['300 kept, 0 voided', '50 kept, 650 voided']);
  });
});
