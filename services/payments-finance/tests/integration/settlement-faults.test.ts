import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { CARDS, startTestPayments } from './test-payments.ts';
import type { TestPayments } from './test-payments.ts';
import { paidOrder, proveLedger, sweepAt } from './paid-order.ts';

let payments: TestPayments;
beforeAll(async () => {
  payments = await startTestPayments();
});
afterAll(() => payments.stop());
afterEach(async () => {
  payments.runDatabaseAhead(0);
  await payments.sandbox.clearFaults();
  await proveLedger(payments);
});

const HOUR = 3_600;
const atProvider = async (reference: string) => (await payments.sandbox.payments(reference))[0];

describe('a lost answer', () => {
  it('[F38][I5] of a capture: voided at once by our transaction id, then sent again', async () => {
    const order = await paidOrder(payments);
    // The clock is ahead when it is read again, so that two seconds instead of eight are left for the provider.
    let looks = 0;
    const now = () => new Date(Date.now() + (looks++ > 0 ? 9_500 : 0));
    const hurried = payments.applicationWith({ now });
    await payments.sandbox.fault({ operation: 'capture', hang: 'after' });
    const movement = {
      placementId: order.placementId,
      orderId: 'order',
      kind: 'capture' as const,
      reference: 'parcel-1',
      amount: { minorUnits: 235_000, currency: 'GBP' },
      final: true,
    };
    await hurried.recordSettlement(movement, crypto.randomUUID());
    await hurried.idle();
    expect(await order.settled('parcel-1')).toMatchObject({ state: 'intended', captured: 0 });
    expect(await atProvider(order.reference)).toMatchObject({ captured: '0.00', held: '2350.00' });
    await proveLedger(payments);

    await sweepAt(payments, 6);
    expect(await order.settled('parcel-1')).toMatchObject({ state: 'done', captured: 235_000 });
    expect(await atProvider(order.reference)).toMatchObject({ captured: '2350.00', held: '0.00' });
    await hurried.drained();
  });

  it('[F38][I5] of a refund: the card is refunded once', async () => {
    const order = await paidOrder(payments);
    await order.ask('capture', 2_350, { final: true });
    await payments.sandbox.fault({ operation: 'refund', httpAfter: 502 });
    const back = await order.ask('refund', 500);
    expect(await order.settled(back)).toMatchObject({ state: 'intended', refunded: 0 });
    await sweepAt(payments, 6);
    expect(await order.settled(back)).toMatchObject({ state: 'done', refunded: 50_000 });
  });

  it('[F38] of the void as well: the void is repeated, and has taken effect once', async () => {
    const order = await paidOrder(payments);
    await payments.sandbox.fault({ operation: 'capture', httpAfter: 502 });
    await payments.sandbox.fault({ operation: 'void', httpAfter: 502 });
    const parcel = await order.ask('capture', 2_000);
    expect(await order.settled(parcel)).toMatchObject({ state: 'unknown' });
    await sweepAt(payments, 6);
    expect(await order.settled(parcel)).toMatchObject({ state: 'intended' });
    await sweepAt(payments, 30);
    expect(await order.settled(parcel)).toMatchObject({ state: 'done', captured: 200_000 });
  });

  it('[F39] 500 with nothing done, then success: voids for a day before it is sent again', async () => {
    const order = await paidOrder(payments);
    await payments.sandbox.fault({ operation: 'capture', http: 500 });
    const parcel = await order.ask('capture', 2_000);
    for (const seconds of [6, 20, 60, 23 * HOUR]) {
      await sweepAt(payments, seconds);
      expect([seconds, (await order.settled(parcel)).state]).toEqual([seconds, 'unknown']);
    }
    await sweepAt(payments, 24 * HOUR + 60);
    expect(await order.settled(parcel)).toMatchObject({ state: 'intended' });
    await sweepAt(payments, 25 * HOUR);
    expect(await order.settled(parcel)).toMatchObject({ state: 'done', captured: 200_000 });
  });

  it('[F38] that the provider neither voids nor denies for a day is left to an operator and logged as an error', async () => {
    const order = await paidOrder(payments);
    await payments.sandbox.fault({ operation: 'capture', httpAfter: 502 });
    await payments.sandbox.fault({ next: 3, operation: 'void', http: 400, reason: 'NOT_VOIDABLE' });
    const parcel = await order.ask('capture', 2_000);
    await sweepAt(payments, 25 * HOUR);
    expect(payments.logs()).toContain('settlement abandoned');
    await sweepAt(payments, 50 * HOUR);
    expect(await order.settled(parcel)).toMatchObject({ state: 'unknown' });

    // The runbook's step.
    await payments.sandbox.clearFaults();
    await payments.rows(
      'UPDATE settlement SET next_attempt_at = now() WHERE next_attempt_at IS NULL AND finished_at IS NULL',
    );
    await sweepAt(payments, 50 * HOUR);
    await sweepAt(payments, 60 * HOUR);
    expect(await order.settled(parcel)).toMatchObject({ state: 'done', captured: 200_000 });
  });
});

