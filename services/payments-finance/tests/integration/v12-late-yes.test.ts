import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { poolTx } from '@loupe/database/tx';
import { stuckRepository } from '../../src/adapters/db/stuck-repository.ts';
import { historyInWords } from '../../src/operator/say.ts';
import type { AuthoriseOrder } from '../../src/use-cases/authorise-payment.ts';
import type { TenderProvider } from '../../src/use-cases/ports/tender-provider.ts';
import { later } from './challenges.ts';
import { startDying } from './dying-process.ts';
import { appliedWithDeposit } from './financed-order.ts';
import { heldAtProvider } from './test-payments.ts';
import { expectThreeLedgers } from './three-ledgers.ts';
import { RETAILER } from './v12-sandbox.ts';
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

describe('a loan that is signed in time for another amount', () => {
  it('[EU-22] is given back, and is not told as a late yes', async () => {
    const order = await signed();
    const lender = lenderOf(world.sandbox, world.payments.edges);
    await resumedWith(order, async (asked, timeoutMs) => {
      const answer = await lender.authorise(asked, timeoutMs);
      if (answer.kind !== 'authorised') throw new Error(answer.kind);
      return { ...answer, amount: { minorUnits: 1, currency: 'GBP' } };
    });
    await lender.close();
    for (const hours of [0.1, 0.2, 25]) {
      world.payments.runDatabaseAhead(hours * HOUR_MS);
      await world.application.reverseDue();
    }
    expect(await world.provided(order)).toEqual(['cancelled 200000']);
    expect(await lateEvents(order)).toEqual([]);
  });
});

