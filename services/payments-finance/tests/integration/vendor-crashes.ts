import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import type { UseCases } from '../../src/bind-use-cases.ts';
import type { OrderedKind } from '../../src/domain/settlement/settlement.ts';
import type { AuthoriseOrder } from '../../src/use-cases/authorise-payment.ts';
import { later } from './challenges.ts';
import { startDying } from './dying-process.ts';
import { DAY_MS } from './vendor-world.ts';
import type { VendorWorld } from './vendor-world.ts';

export const PENCE = 10_000;
/** I11: money that is held belongs to an order by then, or is given back. */
const WITHIN_SECONDS = 900;

/** Pence that the provider holds, has taken and has given back. */
export interface Standing {
  readonly held: number;
  readonly taken: number;
  readonly givenBack: number;
}

interface Movement {
  readonly kind: string;
  readonly standing: number;
}

/** Of a vendor whose ledger is a list of movements. */
export function standingIn(movements: readonly Movement[]): Standing {
  const of = (kind: string) =>
    movements.filter((row) => row.kind === kind).reduce((sum, row) => sum + row.standing, 0);
  return { held: of('authorization'), taken: of('capture'), givenBack: of('refund') };
}

/** What differs between vendors. */
export interface Crashing {
  readonly world: VendorWorld;
  /** Of the method's account in the ledger: `memorandum.<account>.authorised`. */
  readonly account: string;
  readonly standing: (order: AuthoriseOrder) => Promise<Standing>;
  readonly held: () => Promise<AuthoriseOrder>;
  /** Seconds until it is certain that a lost capture or refund can no longer arrive, where the vendor recognises no repeats. */
  readonly certainAfter?: readonly number[];
}

/** Runs once in a process that dies at the point. @returns the points reached */
export type CrashRun = (point?: string) => Promise<readonly string[]>;

const SOON = [31, 100, 400, WITHIN_SECONDS - 5];

/** What another process does in the minutes after. @param from milliseconds ahead */
async function recover(
  { payments }: VendorWorld,
  process: UseCases,
  { from = 0, at = SOON }: { readonly from?: number; readonly at?: readonly number[] } = {},
): Promise<void> {
  for (const seconds of at) {
    payments.runDatabaseAhead(from + seconds * 1_000);
    await process.resolveStale();
    await process.followNotices();
    await process.reverseDue();
    await process.watchHolds();
    await process.settleDue();
    await process.idle();
  }
  await process.drained();
}

/** Runs work in a process that dies, and proves that it did. */
async function inDying(
  { world }: Crashing,
  point: string | undefined,
  work: (process: UseCases) => Promise<unknown>,
): Promise<readonly string[]> {
  const dying = await startDying(world, point);
  await work(dying.application).catch(() => undefined);
  await dying.stop();
  if (point !== undefined) expect(dying.reached).toContain(point);
  return dying.reached;
}

/**
 * A payment from its first call to the money that is held.
 * @param agree what its shopper does at the vendor once they are sent there
 */
export const authorising =
  (
    crashing: Crashing,
    asked: () => Promise<AuthoriseOrder>,
    agree: (outcome: Awaited<ReturnType<UseCases['authorise']>>) => Promise<unknown> = async () => {},
  ): CrashRun =>
  async (point) => {
    const { world, standing, account } = crashing;
    const order = await asked();
    const reached = await inDying(crashing, point, async (process) => {
      const outcome = await process.authorise({ ...order, deadline: later() }).catch(() => undefined);
      if (outcome !== undefined) await agree(outcome);
      await process.resume({ ...order, deadline: later() });
    });
    const restarted = world.applicationWith({});
    world.payments.runDatabaseAhead(31_000);
    await restarted.resolveStale();
    // Checkout asks what became of it, and cancels what is not held.
    const found = await restarted.find(order.placementId);
    const isHeld = found?.state === 'authorised';
    if (!isHeld) await restarted.cancel({ placementId: order.placementId, reason: 'test' });
    await recover(world, restarted);
    const held = isHeld ? PENCE : 0;
    expect([point, await standing(order)]).toEqual([point, { held, taken: 0, givenBack: 0 }]);
    const { [`memorandum.${account}.authorised`]: booked = 0 } = await world.booked(order);
    expect([point, booked]).toEqual([point, held]);
    if (point === undefined) expect(isHeld).toBe(true);
    // Otherwise it would be renewed by a later run.
    await restarted.cancel({ placementId: order.placementId, reason: 'test' });
    await recover(world, restarted);
    expect([point, (await standing(order)).held]).toEqual([point, 0]);
    return reached;
  };

