import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { UseCases } from '../../src/bind-use-cases.ts';
import type { SettlementOrder } from '../../src/use-cases/ports/settlement-store.ts';
import { GiftCardProvider } from './gift-card-provider.ts';
import { proveLedger } from './paid-order.ts';
import { mixedOrder } from './several-tenders.ts';
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
afterEach(() => proveLedger({ ...payments, application }));

/** An order of 1,000 pounds, 300 of them by gift card, and the events of checkout. Pounds. */
async function order() {
  const mixed = await mixedOrder(payments, { application, gifts }, [300]);
  const orderId = randomUUID();
  const tell = async (
    change: Pick<SettlementOrder, 'kind' | 'reference'> & {
      pounds: number;
      unmade?: number;
      final?: boolean;
      messageId?: string;
    },
  ) => {
    const { kind, reference, pounds, unmade, final = false, messageId = randomUUID() } = change;
    const amount = { minorUnits: pounds * 100, currency: 'GBP' };
    const about = { placementId: mixed.placementId, orderId, kind, reference, amount, final };
    await application.recordSettlement({ ...about, ...(unmade && { unmade: unmade * 100 }) }, messageId);
    await application.idle();
  };
  return { ...mixed, tell };
}

describe('goods in the making', () => {
  it('[EU-05][I5] are captured from the gift card first, once per message and per making, and not with their parcel', async () => {
    const { tell, tenders, settlements } = await order();
    const messageId = randomUUID();
    for (const id of [messageId, messageId, randomUUID()])
      await tell({ kind: 'capture', reference: 'making:M1', pounds: 400, messageId: id });
    expect(await tenders()).toEqual(['300 kept, 0 voided', '100 kept, 0 voided']);
    await tell({ kind: 'capture', reference: 'S1', pounds: 600 });
    await tell({ kind: 'capture', reference: 'S2', pounds: 0, final: true });
    expect(await tenders()).toEqual(['300 kept, 0 voided', '700 kept, 0 voided']);
    expect(await settlements()).toEqual([
      ...['givex capture 300 done', 'givex void 0 done'],
      ...['credit-card capture 100 done', 'credit-card capture 600 done', 'credit-card void 0 done'],
    ]);
  });

  it('[EU-05][I6] are refunded when they are cancelled, to the card first; the rest is voided, once per message', async () => {
    const { tell, tenders, settlements } = await order();
    await tell({ kind: 'capture', reference: 'making:M1', pounds: 400 });
    const messageId = randomUUID();
    for (const id of [messageId, messageId, randomUUID()])
      await tell({ kind: 'void', reference: 'C1', pounds: 600, unmade: 400, final: true, messageId: id });
    await application.settleDue();
    await application.idle();
    expect(await tenders()).toEqual(['0 kept, 0 voided', '0 kept, 600 voided']);
    expect(await settlements()).toEqual([
      ...['givex capture 300 done', 'givex refund 300 done', 'givex void 0 done'],
      ...['credit-card capture 100 done', 'credit-card refund 100 done', 'credit-card void 600 done'],
    ]);
  });

  it('[I6] of which a part is cancelled keep the rest, and the last parcel closes', async () => {
    const { tell, tenders } = await order();
    await tell({ kind: 'capture', reference: 'making:M1', pounds: 500 });
    await tell({ kind: 'void', reference: 'C1', pounds: 0, unmade: 200 });
    await tell({ kind: 'capture', reference: 'S1', pounds: 500, final: true });
    expect(await tenders()).toEqual(['300 kept, 0 voided', '500 kept, 0 voided']);
  });
});
