import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { paymentRepository } from '../../src/adapters/db/payment-repository.ts';
import { paymentChanged } from '../../src/events/published/payment-changed.ts';
import { CARDS, heldAtProvider, startHouse } from './house.ts';
import type { House } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house.stop());
afterEach(async () => {
  await house.sandbox.clearFaults();
  await house.application.reverseDue();
  expect(await house.authorisedInLedger()).toBe(0); // nothing here ends in a sale
});

const cancel = (placementId: string) => house.application.cancel({ placementId, reason: 'released' });

describe('cancel', () => {
  it('[MU-13][EU-05] before an authorisation: the tombstone refuses it and nothing is sent', async () => {
    const order = await house.order(CARDS.approves);
    await cancel(order.placementId);
    expect(await house.application.authorise(order)).toEqual({ refusal: 'cancelled' });
    expect(await house.states(order.placementId)).toEqual({ payment: 'cancelled', tender: null, task: null });
    expect(await house.sandbox.payments(order.reference)).toEqual([]);
  });

  it('[MU-13] between intended and sent: the tender is not sent', async () => {
    const { edges } = house;
    const payments = paymentRepository(edges.requestPool, { ...edges, eventOf: paymentChanged });
    const order = await house.order(CARDS.approves);
    const card = { maskedNumber: 'XXXXXXXXXXXX1111', cardType: 'Visa' };
    const opened = await payments.open({ ...order, merchantTransactionId: randomUUID(), card });
    await cancel(order.placementId);
    expect(opened && (await payments.markSent(opened))).toBeUndefined();
    expect(await house.states(order.placementId)).toEqual({
      payment: 'cancelled',
      tender: 'declined',
      task: null,
    });
  });

  it('[MU-13] of a held payment reverses it once, however often it is called', async () => {
    const order = await house.order(CARDS.approves);
    await house.application.authorise(order);
    await Promise.all([cancel(order.placementId), cancel(order.placementId)]);
    await cancel(order.placementId);
    await house.application.reverseDue();
    await house.application.drained();
    expect(await house.states(order.placementId)).toEqual({
      payment: 'cancelled',
      tender: 'reversed',
      task: 'done',
    });
    expect(await house.sandbox.payments(order.reference)).toMatchObject([
      { status: 'REVERSED', held: '0.00' },
    ]);
    expect(await house.application.authorise(order)).toEqual({ refusal: 'cancelled' });
  });

  it('[MU-13] during the call to the provider: the late authorisation is reversed', async () => {
    const order = await house.order(CARDS.approves);
    await house.sandbox.fault({ delayMs: 1_000 });
    const authorising = house.application.authorise(order);
    while ((await house.states(order.placementId))?.tender !== 'sent');
    await cancel(order.placementId);
    expect(await house.states(order.placementId)).toEqual({
      payment: 'cancelled',
      tender: 'sent',
      task: null,
    });

    expect(await authorising).toMatchObject({ view: { state: 'cancelled', held: [] } });
    expect(await house.states(order.placementId)).toEqual({
      payment: 'cancelled',
      tender: 'reversed',
      task: 'done',
    });
    expect(await heldAtProvider(house.sandbox, order.reference)).toEqual([]);
  });

  it('[MU-13] during a call that is declined: stays cancelled, with nothing to reverse', async () => {
    const order = await house.order(CARDS.declined);
    await house.sandbox.fault({ delayMs: 1_000 });
    const authorising = house.application.authorise(order);
    while ((await house.states(order.placementId))?.tender !== 'sent');
    await cancel(order.placementId);
    expect(await authorising).toMatchObject({ view: { state: 'cancelled' } });
    expect(await house.states(order.placementId)).toEqual({
      payment: 'cancelled',
      tender: 'declined',
      task: null,
    });
  });

  it('[MU-13] concurrent with an authorisation leaves nothing held', async () => {
    const placements = Array.from({ length: 12 }, () => randomUUID());
    const orders = await Promise.all(
      placements.map((placementId) => house.order(CARDS.approves, { placementId })),
    );
    await Promise.all(
      orders.flatMap((order) => [house.application.authorise(order), cancel(order.placementId)]),
    );
    await house.application.reverseDue();
    await house.application.drained();
    for (const { placementId, reference } of orders) {
      expect((await house.states(placementId))?.payment).toBe('cancelled');
      expect(await heldAtProvider(house.sandbox, reference)).toEqual([]);
    }
  });

  it('[MU-13] a reversal without an answer is repeated', async () => {
    const order = await house.order(CARDS.approves);
    await house.application.authorise(order);
    await house.sandbox.fault({ operation: 'reverse', http: 502 });
    await cancel(order.placementId);
    await house.application.drained();
    expect(await house.states(order.placementId)).toEqual({
      payment: 'cancelled',
      tender: 'held',
      task: 'due',
    });

    expect(await house.application.reverseDue()).toBe(0); // not yet
    house.runDatabaseAhead(6_000);
    expect(await house.application.reverseDue()).toBe(1);
    house.runDatabaseAhead(0);
    expect(await house.states(order.placementId)).toMatchObject({ tender: 'reversed', task: 'done' });
  });

  it('[MU-13] a reversal whose answer was lost is done when it is repeated', async () => {
    const order = await house.order(CARDS.approves);
    await house.application.authorise(order);
    await house.sandbox.fault({ operation: 'reverse', delayMs: 4_300 });
    await cancel(order.placementId);
    await house.application.drained();
    house.runDatabaseAhead(6_000);
    while ((await heldAtProvider(house.sandbox, order.reference)).length > 0);
    await house.application.reverseDue();
    house.runDatabaseAhead(0);
    expect(await house.states(order.placementId)).toMatchObject({ tender: 'reversed', task: 'done' });
  });
});
