import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { UseCases } from '../../src/bind-use-cases.ts';
import type { OrderedKind } from '../../src/domain/settlement/settlement.ts';
import type { AuthoriseOrder } from '../../src/use-cases/authorise-payment.ts';
import { later } from './challenges.ts';
import { pageOf, startPayPalWorld } from './paypal-world.ts';
import type { PayPalWorld } from './paypal-world.ts';

let world: PayPalWorld;
beforeAll(async () => void (world = await startPayPalWorld()));
afterEach(async () => {
  await world.sandbox.runAhead(0);
  world.payments.runDatabaseAhead(0);
  expect(await world.differences()).toEqual([]);
});
afterAll(() => world.stop());

const DAY_MS = 86_400_000;
const PENCE = 10_000;

/** A process that dies at the point: nothing after it is executed. */
function dyingAt(point: string | undefined, reached: string[]): UseCases {
  return world.applicationWith({
    killPoints: {
      announce: () => {},
      reached(at) {
        reached.push(at);
        if (at === point) throw new Error(`died at ${at}`);
      },
    },
  });
}

/** What another process does in the minutes after. @param from milliseconds ahead */
async function recover(process: UseCases, from = 0): Promise<void> {
  for (const seconds of [31, 100, 400, 1_000]) {
    world.payments.runDatabaseAhead(from + seconds * 1_000);
    await process.resolveStale();
    await process.reverseDue();
    await process.watchHolds();
    await process.settleDue();
    await process.idle();
  }
  await process.drained();
}

/** Pence that the provider holds, has taken and has given back. */
async function standing({ reference }: AuthoriseOrder) {
  const movements = await world.sandbox.movements(reference);
  const of = (kind: string) =>
    movements.filter((row) => row.kind === kind).reduce((sum, row) => sum + row.standing, 0);
  return { held: of('authorization'), taken: of('capture'), givenBack: of('refund') };
}

async function authorising(point?: string): Promise<string[]> {
  const reached: string[] = [];
  const doomed = dyingAt(point, reached);
  const order = world.order(PENCE);
  const page = pageOf(await doomed.authorise(order).catch(() => ({ refusal: 'conflict' as const })));
  if (page !== '') await world.sandbox.approve(page);
  await doomed.resume({ ...order, deadline: later() }).catch(() => undefined);
  await doomed.drained();

  const restarted = world.applicationWith({});
  await recover(restarted);
  // Checkout asks what became of it, and cancels what is not held.
  const found = await restarted.find(order.placementId);
  if (found?.state !== 'authorised')
    await restarted.cancel({ placementId: order.placementId, reason: 'test' });
  await recover(restarted, 2_000_000);
  const held = found?.state === 'authorised' ? PENCE : 0;
  expect([point, await standing(order)]).toEqual([point, { held, taken: 0, givenBack: 0 }]);
  expect([point, (await world.booked(order))['memorandum.paypal.authorised'] ?? 0]).toEqual([point, held]);
  return reached;
}

const ENDS = {
  capture: { held: 0, taken: PENCE, givenBack: 0 },
  refund: { held: 0, taken: PENCE, givenBack: PENCE },
  void: { held: 0, taken: 0, givenBack: 0 },
} as const;

async function settling(kind: keyof typeof ENDS & OrderedKind, point?: string): Promise<string[]> {
  const order = await world.held(PENCE);
  if (kind === 'refund') await world.settle(order, [['capture', PENCE, 'final']]);
  const movement = {
    placementId: order.placementId,
    orderId: randomUUID(),
    kind,
    reference: randomUUID(),
    amount: { minorUnits: PENCE, currency: 'GBP' },
    final: kind !== 'refund',
  };
  const [messageId, reached] = [randomUUID(), [] as string[]];
  const doomed = dyingAt(point, reached);
  await doomed.recordSettlement(movement, messageId).catch(() => undefined);
  await doomed.drained();

  const restarted = world.applicationWith({});
  await restarted.recordSettlement(movement, messageId); // the offset was not committed
  await restarted.idle();
  await recover(restarted);
  expect([point, await standing(order)]).toEqual([point, ENDS[kind]]);
  return reached;
}

async function renewing(point?: string): Promise<string[]> {
  const order = await world.held(PENCE);
  const ahead = 3.01 * DAY_MS;
  world.payments.runDatabaseAhead(ahead);
  await world.sandbox.runAhead(3.01);
  const reached: string[] = [];
  const doomed = dyingAt(point, reached);
  await doomed.watchHolds().catch(() => undefined);
  await doomed.idle();
  await doomed.settleDue().catch(() => undefined);
  await doomed.drained();

  await recover(world.applicationWith({}), ahead);
  expect([point, await standing(order)]).toEqual([point, { held: PENCE, taken: 0, givenBack: 0 }]);
  expect([point, (await world.provided(order)).length]).toEqual([point, 2]);
  expect([point, (await world.booked(order))['memorandum.paypal.authorised']]).toEqual([point, PENCE]);
  await world.application.cancel({ placementId: order.placementId, reason: 'test' });
  await recover(world.applicationWith({}), ahead + 2_000_000);
  await world.sandbox.runAhead(0);
  return reached;
}

const SCENARIOS: Record<string, readonly [run: (point?: string) => Promise<string[]>, calls: string[]]> = {
  'an authorisation': [authorising, ['prepare', 'resume', 'authorise']],
  'a parcel': [(point) => settling('capture', point), ['capture']],
  'a return': [(point) => settling('refund', point), ['refund']],
  'a cancellation': [(point) => settling('void', point), ['reverse']],
  'a renewal': [renewing, ['renew']],
};

describe('a process that dies', () => {
  it.each(Object.entries(SCENARIOS))(
    '[F2][I5][I6][EU-22] before or after any commit, or call of PayPal: %s moves its money once',
    async (_name, [run, calls]) => {
      const points = [...new Set(await run())];
      for (const call of calls) {
        expect(points).toContain(`before:paypal.${call}`);
        expect(points).toContain(`after:paypal.${call}`);
      }
      for (const point of points) {
        world.payments.runDatabaseAhead(0);
        await run(point);
      }
    },
    300_000,
  );
});
