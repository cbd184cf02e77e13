import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuthoriseOrder } from '../../src/use-cases/authorise-payment.ts';
import { expectThreeLedgers } from './three-ledgers.ts';
import { startV12World } from './v12-world.ts';
import type { V12World } from './v12-world.ts';
import { waitingEventsOf } from './waiting-events.ts';

const HOUR_MS = 3_600_000;
let world: V12World;
beforeAll(async () => void (world = await startV12World()));
afterEach(() => world.payments.runDatabaseAhead(0));
afterAll(() => world.stop());

const statusOf = async ({ placementId }: AuthoriseOrder) =>
  (await world.application.find(placementId))?.applicationStatus;

/** What the lender posts about an order, oldest first. */
const messagesOf = async ({ placementId }: AuthoriseOrder) =>
  (await world.sandbox.told()).filter((body) => body.includes(placementId.replaceAll('-', '')));

/** A signed loan that the lender is asked to pay. */
async function requested(): Promise<AuthoriseOrder> {
  const order = await world.held();
  await world.settle(order, [['capture', 100_000]]);
  expect(await statusOf(order)).toBe('AWAITING_FULFILMENT');
  await world.settle(order, [['capture', 135_000, 'final']]);
  for (const hours of [2, 4]) await world.onDay(hours / 24);
  return order;
}

const TOLD = [
  'SUBMISSION ACKNOWLEDGED',
  ...['AWAITING_FULFILMENT', 'PAYMENT_REQUESTED'].map((status) => `UNSPECIFIED ${status}`),
];

describe('the application of an order that has left', () => {
  it('[EU-23] is PAYMENT_REQUESTED with its last parcel, and PAYMENT_PROCESSED when the lender tells of its payment', async () => {
    const order = await requested();
    expect(await statusOf(order)).toBe('PAYMENT_REQUESTED');
    expect(await waitingEventsOf(world, order)).toEqual(TOLD);
    await world.sandbox.pay(order.reference);
    const messages = await messagesOf(order);
    expect(await world.tell(messages.slice(-1))).toEqual(['stored']);
    expect(await statusOf(order)).toBe('PAYMENT_PROCESSED');
    // The last message once more, and all messages before it.
    await world.tell([...messages].reverse());
    await world.application.lookAtRequestedLoans();
    expect(await statusOf(order)).toBe('PAYMENT_PROCESSED');
    expect(await waitingEventsOf(world, order)).toEqual([...TOLD, 'UNSPECIFIED PAYMENT_PROCESSED']);
    await expectThreeLedgers(world, order);
  });

  it('[EU-23] is PAYMENT_PROCESSED within hours when that message is lost, and not before the lender says so', async () => {
    const order = await requested();
    world.payments.runDatabaseAhead(10 * HOUR_MS);
    expect(await world.application.lookAtRequestedLoans()).toBe(1);
    expect(await statusOf(order)).toBe('PAYMENT_REQUESTED');
    await world.sandbox.pay(order.reference);
    expect(await world.application.lookAtRequestedLoans()).toBe(0);
    world.payments.runDatabaseAhead(17 * HOUR_MS);
    expect(await world.application.lookAtRequestedLoans()).toBe(1);
    expect(await statusOf(order)).toBe('PAYMENT_PROCESSED');
    world.payments.runDatabaseAhead(100 * HOUR_MS);
    expect(await world.application.lookAtRequestedLoans()).toBe(0);
  });

  it('[EU-23] is CANCELLED when the whole order is, though no message of the lender arrives', async () => {
    const order = await world.held();
    await world.settle(order, [['void', 235_000, 'final']]);
    await world.onDay(2 / 24);
    await world.application.reverseDue();
    expect(await statusOf(order)).toBe('CANCELLED');
    expect(await waitingEventsOf(world, order)).toEqual([...TOLD.slice(0, 2), 'UNSPECIFIED CANCELLED']);
    await world.tell(await messagesOf(order));
    expect(await statusOf(order)).toBe('CANCELLED');
  });

  it('[EU-23] is CANCELLED when the whole of it comes back, and stays so whatever was told before', async () => {
    const order = await requested();
    await world.settle(order, [['refund', 235_000]]);
    for (const hours of [8, 10]) await world.onDay(hours / 24);
    expect(await statusOf(order)).toBe('CANCELLED');
    await world.tell(await messagesOf(order));
    expect(await statusOf(order)).toBe('CANCELLED');
  });
});
