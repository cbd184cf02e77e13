import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { paymentMetrics } from '../../src/adapters/db/payment-metrics.ts';
import { V12_CAPABILITIES } from '../../src/adapters/v12/capabilities.ts';
import type { AuthoriseOrder } from '../../src/use-cases/authorise-payment.ts';
import { resultOf } from './challenges.ts';
import { appliedWithDeposit } from './financed-order.ts';
import { expectThreeLedgers } from './three-ledgers.ts';
import { startV12World } from './v12-world.ts';
import type { V12World } from './v12-world.ts';

let world: V12World;
beforeAll(async () => void (world = await startV12World()));
afterEach(() => world.payments.runDatabaseAhead(0));
afterAll(() => world.stop());

/** £350 are held on a card, and a loan of £2,000 is signed. */
async function financed(): Promise<AuthoriseOrder> {
  const order = await appliedWithDeposit(world);
  await world.sandbox.customer(order.reference, 'sign');
  expect(resultOf(await world.resume(order))).toEqual(['authorised', undefined]);
  return order;
}

/** Hours later, so that what waited for the last movement is due again. */
async function settled(hours: number): Promise<void> {
  for (const later of [hours, hours + 2, hours + 4]) await world.onDay(later / 24);
}

const lent = async ({ reference }: AuthoriseOrder) => {
  const [row] = await world.sandbox.applications(reference);
  return `${row?.status} ${(row?.loan ?? 0) - (row?.refunded ?? 0)}`;
};

async function oldestUnsettled() {
  const { backgroundPool, clock } = world.payments.edges;
  const offered = { v12: { capabilities: V12_CAPABILITIES } };
  const metrics = await paymentMetrics(backgroundPool, clock, offered).read();
  return metrics.find(({ name }) => name === 'loupe_payments_oldest_unsettled_seconds')?.samples[0]?.value;
}

describe('a financed order', () => {
  it('[MU-15][EU-22] captures the deposit with the first parcel, and asks for the loan with the last', async () => {
    const order = await financed();
    await world.settle(order, [['capture', 100_000]]);
    await settled(2);
    expect(await lent(order)).toBe('awaitingFulfilment 200000');
    await expectThreeLedgers(world, order);
    expect(await oldestUnsettled()).toBe(0);
    expect(await world.booked(order)).toMatchObject({
      'asset.cybersource.receivable': 35_000,
      'memorandum.v12.authorised': 200_000,
    });
    await world.settle(order, [['capture', 135_000, 'final']]);
    await settled(8);
    expect(await lent(order)).toBe('paymentRequested 200000');
    expect(await world.booked(order)).toEqual({
      'asset.cybersource.receivable': 35_000,
      'asset.v12.receivable': 200_000,
      'liability.customers': -235_000,
    });
    expect(await world.differences()).toEqual([]);
    await expectThreeLedgers(world, order);
  });

  it('[MU-15] amends the loan by a cancelled rest before it asks for it, once', async () => {
    const order = await financed();
    await world.settle(order, [
      ['capture', 100_000],
      ['void', 135_000, 'final'],
    ]);
    await settled(2);
    expect(await lent(order)).toBe('paymentRequested 65000');
    expect(await world.booked(order)).toEqual({
      'asset.cybersource.receivable': 35_000,
      'asset.v12.receivable': 65_000,
      'liability.customers': -100_000,
    });
    expect(await world.differences()).toEqual([]);
    await expectThreeLedgers(world, order);
  });

  it('[MU-15] gives a part return back from the loan, and what is beyond it from the deposit', async () => {
    const order = await financed();
    await world.settle(order, [['capture', 235_000, 'final']]);
    await settled(2);
    await world.settle(order, [['refund', 50_000]]);
    await settled(8);
    expect(await lent(order)).toBe('paymentRequested 150000');
    await expectThreeLedgers(world, order);
    await world.settle(order, [['refund', 160_000]]);
    await settled(14);
    // The whole of a loan ends it.
    expect(await world.sandbox.applications(order.reference)).toMatchObject([{ status: 'cancelled' }]);
    expect(await world.booked(order)).toEqual({
      'asset.cybersource.receivable': 25_000,
      'liability.customers': -25_000,
    });
    expect(await world.differences()).toEqual([]);
    await expectThreeLedgers(world, order);
  });

  it('[MU-15] that is cancelled by the warehouse ends the loan and gives the deposit back', async () => {
    const order = await financed();
    await world.settle(order, [['void', 235_000, 'final']]);
    await settled(2);
    await world.application.reverseDue();
    expect(await lent(order)).toMatch('cancelled');
    expect(await world.booked(order)).toEqual({});
    expect(await world.differences()).toEqual([]);
    await expectThreeLedgers(world, order);
  });
});
