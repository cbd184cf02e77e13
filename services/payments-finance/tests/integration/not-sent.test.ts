import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@loupe/test-harness/until';
import { CARDS, startHouse } from './house.ts';
import type { Edges, House } from './house.ts';
import { paidOrder, proveLedger } from './settlement-house.ts';
import type { PaidOrder } from './settlement-house.ts';

const AT_ONCE = 20;
/** More than the limits of running and queued work. */
const PARCELS = 130;

let house: House;
beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house.stop());
afterEach(async () => {
  await house.sandbox.clearFaults();
  await proveLedger(house);
});

/** The parcel's event is consumed by a process with another provider; its background work has ended when this resolves. */
async function ship(order: PaidOrder, cards: Partial<Edges['cards']>, pence = 100_000): Promise<string> {
  const cut = house.applicationWith({ cards: { ...house.edges.cards, ...cards } });
  const { placementId } = order;
  const amount = { minorUnits: pence, currency: 'GBP' };
  const movement = { placementId, orderId: randomUUID(), kind: 'capture', amount, final: false } as const;
  const reference = randomUUID();
  await cut.recordSettlement({ ...movement, reference }, randomUUID());
  await cut.drained();
  return reference;
}

const requestsOf = (reference: string) =>
  house.rows<{ state: string }>(
    `SELECT request.state FROM settlement_request request JOIN settlement ON settlement.id = settlement_id
     WHERE reference = $1 ORDER BY request.sent_at, request.id`,
    [reference],
  );

describe('a call that was never dispatched', () => {
  it('[F47] of an authorisation declines its tender, and the shopper can pay at once', async () => {
    const order = await house.order(CARDS.approves);
    const cut = house.applicationWith({
      cards: { ...house.edges.cards, authorise: async () => ({ kind: 'not-sent' }) },
    });
    expect(await cut.authorise(order)).toMatchObject({
      view: { state: 'declined', declineReason: 'provider-unavailable' },
    });
    await cut.drained();
    expect(await house.states(order.placementId)).toMatchObject({ tender: 'declined', task: null });
    const again = { ...order, attempt: 2, requestHash: Buffer.from('another request') };
    expect(await house.application.authorise(again)).toMatchObject({ view: { state: 'authorised' } });
  });

  it('[F47] of a capture is made by the next sweep, without a pause, a void or an unknown', async () => {
    const order = await paidOrder(house);
    const parcel = await ship(order, { capture: async () => ({ kind: 'not-sent' }) });
    expect(await order.settled(parcel)).toMatchObject({ state: 'intended' });
    await house.application.settleDue();
    expect(await order.settled(parcel)).toMatchObject({ state: 'done', captured: 100_000 });
    expect(await requestsOf(parcel)).toEqual([{ state: 'undone' }, { state: 'done' }]);
  });

  it('[F47] of the void after a lost answer is made by the next sweep', async () => {
    const order = await paidOrder(house);
    await house.sandbox.fault({ operation: 'capture', httpAfter: 502 });
    const parcel = await ship(order, { undo: async () => 'not-sent' });
    expect(await order.settled(parcel)).toMatchObject({ state: 'unknown' });
    await house.application.settleDue();
    expect(await order.settled(parcel)).toMatchObject({ state: 'intended' });
    house.runDatabaseAhead(10_000);
    await house.application.settleDue();
    expect(await order.settled(parcel)).toMatchObject({ state: 'done' });
    house.runDatabaseAhead(0);
  });

  it('[F47] of a reversal is made by the next sweep', async () => {
    const order = await paidOrder(house);
    const cut = house.applicationWith({
      cards: { ...house.edges.cards, reverse: async () => 'not-sent' },
    });
    await cut.cancel({ placementId: order.placementId, reason: 'released' });
    await cut.drained();
    expect(await house.states(order.placementId)).toMatchObject({ tender: 'held', task: 'due' });
    await house.application.reverseDue();
    expect(await house.states(order.placementId)).toMatchObject({ tender: 'reversed', task: 'done' });
  });
});

describe('a provider that accepts no calls', () => {
  it('[F47] is not called by the sweeps: nothing is leased and no attempt is counted', async () => {
    const order = await paidOrder(house);
    const parcel = await ship(order, { capture: async () => ({ kind: 'not-sent' }) });
    await house.application.cancel({ placementId: (await paidOrder(house)).placementId, reason: 'released' });
    await house.application.idle();
    const away = house.applicationWith({ cards: { ...house.edges.cards, room: () => 0 } });
    expect([await away.settleDue(), await away.reverseDue()]).toEqual([0, 0]);
    expect(await requestsOf(parcel)).toEqual([{ state: 'undone' }]);
    await house.application.settleDue();
    await away.drained();
  });
});

describe('many parcels at the same time', () => {
  it('[F47] start a limited number of captures, and the sweeper handles the rest', async () => {
    const orders = [await paidOrder(house), await paidOrder(house)];
    const answered = Promise.withResolvers<void>();
    let asked = 0;
    const capture: Edges['cards']['capture'] = async (...of) => {
      asked += 1;
      await answered.promise;
      return house.edges.cards.capture(...of);
    };
    const busy = house.applicationWith({ cards: { ...house.edges.cards, capture } });
    const amount = { minorUnits: 100, currency: 'GBP' };
    for (let parcel = 0; parcel < PARCELS; parcel++) {
      const { placementId } = orders[parcel % orders.length]!;
      const movement = { placementId, orderId: randomUUID(), kind: 'capture', amount, final: false } as const;
      await busy.recordSettlement({ ...movement, reference: `crowd-${parcel}` }, randomUUID());
    }
    const { backgroundPool: pool } = house.edges;
    await until('all permitted captures are sent', async () => {
      return asked >= AT_ONCE && pool.waitingCount === 0 && pool.idleCount === pool.totalCount;
    });
    expect(asked).toBe(AT_ONCE);
    answered.resolve();
    await busy.idle();
    while ((await busy.settleDue()) > 0);
    const done = await house.rows("SELECT FROM settlement WHERE state = 'done' AND reference LIKE 'crowd-%'");
    expect(done).toHaveLength(PARCELS);
    await busy.drained();
  });
});
