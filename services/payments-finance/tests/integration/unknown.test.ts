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
  house.runDatabaseAhead(0);
  await house.sandbox.clearFaults();
  expect(await house.authorisedInLedger()).toBe(0); // nothing here ends in a sale
});

const HOUR = 3_600_000;
/** Leaves the provider 1.5 s. */
const soon = <T extends object>(order: T) => ({ ...order, deadline: new Date(Date.now() + 2_000) });

describe('an authorisation without an answer', () => {
  it('[MU-13][EU-05] after authorising: unknown, then reversed by our transaction id', async () => {
    const order = await house.order(CARDS.hangsAfter);
    expect(await house.application.authorise(soon(order))).toMatchObject({
      view: { state: 'unknown', held: [] },
    });
    expect(await heldAtProvider(house.sandbox, order.reference)).toEqual(['2350.00']);

    expect(await house.application.reverseDue()).toBe(1);
    expect(await house.application.find(order.placementId)).toMatchObject({
      state: 'declined',
      declineReason: 'provider-timeout',
    });
    expect(await house.states(order.placementId)).toEqual({
      payment: 'declined',
      tender: 'reversed',
      task: 'done',
    });
    expect(await house.sandbox.payments(order.reference)).toMatchObject([
      { status: 'REVERSED', held: '0.00' },
    ]);
    const kinds = await house.rows(
      `SELECT kind, count(*)::int AS count FROM ledger_entry JOIN payment ON payment.id = payment_id
       WHERE placement_id = $1 GROUP BY kind ORDER BY kind`,
      [order.placementId],
    );
    expect(kinds).toEqual([
      { kind: 'authorisation', count: 2 },
      { kind: 'authorisation-reversal', count: 2 },
    ]);
  });

  it('[MU-13] with nothing authorised: the reversal is repeated for a day, then the tender is declined', async () => {
    const order = await house.order(CARDS.hangsBefore);
    await house.application.authorise(soon(order));
    for (const [ahead, tried] of [
      [0, 1],
      [1_000, 0],
      [6_000, 1],
      [12_000, 0],
      [17_000, 1],
    ] as const) {
      house.runDatabaseAhead(ahead);
      expect([ahead, await house.application.reverseDue()]).toEqual([ahead, tried]);
      expect(await house.states(order.placementId)).toEqual({
        payment: 'unknown',
        tender: 'unknown',
        task: 'due',
      });
    }
    house.runDatabaseAhead(25 * HOUR);
    await house.application.reverseDue();
    expect(await house.states(order.placementId)).toEqual({
      payment: 'declined',
      tender: 'declined',
      task: 'done',
    });
  });

  it('[MU-13] an authorisation that arrives after the first reversal is reversed by the next', async () => {
    const order = await house.order(CARDS.approves);
    await house.sandbox.fault({ delayMs: 3_000 });
    expect(await house.application.authorise(soon(order))).toMatchObject({ view: { state: 'unknown' } });
    await house.application.reverseDue();
    expect(await house.states(order.placementId)).toMatchObject({ tender: 'unknown', task: 'due' });
    while ((await heldAtProvider(house.sandbox, order.reference)).length === 0);

    house.runDatabaseAhead(6_000);
    await house.application.reverseDue();
    expect(await house.states(order.placementId)).toEqual({
      payment: 'declined',
      tender: 'reversed',
      task: 'done',
    });
    expect(await heldAtProvider(house.sandbox, order.reference)).toEqual([]);
  });

  it('[MU-13] cancelled meanwhile: the payment is cancelled at once and reversed later', async () => {
    const order = await house.order(CARDS.hangsAfter);
    await house.application.authorise(soon(order));
    await house.application.cancel({ placementId: order.placementId, reason: 'timed out' });
    expect(await house.application.find(order.placementId)).toMatchObject({ state: 'cancelled' });
    await house.application.reverseDue();
    expect(await house.states(order.placementId)).toEqual({
      payment: 'cancelled',
      tender: 'reversed',
      task: 'done',
    });
  });
});

