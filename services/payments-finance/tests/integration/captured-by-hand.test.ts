import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestPayments } from './test-payments.ts';
import type { TestPayments } from './test-payments.ts';
import { byHand, paidOrder, proveLedger, sweepAt } from './paid-order.ts';
import type { PaidOrder } from './paid-order.ts';

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

const capture = (order: PaidOrder, pounds: number, id: string) =>
  payments.application.settleByOperator(byHand(order.reference, 'capture', pounds * 100, id));

const atProvider = async ({ reference }: PaidOrder) => {
  const [payment] = await payments.sandbox.payments(reference);
  return { captured: payment?.captured, held: payment?.held };
};

/** The payment as shown to operators, in pounds. */
async function outcomeOf({ reference }: PaidOrder) {
  const history = await payments.application.showPayment(reference);
  const { captured = 0, refunded = 0, settlements = [] } = history ?? {};
  const words = settlements.map(({ kind, state, amount }) => `${kind} ${amount.minorUnits / 100} ${state}`);
  return { kept: (captured - refunded) / 100, settlements: words };
}

describe('an order that was captured by hand', () => {
  it('[I6] and is then cancelled by the warehouse is refunded and booked', async () => {
    const order = await paidOrder(payments);
    await capture(order, 2_350, 'all');
    const cancelled = await order.ask('void', 2_350, { final: true });
    await sweepAt(payments, 1);
    expect(await order.settled(cancelled)).toMatchObject({ state: 'done' });
    expect(await order.settled(`excess:${cancelled}`)).toMatchObject({
      state: 'done',
      settled: 235_000,
      captured: 235_000,
      refunded: 235_000,
    });
    expect(await outcomeOf(order)).toEqual({
      kept: 0,
      settlements: ['capture 2350 done', 'void 2350 done', 'refund 2350 done'],
    });
    const booked = await payments.rows<{ account: string; kind: string; minor: string }>(
      `SELECT kind, account, ledger_entry.amount_minor AS minor FROM ledger_entry
       JOIN payment ON payment.id = payment_id WHERE placement_id = $1 AND kind IN ('capture', 'refund')
       ORDER BY kind, account`,
      [order.placementId],
    );
    expect(booked.map(({ kind, account, minor }) => [kind, account, Number(minor)])).toEqual([
      ['capture', 'asset.cybersource.receivable', 235_000],
      ['capture', 'liability.customers', -235_000],
      ['capture', 'memorandum.authorisations', 235_000],
      ['capture', 'memorandum.cybersource.authorised', -235_000],
      ['refund', 'asset.cybersource.receivable', -235_000],
      ['refund', 'liability.customers', 235_000],
    ]);
  });

  it('[I6] in part and is then cancelled is refunded, and the rest is no longer held', async () => {
    const order = await paidOrder(payments);
    await capture(order, 1_000, 'part');
    await order.ask('void', 2_350, { final: true });
    await sweepAt(payments, 1);
    expect(await outcomeOf(order)).toMatchObject({ kept: 0 });
    expect(await atProvider(order)).toEqual({ captured: '1000.00', held: '0.00' });
  });

  it('[I6] of which a part is cancelled is refunded that part, and charged nothing for the parcel', async () => {
    const order = await paidOrder(payments);
    await capture(order, 2_350, 'all-of-two');
    await order.ask('void', 350);
    await sweepAt(payments, 1);
    expect(await outcomeOf(order)).toMatchObject({ kept: 2_000 });
    const parcel = await order.ask('capture', 2_000, { final: true });
    expect(await order.settled(parcel)).toMatchObject({ state: 'done', settled: 200_000, captured: 235_000 });
    expect(await outcomeOf(order)).toEqual({
      kept: 2_000,
      settlements: ['capture 2350 done', 'void 350 done', 'refund 350 done', 'capture 2000 done'],
    });
  });

  it('[I6] in part is charged the rest with its parcels, and the last one releases the remainder', async () => {
    const order = await paidOrder(payments);
    await capture(order, 1_500, 'advance');
    const first = await order.ask('capture', 1_000);
    expect(await order.settled(first)).toMatchObject({ state: 'done', captured: 150_000 });
    await order.ask('void', 350);
    const last = await order.ask('capture', 1_000, { final: true });
    expect(await order.settled(last)).toMatchObject({ state: 'done', captured: 200_000 });
    expect(await atProvider(order)).toEqual({ captured: '2000.00', held: '0.00' });
  });

  it('[I6] can be captured by hand once more for all that is held, whatever the first capture has paid for', async () => {
    const order = await paidOrder(payments);
    await capture(order, 1_500, 'first');
    await order.ask('capture', 1_000);
    const rest = byHand(order.reference, 'capture', undefined, 'second');
    expect(await payments.application.settleByOperator(rest)).toMatchObject({
      view: { state: 'done', amount: { minorUnits: 85_000 } },
    });
    await order.ask('capture', 1_350, { final: true });
    expect(await outcomeOf(order)).toMatchObject({ kept: 2_350 });
  });

  it('[F42] after its cancellation is refused, because nothing is held any more', async () => {
    const order = await paidOrder(payments);
    await order.ask('void', 2_350, { final: true });
    expect(await capture(order, 2_350, 'late')).toEqual({ refusal: 'nothing-authorised' });
    expect(await outcomeOf(order)).toMatchObject({ kept: 0 });
  });

  it('[F52] concurrently with its cancellation keeps nothing', async () => {
    for (let round = 0; round < 5; round++) {
      const order = await paidOrder(payments);
      await Promise.all([capture(order, 2_350, `rival-${round}`), order.ask('void', 2_350, { final: true })]);
      await sweepAt(payments, 10);
      await sweepAt(payments, 20);
      expect(await outcomeOf(order)).toMatchObject({ kept: 0 });
      expect(await atProvider(order)).toMatchObject({ held: '0.00' });
    }
  });

  it('[F38] without an answer is not charged again once it has been cancelled', async () => {
    const order = await paidOrder(payments);
    await payments.sandbox.fault({ operation: 'capture', httpAfter: 502 });
    await payments.sandbox.fault({ operation: 'void', httpAfter: 502 });
    expect(await capture(order, 2_350, 'lost')).toMatchObject({ view: { state: 'unknown' } });
    const cancelled = await order.ask('void', 2_350, { final: true });
    expect(await order.settled(cancelled)).toMatchObject({ state: 'intended' });
    for (const seconds of [10, 30, 60]) await sweepAt(payments, seconds);
    expect(await order.settled('operator:lost')).toMatchObject({ state: 'refused', captured: 0 });
    expect(await order.settled(cancelled)).toMatchObject({ state: 'done', refunded: 0 });
    expect(await atProvider(order)).toEqual({ captured: '0.00', held: '0.00' });
  });

  it('[F38] is refunded once, although the answer to the refund is lost', async () => {
    const order = await paidOrder(payments);
    await capture(order, 2_350, 'refund-lost');
    await order.ask('void', 2_350, { final: true });
    await payments.sandbox.fault({ operation: 'refund', httpAfter: 502 });
    await sweepAt(payments, 1);
    expect(await outcomeOf(order)).toMatchObject({ kept: 2_350 });
    await sweepAt(payments, 10);
    expect(await outcomeOf(order)).toMatchObject({ kept: 0 });
  });

  it('[I6] and refunded by hand is not refunded a second time', async () => {
    const order = await paidOrder(payments);
    await capture(order, 2_350, 'undone');
    await payments.application.settleByOperator(byHand(order.reference, 'refund', 235_000, 'undo'));
    await order.ask('void', 2_350, { final: true });
    await sweepAt(payments, 1);
    expect(await outcomeOf(order)).toEqual({
      kept: 0,
      settlements: ['capture 2350 done', 'refund 2350 done', 'void 2350 done'],
    });
  });
});