describe('an authorisation', () => {
  it('[I5] that was declined, partial or lost is equal in both ledgers', async () => {
    await payments.application.authorise(await payments.order(CARDS.declined));
    await payments.sandbox.fault({
      operation: 'authorise',
      status: 'PARTIAL_AUTHORIZED',
      authorizedAmount: '100.00',
    });
    await payments.application.authorise(await payments.order(CARDS.approves));
    await payments.sandbox.fault({ operation: 'authorise', httpAfter: 502 });
    const lost = await payments.order(CARDS.approves);
    expect(await payments.application.authorise(lost)).toMatchObject({ view: { state: 'unknown' } });
    await proveLedger(payments); // held at the provider, and its state is still being determined
    await payments.application.reverseDue();
    expect(await atProvider(lost.reference)).toMatchObject({ status: 'REVERSED' });
  });
});

describe('a refusal', () => {
  it('[EU-05] of a capture ends it, with our reason', async () => {
    const order = await paidOrder(payments);
    await payments.sandbox.fault({ operation: 'capture', http: 400, reason: 'AUTH_ALREADY_REVERSED' });
    const parcel = await order.ask('capture', 2_350, { final: true });
    expect(await order.settled(parcel)).toMatchObject({ state: 'refused', refusal: 'authorisation-gone' });
  });

  it('[EU-05] of a refund: declined', async () => {
    const order = await paidOrder(payments);
    await order.ask('capture', 2_350, { final: true });
    await payments.sandbox.fault({ operation: 'refund', status: 'DECLINED' });
    const back = await order.ask('refund', 500);
    expect(await order.settled(back)).toMatchObject({ state: 'refused', refusal: 'declined', refunded: 0 });
  });

  it('[F47] to process the request at all is not final: nothing was done, and it is retried soon', async () => {
    const order = await paidOrder(payments);
    await payments.sandbox.fault({ operation: 'capture', http: 401 });
    const parcel = await order.ask('capture', 2_000);
    expect(await order.settled(parcel)).toMatchObject({ state: 'intended' });
    await sweepAt(payments, 6);
    expect(await order.settled(parcel)).toMatchObject({ state: 'done' });
  });
});

describe('a last movement', () => {
  it('[F42] waits for a capture with an unknown result, and closes after it', async () => {
    const order = await paidOrder(payments);
    await payments.sandbox.fault({ operation: 'capture', httpAfter: 502 });
    const lost = await order.ask('capture', 1_000);
    const last = await order.ask('void', 1_350, { final: true });
    expect([(await order.settled(lost)).state, (await order.settled(last)).state]).toEqual([
      'intended',
      'intended',
    ]);
    await sweepAt(payments, 6);
    await sweepAt(payments, 30);
    expect([(await order.settled(lost)).state, (await order.settled(last)).state]).toEqual(['done', 'done']);
    expect(await atProvider(order.reference)).toMatchObject({ captured: '1000.00', held: '0.00' });
  });

  it('[F38] whose reversal has no answer is retried, for the whole amount and for the rest', async () => {
    const whole = await paidOrder(payments);
    await payments.sandbox.fault({ operation: 'reverse', httpAfter: 502 });
    const cancelled = await whole.ask('void', 2_350, { final: true });
    const part = await paidOrder(payments);
    await part.ask('capture', 1_000);
    await payments.sandbox.fault({ operation: 'reverse', httpAfter: 502 });
    const rest = await part.ask('void', 1_350, { final: true });
    expect([(await whole.settled(cancelled)).state, (await part.settled(rest)).state]).toEqual([
      'sent',
      'sent',
    ]);
    payments.runDatabaseAhead(6_000);
    await payments.application.reverseDue();
    await sweepAt(payments, 6);
    expect([(await whole.settled(cancelled)).state, (await part.settled(rest)).state]).toEqual([
      'done',
      'done',
    ]);
  });
});
