import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { poolTx } from '@loupe/database/tx';
import { holdMetrics } from '../../src/adapters/db/hold-metrics.ts';
import { stuckRepository } from '../../src/adapters/db/stuck-repository.ts';
import { byHand, proveLedger } from './paid-order.ts';
import { CARDS, startTestPayments } from './test-payments.ts';
import { atDay, heldOrder } from './held-order.ts';
import type { TestPayments } from './test-payments.ts';

let payments: TestPayments;
beforeAll(async () => {
  payments = await startTestPayments();
});
afterAll(() => payments.stop());
afterEach(async () => {
  await proveLedger(payments);
  await payments.sandbox.clearFaults();
  await atDay(payments, 0);
});

const stuckHolds = async (reference: string) => {
  const { backgroundPool, clock } = payments.edges;
  const holds = await stuckRepository(poolTx(backgroundPool), clock).holdsNotRenewed();
  return holds.filter(({ orderNumber }) => orderNumber === reference);
};

const figures = async (): Promise<Record<string, number>> => {
  const { backgroundPool, clock } = payments.edges;
  const read = await holdMetrics(backgroundPool, clock).read();
  return Object.fromEntries(read.map(({ name, samples }) => [name, samples[0]?.value ?? 0]));
};

describe('a hold whose order is promised within it', () => {
  it('[MU-13] stores no card, and ends: the money is missing, a late capture is refused', async () => {
    const order = await heldOrder(payments, { promisedIn: 2 });
    expect(await payments.sandbox.storedCards()).toEqual([]);
    await atDay(payments, 6.5);
    expect(await order.holdStates()).toEqual([]);
    await atDay(payments, 7.1);
    expect(await order.holdStates()).toEqual(['MISSING 235000']);
    await proveLedger(payments);
    await order.ask('capture', 2_000);
    expect(await order.settlements()).toEqual(['capture refused authorisation-gone']);
    expect(await figures()).toMatchObject({ loupe_payments_parcels_unpaid: 1 });
    expect(await order.atProvider()).toEqual(['ENDED 0.00 0.00']);
  });

  it('[MU-13] is cancelled after its end without a person', async () => {
    const order = await heldOrder(payments);
    await atDay(payments, 8);
    await order.ask('void', 2_350, { final: true });
    expect(await order.settlements()).toEqual(['void done']);
    expect(await payments.states(order.placementId)).toMatchObject({
      payment: 'cancelled',
      tender: 'reversed',
    });
  });

  it('[MU-13] is of no interest once everything is captured or cancelled', async () => {
    const order = await heldOrder(payments);
    await order.ask('capture', 1_000);
    await order.ask('void', 1_350, { final: true });
    await atDay(payments, 8);
    expect(await order.holdStates()).toEqual([]);
    expect(
      await payments.rows('SELECT FROM tender WHERE hold_due_at IS NOT NULL AND hold_due_at < now()'),
    ).toEqual([]);
  });
});

