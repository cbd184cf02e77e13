import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import type { UseCases } from '../../src/bind-use-cases.ts';
import type { OrderedKind } from '../../src/domain/settlement/settlement.ts';
import type { AuthoriseOutcome } from '../../src/use-cases/attempt.ts';
import type { AuthoriseOrder } from '../../src/use-cases/authorise-payment.ts';
import { later } from './challenges.ts';
import { inDying, PENCE, recover, recovering, SOON, WITHIN_SECONDS } from './vendor-crashes.ts';
import type { Crashing, CrashRun, Standing } from './vendor-crashes.ts';
import { DAY_MS } from './vendor-world.ts';

export interface Asked {
  readonly asked: (process: UseCases) => Promise<AuthoriseOrder>;
  /** What its shopper does at the vendor once they are sent there. */
  readonly agree?: (outcome: AuthoriseOutcome) => Promise<unknown>;
  /** What goes on with it after that; by default the shopper comes back. */
  readonly goOn?: (process: UseCases, order: AuthoriseOrder) => Promise<unknown>;
}

export const comeBack = (process: UseCases, order: AuthoriseOrder): Promise<AuthoriseOutcome> =>
  process.resume({ ...order, deadline: later() });

/** A payment from its first call to the money that is held. */
export const authorising =
  (crashing: Crashing, { asked, agree = async () => {}, goOn = comeBack }: Asked): CrashRun =>
  async (deaths = {}) => {
    const { world, standing, account } = crashing;
    let order: AuthoriseOrder | undefined;
    const first = await inDying(crashing, deaths.first, async (process) => {
      order = await asked(process);
      const outcome = await process.authorise({ ...order, deadline: later() }).catch(() => undefined);
      if (outcome !== undefined) await agree(outcome);
      await goOn(process, order);
    });
    // The process died before there was an order.
    if (order === undefined) return { first, second: [] };
    const { placementId } = order;
    let isHeld = false;
    const second = await recovering(crashing, deaths, async (process, from) => {
      world.payments.runDatabaseAhead(from + 31_000);
      await process.resolveStale();
      // Checkout asks what became of it, and cancels what is not held.
      const found = await process.find(placementId);
      isHeld = found?.state === 'authorised';
      if (!isHeld) await process.cancel({ placementId, reason: 'test' });
      await recover(world, process, { from });
    });
    const held = isHeld ? PENCE : 0;
    expect([deaths, await standing(order)]).toEqual([deaths, { held, taken: 0, givenBack: 0 }]);
    const { [`memorandum.${account}.authorised`]: booked = 0 } = await world.booked(order);
    expect([deaths, booked]).toEqual([deaths, held]);
    if (deaths.first === undefined) expect([deaths, isHeld]).toEqual([deaths, true]);
    // Otherwise it would be renewed by a later run.
    const living = world.applicationWith({});
    await living.cancel({ placementId, reason: 'test' });
    await recover(world, living, { from: 2 * WITHIN_SECONDS * 1_000 });
    expect([deaths, (await standing(order)).held]).toEqual([deaths, 0]);
    return { first, second };
  };

const ENDS: Readonly<Record<OrderedKind, Standing>> = {
  capture: { held: 0, taken: PENCE, givenBack: 0 },
  refund: { held: 0, taken: PENCE, givenBack: PENCE },
  void: { held: 0, taken: 0, givenBack: 0 },
};

/** What a parcel, a return or a cancellation asks for. */
export const settling =
  (crashing: Crashing, kind: OrderedKind, part = PENCE): CrashRun =>
  async (deaths = {}) => {
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
    const first = await inDying(crashing, deaths.first, async (process) => {
      await process.recordSettlement(movement, messageId);
      await process.idle();
    });
    const at = [...SOON, ...certainAfter];
    const second = await recovering(
      crashing,
      deaths,
      async (process, from) => {
        await process.recordSettlement(movement, messageId); // the offset was not committed
        await process.idle();
        await recover(world, process, { at, from });
      },
      at.at(-1),
    );
    const whole = ENDS[kind];
    const ends = kind === 'capture' ? { ...whole, taken: part } : whole;
    expect([deaths, await standing(order)]).toEqual([deaths, ends]);
    return { first, second };
  };

async function lookAtHolds(process: UseCases): Promise<void> {
  while ((await process.watchHolds()) > 0);
  await process.idle();
}

/** @param day when the hold is renewed @param movements at the provider after it */
export const renewing =
  (crashing: Crashing, day: number, movements: number): CrashRun =>
  async (deaths = {}) => {
    const { world, standing, account } = crashing;
    const ahead = day * DAY_MS;
    const goTo = async (days: number) => {
      world.payments.runDatabaseAhead(days * DAY_MS);
      await world.sandbox.runAhead(days);
    };
    // Those of the tests before are looked at by none of the processes that die.
    await goTo(day);
    await lookAtHolds(world.application);
    await goTo(0);
    const order = await crashing.held();
    await goTo(day);
    const first = await inDying(crashing, deaths.first, async (process) => {
      await lookAtHolds(process);
      await process.settleDue();
    });
    const second = await recovering(crashing, deaths, (process, from) =>
      recover(world, process, { from: ahead + from }),
    );
    expect([deaths, await standing(order)]).toEqual([deaths, { held: PENCE, taken: 0, givenBack: 0 }]);
    expect([deaths, (await world.provided(order)).length]).toEqual([deaths, movements]);
    const { [`memorandum.${account}.authorised`]: booked } = await world.booked(order);
    expect([deaths, booked]).toEqual([deaths, PENCE]);
    await world.application.cancel({ placementId: order.placementId, reason: 'test' });
    await recover(world, world.applicationWith({}), { from: ahead + 2_000_000 });
    await world.sandbox.runAhead(0);
    return { first, second };
  };