describe('a process that died', () => {
  /** The authorise path up to the point at which the process dies. */
  const dieAfter = async (point: 'intended' | 'sent' | 'answered') => {
    const { edges } = house;
    const payments = paymentRepository(edges.requestPool, { ...edges, eventOf: paymentChanged });
    const order = await house.order(CARDS.approves);
    const merchantTransactionId = edges.newId().replaceAll('-', '');
    const card = { maskedNumber: 'XXXXXXXXXXXX1111', cardType: 'Visa' };
    const opened = await payments.open({ ...order, merchantTransactionId, card });
    if (opened !== undefined && point !== 'intended') await payments.markSent(opened);
    const sent = { ...order, merchantTransactionId, evidence: undefined, isLowValue: false };
    if (point === 'answered') await edges.cards.authorise(sent, 5_000);
    return order;
  };

  it('[MU-13] before sending: declined, with nothing to reverse', async () => {
    const order = await dieAfter('intended');
    expect(await house.application.resolveStale()).toBe(0); // the process may still be running
    house.runDatabaseAhead(21_000);
    expect(await house.application.resolveStale()).toBe(1);
    expect(await house.states(order.placementId)).toEqual({
      payment: 'declined',
      tender: 'declined',
      task: null,
    });
  });

  it('[MU-13] before the answer was stored: unknown, then reversed at the provider', async () => {
    const order = await dieAfter('answered');
    expect(await heldAtProvider(house.sandbox, order.reference)).toEqual(['2350.00']);
    expect(await house.application.authorise(order)).toMatchObject({ view: { state: 'authorising' } });
    house.runDatabaseAhead(21_000);
    await house.application.resolveStale();
    expect(await house.states(order.placementId)).toEqual({
      payment: 'unknown',
      tender: 'unknown',
      task: 'due',
    });
    await house.application.reverseDue();
    expect(await house.states(order.placementId)).toEqual({
      payment: 'declined',
      tender: 'reversed',
      task: 'done',
    });
    expect(await heldAtProvider(house.sandbox, order.reference)).toEqual([]);
  });

  it('[MU-13] a tender left as sent under a tombstone is reversed and the payment stays cancelled', async () => {
    const order = await dieAfter('answered');
    await house.application.cancel({ placementId: order.placementId, reason: 'timed out' });
    house.runDatabaseAhead(21_000);
    await house.application.resolveStale();
    await house.application.reverseDue();
    expect(await house.states(order.placementId)).toEqual({
      payment: 'cancelled',
      tender: 'reversed',
      task: 'done',
    });
  });
});

describe('an answer after the sweeper', () => {
  it('[MU-13] that holds the amount is reversed, and the payment is declined', async () => {
    const order = await house.order(CARDS.approves);
    await house.sandbox.fault({ delayMs: 1_500 });
    const authorising = house.application.authorise(order);
    while ((await house.states(order.placementId))?.tender !== 'sent');
    house.runDatabaseAhead(21_000);
    await house.application.resolveStale();
    expect(await house.states(order.placementId)).toMatchObject({ payment: 'unknown', tender: 'unknown' });

    expect(await authorising).toMatchObject({ view: { state: 'declined', held: [] } });
    expect(await house.states(order.placementId)).toEqual({
      payment: 'declined',
      tender: 'reversed',
      task: 'done',
    });
    expect(await heldAtProvider(house.sandbox, order.reference)).toEqual([]);
  });
});

describe('a reversal that always fails', () => {
  it('[MU-13] is abandoned after a day and logged', async () => {
    const order = await house.order(CARDS.approves);
    await house.application.authorise(order);
    await house.sandbox.fault({ next: 2, operation: 'reverse', http: 502 });
    await house.application.cancel({ placementId: order.placementId, reason: 'released' });
    await house.application.drained();
    house.runDatabaseAhead(25 * HOUR);
    await house.application.reverseDue();
    expect(await house.states(order.placementId)).toEqual({
      payment: 'cancelled',
      tender: 'held',
      task: 'abandoned',
    });
    expect(house.logs()).toContain('reversal abandoned');

    // The runbook's step: make it due again when the provider has recovered.
    await house.rows(
      "UPDATE reversal_task SET state = 'due', created_at = now(), next_attempt_at = now() WHERE state = 'abandoned'",
    );
    house.runDatabaseAhead(0);
    await house.application.reverseDue();
    expect(await house.states(order.placementId)).toMatchObject({ tender: 'reversed', task: 'done' });
  });
});
