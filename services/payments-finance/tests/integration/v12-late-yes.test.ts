import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuthoriseOrder } from '../../src/use-cases/authorise-payment.ts';
import type { TenderProvider } from '../../src/use-cases/ports/tender-provider.ts';
import { later } from './challenges.ts';
import { appliedWithDeposit } from './financed-order.ts';
import { heldAtProvider } from './test-payments.ts';
import { expectThreeLedgers } from './three-ledgers.ts';
import { lenderOf, startV12World } from './v12-world.ts';
import type { V12World } from './v12-world.ts';
import { waitingEventsOf } from './waiting-events.ts';

const HOUR_MS = 3_600_000;
let world: V12World;
beforeAll(async () => void (world = await startV12World()));
afterEach(async () => {
  await world.sandbox.control({ mode: 'up' });
  world.payments.runDatabaseAhead(0);
});
afterAll(() => world.stop());

/** Accepted, and signed a moment before its placement is given up. */
async function signed(): Promise<AuthoriseOrder> {
  const order = await appliedWithDeposit(world);
  await world.resume(order);
  await world.sandbox.customer(order.reference, 'sign');
  return order;
}

/** In a process whose last question to the lender goes this way. */
async function resumedWith(order: AuthoriseOrder, authorise: TenderProvider['authorise']): Promise<void> {
  const lender = lenderOf(world.sandbox, world.payments.edges);
  const process = world.applicationWith({ providers: { v12: { ...lender, authorise } } });
  await process.resume({ ...order, deadline: later() });
  await process.drained();
  await lender.close();
}

const cancel = ({ placementId }: AuthoriseOrder) =>
  world.application.cancel({ placementId, reason: 'expired' });

const lateEvents = async (order: AuthoriseOrder) =>
  (await waitingEventsOf(world, order)).filter((event) => event.endsWith('late'));

describe('a loan that is found to be signed after its placement was cancelled', () => {
  it.each([
    ['with the answer of the lender', 'up'],
    ['while the lender does not answer', 'rubbish'],
  ])('[EU-22] %s is given back and told as any other late yes, once', async (_how, mode) => {
    const order = await signed();
    const lender = lenderOf(world.sandbox, world.payments.edges);
    await resumedWith(order, async (asked, timeoutMs) => {
      await cancel(order);
      await world.sandbox.control({ mode });
      return lender.authorise(asked, timeoutMs);
    });
    await lender.close();
    await world.sandbox.control({ mode: 'up' });
    for (const hours of [0.1, 0.2, 25]) {
      world.payments.runDatabaseAhead(hours * HOUR_MS);
      await world.application.resolveStale();
      await world.application.reverseDue();
    }
    expect(await world.provided(order)).toEqual(['cancelled 200000']);
    expect(await lateEvents(order)).toEqual(['UNSPECIFIED CANCELLED late']);
    expect(await heldAtProvider(world.payments.sandbox, order.reference)).toEqual([]);
    expect(await world.booked(order)).toEqual({});
    await expectThreeLedgers(world, order);
  });
});
