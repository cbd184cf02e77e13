import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { CARDS, heldAtProvider, startTestPayments, newAttempt } from './test-payments.ts';
import type { TestPayments } from './test-payments.ts';

let payments: TestPayments;
beforeAll(async () => {
  payments = await startTestPayments();
});
afterAll(() => payments.stop());
afterEach(async () => {
  payments.runDatabaseAhead(0);
  await payments.sandbox.clearFaults();
  expect(await payments.authorisedInLedger()).toBe(0); // nothing here ends in a sale
});

const HOUR = 3_600_000;
/** Leaves 3.5 s for the authentication and the authorisation, which is not sent with less than 1 s left. */
const soon = <T extends object>(order: T) => ({ ...order, deadline: new Date(Date.now() + 4_000) });

describe('an authorisation without an answer', () => {
  it('[MU-13][EU-05] after authorising: unknown, then reversed by our transaction id', async () => {
    const order = await payments.order(CARDS.hangsAfter);
    expect(await payments.application.authorise(soon(order))).toMatchObject({
      view: { state: 'unknown', held: [] },
    });
    expect(await heldAtProvider(payments.sandbox, order.reference)).toEqual(['2350.00']);

    expect(await payments.application.reverseDue()).toBe(1);
    expect(await payments.application.find(order.placementId)).toMatchObject({
      state: 'declined',
      declineReason: 'provider-timeout',
    });
    expect(await payments.states(order.placementId)).toEqual({
      payment: 'declined',
      tender: 'reversed',
      task: 'done',
    });
    expect(await payments.sandbox.payments(order.reference)).toMatchObject([
      { status: 'REVERSED', held: '0.00' },
    ]);
    const kinds = await payments.rows(
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
    const order = await payments.order(CARDS.hangsBefore);
    await payments.application.authorise(soon(order));
    for (const [ahead, tried] of [
      [0, 1],
      [1_000, 0],
      [6_000, 1],
      [12_000, 0],
      [17_000, 1],
    ] as const) {
      payments.runDatabaseAhead(ahead);
      expect([ahead, await payments.application.reverseDue()]).toEqual([ahead, tried]);
      expect(await payments.states(order.placementId)).toEqual({
        payment: 'unknown',
        tender: 'unknown',
        task: 'due',
      });
    }
    payments.runDatabaseAhead(25 * HOUR);
    await payments.application.reverseDue();
    expect(await payments.states(order.placementId)).toEqual({
      payment: 'declined',
      tender: 'declined',
      task: 'done',
    });
  });

  it('[MU-13] an authorisation that arrives after the first reversal is reversed by the next', async () => {
    const order = await payments.order(CARDS.approves);
    await payments.sandbox.fault({ operation: 'authorise', delayMs: 5_000 });
    expect(await payments.application.authorise(soon(order))).toMatchObject({ view: { state: 'unknown' } });
    await payments.application.reverseDue();
    expect(await payments.states(order.placementId)).toMatchObject({ tender: 'unknown', task: 'due' });
    while ((await heldAtProvider(payments.sandbox, order.reference)).length === 0);

    payments.runDatabaseAhead(6_000);
    await payments.application.reverseDue();
    expect(await payments.states(order.placementId)).toEqual({
      payment: 'declined',
      tender: 'reversed',
      task: 'done',
    });
    expect(await heldAtProvider(payments.sandbox, order.reference)).toEqual([]);
  });

  it('[MU-13] cancelled meanwhile: the payment is cancelled at once and reversed later', async () => {
    const order = await payments.order(CARDS.hangsAfter);
    await payments.application.authorise(soon(order));
    await payments.application.cancel({ placementId: order.placementId, reason: 'timed out' });
    expect(await payments.application.find(order.placementId)).toMatchObject({ state: 'cancelled' });
    await payments.application.reverseDue();
    expect(await payments.states(order.placementId)).toEqual({
      payment: 'cancelled',
      tender: 'reversed',
      task: 'done',
    });
  });
});

describe('a process that died', () => {
  /** Runs authorise up to the point at which the process dies. */
  const dieAfter = async (point: 'intended' | 'sent' | 'answered') => {
    const { edges } = payments;
    const store = payments.store();
    const order = await payments.order(CARDS.approves);
    const merchantTransactionId = edges.newId().replaceAll('-', '');
    const [opened] = (await store.open(newAttempt(order, merchantTransactionId))) ?? [];
    if (opened !== undefined && point !== 'intended') await store.markSent(opened);
    const sent = { ...order, merchantTransactionId, evidence: undefined, isLowValue: false };
    if (point === 'answered') await edges.cards.authorise(sent, 5_000);
    return order;
  };

  it('[MU-13] before sending: declined, with nothing to reverse', async () => {
    const order = await dieAfter('intended');
    expect(await payments.application.resolveStale()).toBe(0); // the process may still be running
    payments.runDatabaseAhead(21_000);
    expect(await payments.application.resolveStale()).toBe(1);
    expect(await payments.states(order.placementId)).toEqual({
      payment: 'declined',
      tender: 'declined',
      task: null,
    });
  });

  it('[MU-13] before the answer was stored: unknown, then reversed at the provider', async () => {
    const order = await dieAfter('answered');
    expect(await heldAtProvider(payments.sandbox, order.reference)).toEqual(['2350.00']);
    expect(await payments.application.authorise(order)).toMatchObject({ view: { state: 'authorising' } });
    payments.runDatabaseAhead(21_000);
    await payments.application.resolveStale();
    expect(await payments.states(order.placementId)).toEqual({
      payment: 'unknown',
      tender: 'unknown',
      task: 'due',
    });
    await payments.application.reverseDue();
    expect(await payments.states(order.placementId)).toEqual({
      payment: 'declined',
      tender: 'reversed',
      task: 'done',
    });
    expect(await heldAtProvider(payments.sandbox, order.reference)).toEqual([]);
  });

  it('[MU-13] a tender left as sent under a tombstone is reversed and the payment stays cancelled', async () => {
    const order = await dieAfter('answered');
    await payments.application.cancel({ placementId: order.placementId, reason: 'timed out' });
    payments.runDatabaseAhead(21_000);
    await payments.application.resolveStale();
    await payments.application.reverseDue();
    expect(await payments.states(order.placementId)).toEqual({
      payment: 'cancelled',
      tender: 'reversed',
      task: 'done',
    });
  });
});

describe('an answer after the sweeper', () => {
  it('[MU-13] that holds the amount is reversed, and the payment is declined', async () => {
    const order = await payments.order(CARDS.approves);
    await payments.sandbox.fault({ operation: 'authorise', delayMs: 1_500 });
    const authorising = payments.application.authorise(order);
    while ((await payments.states(order.placementId))?.tender !== 'sent');
    payments.runDatabaseAhead(21_000);
    await payments.application.resolveStale();
    expect(await payments.states(order.placementId)).toMatchObject({ payment: 'unknown', tender: 'unknown' });

    expect(await authorising).toMatchObject({ view: { state: 'declined', held: [] } });
    expect(await payments.states(order.placementId)).toEqual({
      payment: 'declined',
      tender: 'reversed',
      task: 'done',
    });
    expect(await heldAtProvider(payments.sandbox, order.reference)).toEqual([]);
  });
});

describe('a reversal that always fails', () => {
  it('[MU-13] is abandoned after a day and logged', async () => {
    const order = await payments.order(CARDS.approves);
    await payments.application.authorise(order);
    await payments.sandbox.fault({ next: 2, operation: 'reverse', http: 502 });
    await payments.application.cancel({ placementId: order.placementId, reason: 'released' });
    await payments.application.drained();
    payments.runDatabaseAhead(25 * HOUR);
    await payments.application.reverseDue();
    expect(await payments.states(order.placementId)).toEqual({
      payment: 'cancelled',
      tender: 'held',
      task: 'abandoned',
    });
    expect(payments.logs()).toContain('reversal abandoned');

    // The runbook's step: make it due again when the provider has recovered.
    await payments.rows(
      "UPDATE reversal_task SET state = 'due', created_at = now(), next_attempt_at = now() WHERE state = 'abandoned'",
    );
    payments.runDatabaseAhead(0);
    await payments.application.reverseDue();
    expect(await payments.states(order.placementId)).toMatchObject({ tender: 'reversed', task: 'done' });
  });
});
