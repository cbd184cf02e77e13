import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestPayments } from './test-payments.ts';
import type { TestPayments } from './test-payments.ts';
import { paidOrder, proveLedger } from './paid-order.ts';

let payments: TestPayments;
beforeAll(async () => {
  payments = await startTestPayments();
});
afterAll(() => payments.stop());
afterEach(async () => {
  await payments.sandbox.clearFaults();
  await proveLedger(payments);
});

const atProvider = async (reference: string) => (await payments.sandbox.payments(reference))[0];

describe('a parcel', () => {
  it('[EU-05][I6] is captured, and the last one closes the authorisation', async () => {
    const order = await paidOrder(payments);
    const first = await order.ask('capture', 2_000);
    expect(await order.settled(first)).toMatchObject({ state: 'done', captured: 200_000 });
    const last = await order.ask('capture', 300, { final: true });
    expect(await order.settled(last)).toMatchObject({ state: 'done', captured: 230_000 });
    expect(await atProvider(order.reference)).toMatchObject({ captured: '2300.00', held: '0.00' });
  });

  it('[EU-05] beyond the authorised amount is refused, logged as an error and published', async () => {
    const order = await paidOrder(payments);
    const parcel = await order.ask('capture', 2_350.01);
    expect(await order.settled(parcel)).toMatchObject({ state: 'refused', refusal: 'exceeds-authorised' });
    expect(payments.logs()).toContain('capture refused');
    expect(await atProvider(order.reference)).toMatchObject({ captured: '0.00', held: '2350.00' });
  });

  it('[I14] is recorded once, however often its event is delivered, and not for an amount of 0', async () => {
    const order = await paidOrder(payments);
    const [messageId, reference] = [randomUUID(), randomUUID()];
    const amount = { minorUnits: 100_000, currency: 'GBP' };
    const movement = {
      placementId: order.placementId,
      orderId: randomUUID(),
      kind: 'capture',
      final: false,
    } as const;
    const record = (id: string, pence = amount.minorUnits) =>
      payments.application.recordSettlement(
        { ...movement, reference, amount: { ...amount, minorUnits: pence } },
        id,
      );
    await Promise.all([record(messageId), record(messageId), record(randomUUID()), record(randomUUID(), 0)]);
    await payments.application.idle();
    expect(await order.settled(reference)).toMatchObject({ state: 'done', captured: 100_000 });
    await expect(
      payments.application.recordSettlement(
        { ...movement, reference, amount, placementId: randomUUID() },
        messageId,
      ),
    ).resolves.toBeUndefined(); // it is in the inbox already
    await expect(
      payments.application.recordSettlement(
        { ...movement, reference, amount, placementId: 'nobody' },
        randomUUID(),
      ),
    ).rejects.toThrow('has no payment');
  });
});

describe('a cancellation', () => {
  it('[EU-05][I6] of the whole order reverses the authorisation', async () => {
    const order = await paidOrder(payments);
    const cancelled = await order.ask('void', 2_350, { final: true });
    expect(await order.settled(cancelled)).toMatchObject({ state: 'done', captured: 0 });
    expect(await atProvider(order.reference)).toMatchObject({ status: 'REVERSED', held: '0.00' });
    const late = await order.ask('capture', 1);
    expect(await order.settled(late)).toMatchObject({ state: 'refused', refusal: 'nothing-authorised' });
  });

  it('[EU-05][I6] of a part reduces the capturable amount, and the rest is released with the last parcel', async () => {
    const order = await paidOrder(payments);
    const part = await order.ask('void', 350);
    expect(await order.settled(part)).toMatchObject({ state: 'done' });
    expect(await atProvider(order.reference)).toMatchObject({ held: '2350.00' });
    const tooMuch = await order.ask('capture', 2_000.01);
    expect(await order.settled(tooMuch)).toMatchObject({ refusal: 'exceeds-authorised' });
    const last = await order.ask('capture', 2_000, { final: true });
    expect(await order.settled(last)).toMatchObject({ state: 'done', captured: 200_000 });
  });

  it('[EU-05] as the last movement, after a parcel, releases the rest', async () => {
    const order = await paidOrder(payments);
    await order.ask('capture', 2_000);
    const rest = await order.ask('void', 350, { final: true });
    expect(await order.settled(rest)).toMatchObject({ state: 'done', captured: 200_000 });
    expect(await atProvider(order.reference)).toMatchObject({ captured: '2000.00', held: '0.00' });
    const more = await order.ask('capture', 0.01);
    expect(await order.settled(more)).toMatchObject({ refusal: 'exceeds-authorised' });
  });

  it('[EU-05] a last movement of amount 0 also closes the authorisation', async () => {
    const order = await paidOrder(payments);
    await order.ask('capture', 2_000);
    const gift = await order.ask('capture', 0, { final: true });
    expect(await order.settled(gift)).toMatchObject({ state: 'done', settled: 0 });
  });
});

describe('a return', () => {
  it('[EU-05][F46] is refunded from the earliest capture on, split over captures', async () => {
    const order = await paidOrder(payments);
    await order.ask('capture', 1_000);
    await order.ask('capture', 1_350, { final: true });
    const back = await order.ask('refund', 1_500);
    expect(await order.settled(back)).toMatchObject({ state: 'done', settled: 150_000, refunded: 150_000 });
    const tooMuch = await order.ask('refund', 850.01);
    expect(await order.settled(tooMuch)).toMatchObject({ state: 'intended' }); // another capture may still come
  });

  it('[F42] before its parcel waits for the capture', async () => {
    const order = await paidOrder(payments);
    const back = await order.ask('refund', 1_000);
    expect(await order.settled(back)).toMatchObject({ state: 'intended' });
    await order.ask('capture', 2_350, { final: true });
    await payments.application.settleDue();
    expect(await order.settled(back)).toMatchObject({ state: 'done', captured: 235_000, refunded: 100_000 });
  });
});

describe('concurrent settlements', () => {
  it('[F52][I6] a concurrent cancellation and capture: one of them, never both', async () => {
    for (let round = 0; round < 5; round++) {
      const order = await paidOrder(payments);
      const [parcel, cancelled] = await Promise.all([
        order.ask('capture', 2_350, { final: true }),
        order.ask('void', 2_350, { final: true }),
      ]);
      await payments.application.settleDue();
      const [capture, voided] = [await order.settled(parcel), await order.settled(cancelled)];
      const taken = capture.state === 'done' ? '2350.00' : '0.00';
      expect(await atProvider(order.reference)).toMatchObject({ captured: taken, held: '0.00' });
      expect(voided.state).toBe('done');
      await proveLedger(payments);
    }
  });
});