const ENDS: Readonly<Record<OrderedKind, Standing>> = {
  capture: { held: 0, taken: PENCE, givenBack: 0 },
  refund: { held: 0, taken: PENCE, givenBack: PENCE },
  void: { held: 0, taken: 0, givenBack: 0 },
};

/** What a parcel, a return or a cancellation asks for. */
export const settling =
  (crashing: Crashing, kind: OrderedKind, part = PENCE): CrashRun =>
  async (point) => {
    const { world, standing, certainAfter = [] } = crashing;
    const order = await crashing.held();
    if (kind === 'refund') await world.settle(order, [['capture', PENCE, 'final']]);
    const movement = {
      placementId: order.placementId,
      orderId: randomUUID(),
      kind,
      reference: randomUUID(),
      amount: { minorUnits: part, currency: 'GBP' },
      final: kind !== 'refund',
    };
    const messageId = randomUUID();
    const reached = await inDying(crashing, point, (process) =>
      process.recordSettlement(movement, messageId),
    );
    const restarted = world.applicationWith({});
    await restarted.recordSettlement(movement, messageId); // the offset was not committed
    await restarted.idle();
    await recover(world, restarted, { at: [...SOON, ...certainAfter] });
    const whole = ENDS[kind];
    const ends = kind === 'capture' ? { ...whole, taken: part } : whole;
    expect([point, await standing(order)]).toEqual([point, ends]);
    return reached;
  };

/** @param day when the hold is renewed @param movements at the provider after it */
export const renewing =
  (crashing: Crashing, day: number, movements: number): CrashRun =>
  async (point) => {
    const { world, standing, account } = crashing;
    const order = await crashing.held();
    const ahead = day * DAY_MS;
    world.payments.runDatabaseAhead(ahead);
    await world.sandbox.runAhead(day);
    const reached = await inDying(crashing, point, async (process) => {
      // Those of the runs before are looked at, too.
      while ((await process.watchHolds()) > 0);
      await process.idle();
      await process.settleDue();
    });
    await recover(world, world.applicationWith({}), { from: ahead });
    expect([point, await standing(order)]).toEqual([point, { held: PENCE, taken: 0, givenBack: 0 }]);
    expect([point, (await world.provided(order)).length]).toEqual([point, movements]);
    const { [`memorandum.${account}.authorised`]: booked } = await world.booked(order);
    expect([point, booked]).toEqual([point, PENCE]);
    await world.application.cancel({ placementId: order.placementId, reason: 'test' });
    await recover(world, world.applicationWith({}), { from: ahead + 2_000_000 });
    await world.sandbox.runAhead(0);
    return reached;
  };

/** Once without dying, and then dying at each point. @param calls of the adapter, at which it has to die */
export async function dieEverywhere(
  { world }: Crashing,
  run: CrashRun,
  calls: readonly string[],
): Promise<void> {
  const points = [...new Set(await run())];
  for (const call of calls) {
    expect(points).toContain(`before:${world.method}.${call}`);
    expect(points).toContain(`after:${world.method}.${call}`);
  }
  expect(points.some((point) => point.startsWith('after:wire'))).toBe(true);
  for (const point of points) {
    world.payments.runDatabaseAhead(0);
    await run(point);
  }
}
