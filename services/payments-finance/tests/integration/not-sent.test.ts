import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@loupe/test-harness/until';
import { CARDS, startTestPayments } from './test-payments.ts';
import type { Edges, TestPayments } from './test-payments.ts';
import { paidOrder, proveLedger } from './paid-order.ts';
import type { PaidOrder } from './paid-order.ts';

const AT_ONCE = 20;
/** More than the limits of running and queued work. */
const PARCELS = 130;

let payments: TestPayments;
beforeAll(async () => {
  payments = await startTestPayments();
});
afterAll(() => payments.stop());
afterEach(async () => {
  await payments.sandbox.clearFaults();
  await proveLedger(payments);
});

/** Consumes the parcel's event in a process with another provider; resolves when its background work has ended. */
async function ship(order: PaidOrder, cards: Partial<Edges['cards']>, pence = 100_000): Promise<string> {
  const cut = payments.applicationWith({ cards: { ...payments.edges.cards, ...cards } });
  const { placementId } = order;
  const amount = { minorUnits: pence, currency: 'GBP' };
  const movement = { placementId, orderId: randomUUID(), kind: 'capture', amount, final: false } as const;
  const reference = randomUUID();
  await cut.recordSettlement({ ...movement, reference }, randomUUID());
  await cut.drained();
  return reference;
}

const requestsOf = (reference: string) =>
  payments.rows<{ state: string }>(
    `SELECT request.state FROM settlement_request request JOIN settlement ON settlement.id = settlement_id
     WHERE reference = $1 ORDER BY request.sent_at, request.id`,
    [reference],
  );

describe('a call that was never dispatched', () => {
  it('[F47] of an authorisation declines its tender, and the shopper can pay at once', async () => {
    const order = await payments.order(CARDS.approves);
    const cut = payments.applicationWith({
      cards: { ...payments.edges.cards, authorise: async () => ({ kind: 'not-sent' }) },
    });
    expect(await cut.authorise(order)).toMatchObject({
      view: { state: 'declined', declineReason: 'provider-unavailable' },
    });
    await cut.drained();
    expect(await payments.states(order.placementId)).toMatchObject({ tender: 'declined', task: null });
    const again = { ...order, attempt: 2, requestHash: Buffer.from('another request') };
    expect(await payments.application.authorise(again)).toMatchObject({ view: { state: 'authorised' } });
  });

  it('[F47] of a capture is made by the next sweep, without a pause, a void or an unknown', async () => {
    const order = await paidOrder(payments);
    const parcel = await ship(order, { capture: async () => ({ kind: 'not-sent' }) });
    expect(await order.settled(parcel)).toMatchObject({ state: 'intended' });
    await payments.application.settleDue();
    expect(await order.settled(parcel)).toMatchObject({ state: 'done', captured: 100_000 });
    expect(await requestsOf(parcel)).toEqual([{ state: 'undone' }, { state: 'done' }]);
  });

  it('[F47] of the void after a lost answer is made by the next sweep', async () => {
    const order = await paidOrder(payments);
    await payments.sandbox.fault({ operation: 'capture', httpAfter: 502 });
    const parcel = await ship(order, { undo: async () => 'not-sent' });
    expect(await order.settled(parcel)).toMatchObject({ state: 'unknown' });
    await payments.application.settleDue();
    expect(await order.settled(parcel)).toMatchObject({ state: 'intended' });
    payments.runDatabaseAhead(10_000);
    await payments.application.settleDue();
    expect(await order.settled(parcel)).toMatchObject({ state: 'done' });
    payments.runDatabaseAhead(0);
  });

  it('[F47] of a reversal is made by the next sweep', async () => {
    const order = await paidOrder(payments);
    const cut = payments.applicationWith({
      cards: { ...payments.edges.cards, reverse: async () => 'not-sent' },
    });
    await cut.cancel({ placementId: order.placementId, reason: 'released' });
    await cut.drained();
    expect(await payments.states(order.placementId)).toMatchObject({ tender: 'held', task: 'due' });
    await payments.application.reverseDue();
    expect(await payments.states(order.placementId)).toMatchObject({ tender: 'reversed', task: 'done' });
  });
});

describe('a provider that accepts no calls', () => {
  it('[F47] is not called by the sweeps: nothing is leased and no attempt is counted', async () => {
    const order = await paidOrder(payments);
    const parcel = await ship(order, { capture: async () => ({ kind: 'not-sent' }) });
    await payments.application.cancel({
      placementId: (await paidOrder(payments)).placementId,
      reason: 'released',
    });
    await payments.application.idle();
    const away = payments.applicationWith({ cards: { ...payments.edges.cards, room: () => 0 } });
    expect([await away.settleDue(), await away.reverseDue()]).toEqual([0, 0]);
    expect(await requestsOf(parcel)).toEqual([{ state: 'undone' }]);
    await payments.application.settleDue();
    await away.drained();
  });
});

describe('many parcels at the same time', () => {
  it('[F47] start a limited number of captures, and the sweeper handles the rest', async () => {
    const orders = [await paidOrder(payments), await paidOrder(payments)];
    const answered = Promise.withResolvers<void>();
    let asked = 0;
    const capture: Edges['cards']['capture'] = async (...of) => {
      asked += 1;
      await answered.promise;
      return payments.edges.cards.capture(...of);
    };
    const busy = payments.applicationWith({ cards: { ...payments.edges.cards, capture } });
    const amount = { minorUnits: 100, currency: 'GBP' };
    for (let parcel = 0; parcel < PARCELS; parcel++) {
      const { placementId } = orders[parcel % orders.length]!;
      const movement = { placementId, orderId: randomUUID(), kind: 'capture', amount, final: false } as const;
      await busy.recordSettlement({ ...movement, reference: `crowd-${parcel}` }, randomUUID());
    }
    const { backgroundPool: pool } = payments.edges;
    await until('all permitted captures are sent', async () => {
      return asked >= AT_ONCE && pool.waitingCount === 0 && pool.idleCount === pool.totalCount;
    });
    expect(asked).toBe(AT_ONCE);
    answered.resolve();
    await busy.idle();
    while ((await busy.settleDue()) > 0);
    const done = await payments.rows(
      "SELECT FROM settlement WHERE state = 'done' AND reference LIKE 'crowd-%'",
    );
    expect(done).toHaveLength(PARCELS);
    await busy.drained();
  });
});