describe('a loan that is found to be signed after its placement was cancelled', () => {
  it.each([
    ['with the answer of the lender', 'up'],
    ['while the lender does not answer', 'rubbish'],
  ])('[EU-22] %s is given back, and is told once as a late yes', async (_how, mode) => {
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

describe('a loan whose submission its process did not survive', () => {
  it('[F38] [EU-22] is given back when it is signed, and is told once as a late yes', async () => {
    const order = world.order();
    const lender = lenderOf(world.sandbox, world.payments.edges);
    const process = world.applicationWith({
      providers: {
        v12: {
          ...lender,
          async prepare(...asked) {
            await lender.prepare?.(...asked);
            throw new Error('died');
          },
        },
      },
    });
    await expect(process.authorise(order)).rejects.toThrow('died');
    await Promise.all([process.drained(), lender.close()]);
    for (const answer of ['apply', 'sign'] as const) await world.sandbox.customer(order.reference, answer);
    world.payments.runDatabaseAhead(HOUR_MS);
    await world.application.resolveStale();
    const [application] = await world.sandbox.applications(order.reference);
    await world.tell([JSON.stringify({ ApplicationId: application?.id, SalesReference: '', Status: 5 })]);
    for (const hours of [1.1, 2, 26]) await reversedAfter(hours);
    expect(await world.provided(order)).toEqual(['cancelled 235000']);
    expect(await lateEvents(order)).toEqual(['UNSPECIFIED CANCELLED late']);
  });
});

/** Signed between our end, after 72 hours, and its cancellation at the lender. */
async function signedLate(): Promise<AuthoriseOrder> {
  world.payments.runDatabaseAhead(0);
  const order = await appliedWithDeposit(world);
  await world.resume(order);
  world.payments.runDatabaseAhead(73 * HOUR_MS);
  await world.application.resolveStale();
  await world.sandbox.customer(order.reference, 'sign');
  return order;
}

async function reversedAfter(hours: number): Promise<void> {
  world.payments.runDatabaseAhead(hours * HOUR_MS);
  await world.application.reverseDue();
}

const shown = async ({ reference }: AuthoriseOrder) =>
  historyInWords((await world.application.showPayment(reference))!);

const taskOf = async ({ reference }: AuthoriseOrder) => {
  const [task] = await world.payments.rows<{ tender_id: string; state: string }>(
    `SELECT tender_id, reversal_task.state FROM reversal_task JOIN tender ON tender.id = tender_id
     WHERE reference = $1 AND method = 'v12'`,
    [reference],
  );
  return task;
};

/** What a person does at the lender, who tells us nothing of it. */
async function inThePortal({ reference }: AuthoriseOrder, update: 'RequestPayment' | 'Cancel') {
  const [application] = await world.sandbox.applications(reference);
  await world.sandbox.post('/latest/retailerapi/UpdateApplication', {
    ApplicationId: application?.id,
    Update: update,
    Retailer: {
      AuthenticationKey: 'a-key-of-the-lender',
      RetailerGuid: RETAILER.guid,
      RetailerId: RETAILER.id,
    },
  });
}

/** By an operator, after its reversal was abandoned. */
async function retried(order: AuthoriseOrder): Promise<void> {
  const { backgroundPool, clock } = world.payments.edges;
  const task = await taskOf(order);
  await stuckRepository(poolTx(backgroundPool), clock).retry(task?.tender_id ?? '');
}

describe('a late yes whose cancellation the lender refuses', () => {
  it('[EU-22] is told to nobody, also when it is abandoned, until a person has it cancelled', async () => {
    const order = await signedLate();
    const lender = lenderOf(world.sandbox, world.payments.edges);
    const refused = world.applicationWith({
      providers: {
        v12: {
          ...lender,
          reverse: async (asked) => (asked.isLateYesKnown ? 'refused' : lender.reverse(asked)),
        },
      },
    });
    for (const hours of [73.1, 80, 99]) {
      world.payments.runDatabaseAhead(hours * HOUR_MS);
      await refused.reverseDue();
      expect(await lateEvents(order)).toEqual([]);
      expect(await shown(order)).toMatch(/agreed to after its end, .*, and to be undone at the provider/);
    }
    await Promise.all([refused.drained(), lender.close()]);
    const task = await taskOf(order);
    expect(task?.state).toBe('abandoned');
    await retried(order);
    await reversedAfter(100);
    expect(await lateEvents(order)).toEqual(['UNSPECIFIED CANCELLED late']);
    expect(await shown(order)).toMatch(/agreed to after its end, .*, and undone at the provider, /);
    await expectThreeLedgers(world, order);
  });

  it('[EU-22] is told after a payment that the lender was asked for elsewhere only when it is cancelled there', async () => {
    const order = await signedLate();
    await inThePortal(order, 'RequestPayment');
    await reversedAfter(73.1);
    expect((await taskOf(order))?.state).toBe('abandoned');
    expect(await lateEvents(order)).toEqual([]);
    expect(await shown(order)).toMatch(/agreed to after its end, .*, and to be undone at the provider/);
    await inThePortal(order, 'Cancel');
    await retried(order);
    await reversedAfter(74);
    expect(await lateEvents(order)).toEqual(['UNSPECIFIED CANCELLED late']);
    expect(await shown(order)).toMatch(/agreed to after its end, .*, and undone at the provider, /);
  });
});

describe('a process that undoes a late yes', () => {
  it('[EU-22] dies before or after any write or call, and it is told once', async () => {
    const run = async (point: string | undefined): Promise<readonly string[]> => {
      const order = await signedLate();
      const dying = await startDying(world, point);
      world.payments.runDatabaseAhead(73.1 * HOUR_MS);
      await dying.application.reverseDue().catch(() => undefined);
      await dying.stop();
      for (const hours of [73.5, 74, 75]) await reversedAfter(hours);
      expect([point, await lateEvents(order)]).toEqual([point, ['UNSPECIFIED CANCELLED late']]);
      expect(await world.provided(order)).toEqual(['cancelled 200000']);
      return dying.reached;
    };
    const points = await run(undefined);
    expect(points).toContain('after:waits.lateYesUndone');
    for (const point of points) await run(point);
  });
});
