import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { CARDS, heldAtProvider, startTestPayments, newAttempt } from './test-payments.ts';
import type { TestPayments } from './test-payments.ts';

let payments: TestPayments;
beforeAll(async () => {
  payments = await startTestPayments();
});
afterAll(() => payments.stop());
afterEach(async () => {
  await payments.sandbox.clearFaults();
  await payments.application.reverseDue();
  expect(await payments.authorisedInLedger()).toBe(0); // nothing here ends in a sale
});

const cancel = (placementId: string) => payments.application.cancel({ placementId, reason: 'released' });

describe('cancel', () => {
  it('[MU-13][EU-05] before an authorisation: the tombstone refuses it and nothing is sent', async () => {
    const order = await payments.order(CARDS.approves);
    await cancel(order.placementId);
    expect(await payments.application.authorise(order)).toEqual({ refusal: 'cancelled' });
    expect(await payments.states(order.placementId)).toEqual({
      payment: 'cancelled',
      tender: null,
      task: null,
    });
    expect(await payments.sandbox.payments(order.reference)).toEqual([]);
  });

  it('[MU-13] between intended and sent: the tender is not sent', async () => {
    const store = payments.store();
    const order = await payments.order(CARDS.approves);
    const [opened] = (await store.open(newAttempt(order, randomUUID()))) ?? [];
    await cancel(order.placementId);
    expect(opened && (await store.markSent(opened))).toBeUndefined();
    expect(await payments.states(order.placementId)).toEqual({
      payment: 'cancelled',
      tender: 'declined',
      task: null,
    });
  });

  it('[MU-13] of a held payment reverses it once, however often it is called', async () => {
    const order = await payments.order(CARDS.approves);
    await payments.application.authorise(order);
    await Promise.all([cancel(order.placementId), cancel(order.placementId)]);
    await cancel(order.placementId);
    await payments.application.reverseDue();
    await payments.application.drained();
    expect(await payments.states(order.placementId)).toEqual({
      payment: 'cancelled',
      tender: 'reversed',
      task: 'done',
    });
    expect(await payments.sandbox.payments(order.reference)).toMatchObject([
      { status: 'REVERSED', held: '0.00' },
    ]);
    expect(await payments.application.authorise(order)).toEqual({ refusal: 'cancelled' });
  });

  it('[MU-13] during the call to the provider: the late authorisation is reversed', async () => {
    const order = await payments.order(CARDS.approves);
    await payments.sandbox.fault({ operation: 'authorise', delayMs: 1_000 });
    const authorising = payments.application.authorise(order);
    while ((await payments.states(order.placementId))?.tender !== 'sent');
    await cancel(order.placementId);
    expect(await payments.states(order.placementId)).toEqual({
      payment: 'cancelled',
      tender: 'sent',
      task: null,
    });

    expect(await authorising).toMatchObject({ view: { state: 'cancelled', held: [] } });
    expect(await payments.states(order.placementId)).toEqual({
      payment: 'cancelled',
      tender: 'reversed',
      task: 'done',
    });
    expect(await heldAtProvider(payments.sandbox, order.reference)).toEqual([]);
  });

  it('[MU-13] during a call that is declined: stays cancelled, with nothing to reverse', async () => {
    const order = await payments.order(CARDS.declined);
    await payments.sandbox.fault({ operation: 'authorise', delayMs: 1_000 });
    const authorising = payments.application.authorise(order);
    while ((await payments.states(order.placementId))?.tender !== 'sent');
    await cancel(order.placementId);
    expect(await authorising).toMatchObject({ view: { state: 'cancelled' } });
    expect(await payments.states(order.placementId)).toEqual({
      payment: 'cancelled',
      tender: 'declined',
      task: null,
    });
  });

  it('[MU-13] concurrent with an authorisation leaves nothing held', async () => {
    const placements = Array.from({ length: 12 }, () => randomUUID());
    const orders = await Promise.all(
      placements.map((placementId) => payments.order(CARDS.approves, { placementId })),
    );
    await Promise.all(
      orders.flatMap((order) => [payments.application.authorise(order), cancel(order.placementId)]),
    );
    await payments.application.reverseDue();
    await payments.application.drained();
    for (const { placementId, reference } of orders) {
      expect((await payments.states(placementId))?.payment).toBe('cancelled');
      expect(await heldAtProvider(payments.sandbox, reference)).toEqual([]);
    }
  });

  it('[MU-13] a reversal without an answer is repeated', async () => {
    const order = await payments.order(CARDS.approves);
    await payments.application.authorise(order);
    await payments.sandbox.fault({ operation: 'reverse', http: 502 });
    await cancel(order.placementId);
    await payments.application.drained();
    expect(await payments.states(order.placementId)).toEqual({
      payment: 'cancelled',
      tender: 'held',
      task: 'due',
    });

    expect(await payments.application.reverseDue()).toBe(0); // not yet
    payments.runDatabaseAhead(6_000);
    expect(await payments.application.reverseDue()).toBe(1);
    payments.runDatabaseAhead(0);
    expect(await payments.states(order.placementId)).toMatchObject({ tender: 'reversed', task: 'done' });
  });

  it('[MU-13] a reversal whose answer was lost is done when it is repeated', async () => {
    const order = await payments.order(CARDS.approves);
    await payments.application.authorise(order);
    await payments.sandbox.fault({ operation: 'reverse', delayMs: 4_300 });
    await cancel(order.placementId);
    await payments.application.drained();
    payments.runDatabaseAhead(6_000);
    while ((await heldAtProvider(payments.sandbox, order.reference)).length > 0);
    await payments.application.reverseDue();
    payments.runDatabaseAhead(0);
    expect(await payments.states(order.placementId)).toMatchObject({ tender: 'reversed', task: 'done' });
  });
});