describe('a void by hand', () => {
  const giveUp = (order: PaidOrder, id: string) =>
    payments.application.settleByOperator(byHand(order.reference, 'void', undefined, id));

  it('[I11] is refused while goods of the order may still be shipped, so that no parcel is unpaid', async () => {
    const order = await paidOrder(payments);
    expect(await giveUp(order, 'early')).toEqual({ refusal: 'goods-may-leave' });
    const first = await order.ask('capture', 1_000);
    expect(await giveUp(order, 'between')).toEqual({ refusal: 'goods-may-leave' });
    const last = await order.ask('capture', 1_350, { final: true });
    const states = [await order.settled(first), await order.settled(last)].map(({ state }) => state);
    expect(states).toEqual(['done', 'done']);
  });

  it('[I6] releases the rest that the last movement left open because of a refused capture', async () => {
    const order = await paidOrder(payments);
    await payments.sandbox.fault({ operation: 'capture', status: 'DECLINED' });
    await order.ask('capture', 1_000);
    await order.ask('void', 1_350, { final: true });
    expect(await atProvider(order)).toEqual({ captured: '0.00', held: '2350.00' });
    expect(await giveUp(order, 'given-up')).toMatchObject({ view: { state: 'done' } });
    expect(await atProvider(order)).toEqual({ captured: '0.00', held: '0.00' });
  });
});
