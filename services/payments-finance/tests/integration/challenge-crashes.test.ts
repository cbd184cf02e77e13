import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { shoppersOf, SOFT_DECLINED, STEP_UP, told } from './challenges.ts';
import { heldAtProvider, startHouse } from './house.ts';
import type { House } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house.stop());
afterEach(async () => {
  house.runDatabaseAhead(0);
  await house.authorisedInLedger(); // throws unless every set balances
});
const { challenged, resume, cancel, kept } = shoppersOf(() => house);

describe('a process that dies', () => {
  /** The house's application, whose process is gone when it comes to a call: what was on its way never arrives. */
  function dyingAt(call: 'enrol' | 'challengeResult' | 'authorise', when: 'before' | 'after') {
    const { cards } = house.edges;
    const gone = new Promise<never>(() => {});
    const reached = Promise.withResolvers<void>();
    const die = async (...args: unknown[]) => {
      if (when === 'after') await (cards[call] as (...given: unknown[]) => Promise<unknown>)(...args);
      reached.resolve();
      return gone;
    };
    return {
      application: house.applicationWith({ cards: { ...cards, [call]: die } }),
      dead: reached.promise,
    };
  }

  it.each(['before', 'after'] as const)(
    '[F2] %s the bank is asked: over, with nothing to reverse',
    async (when) => {
      const order = await house.prepared(STEP_UP);
      const { application, dead } = dyingAt('enrol', when);
      void application.authorise(order);
      await dead;
      expect(told(await house.application.authorise(order))).toEqual(['authorising', undefined]);
      house.runDatabaseAhead(21_000);
      await house.application.resolveStale();
      expect(await house.states(order.placementId)).toEqual({
        payment: 'declined',
        tender: 'declined',
        task: null,
      });
    },
  );

  it.each(['before', 'after'] as const)(
    '[F2] %s the bank’s word is asked for: another process goes on',
    async (when) => {
      const order = await challenged();
      const { application, dead } = dyingAt('challengeResult', when);
      void resume(order, application);
      await dead;
      expect(told(await resume(order))).toEqual(['authorised', undefined]);
      expect(await house.sandbox.authorisations(order.reference)).toHaveLength(1);
    },
  );

  it.each(['before', 'after'] as const)(
    '[F3] %s the money is asked for, back from the bank: unknown, then reversed by our transaction id',
    async (when) => {
      const order = await challenged();
      const { application, dead } = dyingAt('authorise', when);
      void resume(order, application);
      await dead;
      expect(await kept()).toBe(0);
      expect(told(await resume(order))).toEqual(['authorising', undefined]); // and sends nothing again
      house.runDatabaseAhead(21_000);
      await house.application.resolveStale();
      await house.application.reverseDue();
      expect(await house.states(order.placementId)).toMatchObject(
        when === 'after' ? { tender: 'reversed', task: 'done' } : { tender: 'unknown', task: 'due' },
      );
      expect(await heldAtProvider(house.sandbox, order.reference)).toEqual([]);
      await cancel(order);
    },
  );

  it('[F3] before a soft decline is written: unknown, and nothing is held', async () => {
    const order = await house.order(SOFT_DECLINED);
    const { application, dead } = dyingAt('authorise', 'after');
    void application.authorise(order);
    await dead;
    house.runDatabaseAhead(21_000);
    await house.application.resolveStale();
    await house.application.reverseDue();
    expect(await house.states(order.placementId)).toMatchObject({ tender: 'unknown', task: 'due' });
    await cancel(order);
    expect(await house.application.find(order.placementId)).toMatchObject({ state: 'cancelled' });
  });

  it('[F2] between a soft decline and the bank: over, with nothing to reverse', async () => {
    const order = await house.order(SOFT_DECLINED);
    const { application, dead } = dyingAt('enrol', 'after');
    void application.authorise(order);
    await dead;
    house.runDatabaseAhead(21_000);
    await house.application.resolveStale();
    expect(await house.states(order.placementId)).toEqual({
      payment: 'declined',
      tender: 'declined',
      task: null,
    });
  });
});