describe('a hold that ends before the promised day', () => {
  it('[MU-13] is renewed by the stored card a day before, and the one it replaces is given back', async () => {
    const order = await heldOrder(payments, { promisedIn: 20 });
    expect(await payments.sandbox.storedCards()).toHaveLength(1);
    await atDay(payments, 5.9);
    expect(await order.atProvider()).toEqual(['AUTHORIZED 2350.00 0.00']);
    await atDay(payments, 6.1);
    expect(await order.atProvider()).toEqual(['REVERSED 0.00 0.00', 'AUTHORIZED 2350.00 0.00']);
    await proveLedger(payments);
    // A Visa card holds what the merchant initiated for five days.
    await atDay(payments, 10.2);
    expect(await order.atProvider()).toEqual([
      ...['REVERSED 0.00 0.00', 'REVERSED 0.00 0.00', 'AUTHORIZED 2350.00 0.00'],
    ]);
    expect(await payments.sandbox.authorisations(order.reference)).toMatchObject([
      {},
      { byMerchant: true },
      { byMerchant: true },
    ]);
    await order.ask('capture', 1_000);
    await order.ask('capture', 1_350, { final: true });
    expect(await order.settlements()).toEqual(['renew done', 'renew done', 'capture done', 'capture done']);
    expect(await order.holdStates()).toEqual([]);
    await payments.application.forgetStoredCards();
    expect(await payments.sandbox.storedCards()).toEqual([]);
    expect(await payments.rows('SELECT FROM stored_card')).toEqual([]);
  });

  it('[MU-13] of which a part has left is renewed for the rest', async () => {
    const order = await heldOrder(payments, { promisedIn: 20 });
    await order.ask('capture', 1_000);
    await order.ask('void', 350);
    await atDay(payments, 6.1);
    expect(await order.atProvider()).toEqual(['AUTHORIZED 0.00 1000.00', 'AUTHORIZED 1000.00 0.00']);
    await proveLedger(payments);
    await order.ask('capture', 400);
    await order.ask('capture', 600, { final: true });
    expect(await order.atProvider()).toEqual(['AUTHORIZED 0.00 1000.00', 'AUTHORIZED 0.00 1000.00']);
    await order.ask('refund', 1_200);
    expect(await order.settlements()).toEqual([
      ...['capture done', 'void done', 'renew done', 'capture done', 'capture done', 'refund done'],
    ]);
  });

  it('[MU-13] is cancelled after it was renewed', async () => {
    const order = await heldOrder(payments, { promisedIn: 20 });
    await order.ask('void', 350);
    await atDay(payments, 6.1);
    await order.ask('void', 2_000, { final: true });
    expect(await order.atProvider()).toEqual(['REVERSED 0.00 0.00', 'REVERSED 0.00 0.00']);
    await payments.application.forgetStoredCards();
    expect(await payments.sandbox.storedCards()).toEqual([]);
  });

  it('[MU-13] whose renewal is declined ends, and the money is missing', async () => {
    const order = await heldOrder(payments, { promisedIn: 20, number: CARDS.declinedAgain });
    await atDay(payments, 6.1);
    expect(await order.settlements()).toEqual(['renew refused declined']);
    expect(await order.holdStates()).toEqual([]);
    expect(await figures()).toMatchObject({ loupe_payments_holds_ending: 1 });
    expect(await stuckHolds(order.reference)).toMatchObject([{ hasEnded: false, refusal: 'declined' }]);
    await atDay(payments, 7.1);
    expect(await order.holdStates()).toEqual(['MISSING 235000']);
    expect(await figures()).toMatchObject({ loupe_payments_holds_ending: 0 });
    expect((await figures())['loupe_payments_holds_missing']).toBeGreaterThan(0);
    expect(await stuckHolds(order.reference)).toMatchObject([{ hasEnded: true }]);
    await order.ask('void', 2_350, { final: true });
    expect(await stuckHolds(order.reference)).toEqual([]);
  });

  it('[MU-13] whose renewal has no answer: the lost hold is given back before another is requested', async () => {
    const order = await heldOrder(payments, { promisedIn: 20 });
    await payments.sandbox.fault({ operation: 'renew', httpAfter: 502 });
    await atDay(payments, 6.1);
    await atDay(payments, 6.2);
    expect(await order.atProvider()).toEqual([
      ...['REVERSED 0.00 0.00', 'REVERSED 0.00 0.00', 'AUTHORIZED 2350.00 0.00'],
    ]);
    expect(await order.settlements()).toEqual(['renew done']);
  });

  it('[MU-13] of which the provider holds another amount is given back, and refused', async () => {
    const order = await heldOrder(payments, { promisedIn: 20 });
    await payments.sandbox.fault({
      operation: 'renew',
      status: 'PARTIAL_AUTHORIZED',
      authorizedAmount: '10.00',
    });
    await atDay(payments, 6.1);
    expect(await order.atProvider()).toEqual(['AUTHORIZED 2350.00 0.00', 'REVERSED 0.00 0.00']);
    expect(await order.settlements()).toEqual(['renew refused declined']);
  });

  it('[MU-13] is not renewed more than 30 days after the first one', async () => {
    const order = await heldOrder(payments, { promisedIn: 90 });
    for (const day of [6.1, 10.2, 14.3, 18.4, 22.5, 26.6, 30.7, 32]) await atDay(payments, day);
    expect(await payments.sandbox.authorisations(order.reference)).toHaveLength(7);
    expect(await order.holdStates()).toEqual(['MISSING 235000']);
    await payments.application.forgetStoredCards();
    expect(await payments.sandbox.storedCards()).toEqual([]);
  });

  it('[MU-13] is captured by an operator, and by nobody while its renewal is under way', async () => {
    const order = await heldOrder(payments, { promisedIn: 20 });
    await payments.sandbox.fault({ operation: 'renew', delayMs: 1_500 });
    const renewing = atDay(payments, 6.1);

    for (let tries = 0; tries < 100; tries++) {
      const [row] = await payments.rows(
        "SELECT FROM settlement_request WHERE kind = 'hold' AND state = 'sent'",
      );
      if (row !== undefined) break;
      await new Promise((resolve) => setImmediate(resolve));
    }
    const byOperator = byHand(order.reference, 'capture', 100_000, 'x1');
    const captured = await payments.application.settleByOperator(byOperator);
    expect(captured).toMatchObject({ view: { state: 'intended' } });
    await renewing;
    await atDay(payments, 6.11);
    expect(await order.atProvider()).toEqual(['REVERSED 0.00 0.00', 'AUTHORIZED 1350.00 1000.00']);
  });

  it('[MU-13] is cancelled while its renewal is under way: both holds are given back', async () => {
    const order = await heldOrder(payments, { promisedIn: 20 });
    await payments.sandbox.fault({ operation: 'renew', delayMs: 1_500 });
    const renewing = atDay(payments, 6.1);
    await order.ask('void', 2_350, { final: true });
    await renewing;
    await atDay(payments, 6.2);
    expect((await order.atProvider()).every((words) => words.endsWith('0.00 0.00'))).toBe(true);
  });

  it('[MU-13] never shows the token of the card', async () => {
    const order = await heldOrder(payments, { promisedIn: 20 });
    const token = (await payments.sandbox.storedCards()).at(-1) ?? '';
    await payments.sandbox.fault({ operation: 'forget', http: 502, next: 20 });
    await order.ask('void', 2_350, { final: true });
    await payments.application.forgetStoredCards();
    expect(await payments.sandbox.storedCards()).toContain(token);
    expect(payments.logs()).toContain('card not deleted');
    const stored = await payments.rows<{ words: string }>(
      "SELECT encode(sealed, 'escape') AS words FROM stored_card UNION ALL SELECT encode(payload, 'escape') FROM outbox",
    );
    for (const text of [payments.logs(), ...stored.map(({ words }) => words)])
      expect(text).not.toContain(token);
    await payments.sandbox.clearFaults();
    await atDay(payments, 1);
    await payments.application.forgetStoredCards();
    expect(await payments.sandbox.storedCards()).not.toContain(token);
  });
});

describe('goods whose making has begun', () => {
  it('[MU-13] are paid for when the hold would end', async () => {
    const order = await heldOrder(payments, { promisedIn: 2 });
    await order.ask('capture', 2_350, { reference: `making:${order.placementId}` });
    expect(await order.holdStates()).toEqual(['TAKEN']);
    await atDay(payments, 8);
    await order.ask('capture', 0, { final: true });
    expect(await order.atProvider()).toEqual(['AUTHORIZED 0.00 2350.00']);
    expect(await order.settlements()).toEqual(['capture done', 'void done']);
  });
});
