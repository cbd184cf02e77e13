import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { shoppersOf, SMALL, SOFT_DECLINED, STEP_UP, resultOf } from './challenges.ts';
import { heldAtProvider, startTestPayments } from './test-payments.ts';
import type { TestPayments } from './test-payments.ts';

let payments: TestPayments;
beforeAll(async () => {
  payments = await startTestPayments();
});
afterAll(() => payments.stop());
afterEach(async () => {
  payments.runDatabaseAhead(0);
  await payments.authorisedInLedger(); // throws unless every set balances
});
const { challenged, resume, cancel, kept } = shoppersOf(() => payments);

describe('a process that dies', () => {
  /** The application in a process that dies at a call: the call is never sent. */
  function dyingAt(call: 'enrol' | 'challengeResult' | 'authorise', when: 'before' | 'after') {
    const { cards } = payments.edges;
    const gone = new Promise<never>(() => {});
    const reached = Promise.withResolvers<void>();
    const die = async (...args: unknown[]) => {
      if (when === 'after') await (cards[call] as (...given: unknown[]) => Promise<unknown>)(...args);
      reached.resolve();
      return gone;
    };
    return {
      application: payments.applicationWith({ cards: { ...cards, [call]: die } }),
      dead: reached.promise,
    };
  }

  it.each(['before', 'after'] as const)(
    '[F2] %s the bank is asked: over, with nothing to reverse',
    async (when) => {
      const order = await payments.prepared(STEP_UP);
      const { application, dead } = dyingAt('enrol', when);
      void application.authorise(order);
      await dead;
      expect(resultOf(await payments.application.authorise(order))).toEqual(['authorising', undefined]);
      payments.runDatabaseAhead(21_000);
      await payments.application.resolveStale();
      expect(await payments.states(order.placementId)).toEqual({
        payment: 'declined',
        tender: 'declined',
        task: null,
      });
    },
  );

  it.each(['before', 'after'] as const)(
    '[F2] %s the challenge’s result is requested: another process continues',
    async (when) => {
      const order = await challenged();
      const { application, dead } = dyingAt('challengeResult', when);
      void resume(order, application);
      await dead;
      expect(resultOf(await resume(order))).toEqual(['authorised', undefined]);
      expect(await payments.sandbox.authorisations(order.reference)).toHaveLength(1);
    },
  );

  it.each(['before', 'after'] as const)(
    '[F3] %s the authorisation after a challenge is requested: unknown, then reversed by our transaction id',
    async (when) => {
      const order = await challenged();
      const { application, dead } = dyingAt('authorise', when);
      void resume(order, application);
      await dead;
      expect(await kept()).toBe(0);
      expect(resultOf(await resume(order))).toEqual(['authorising', undefined]); // and sends nothing again
      payments.runDatabaseAhead(21_000);
      await payments.application.resolveStale();
      await payments.application.reverseDue();
      expect(await payments.states(order.placementId)).toMatchObject(
        when === 'after' ? { tender: 'reversed', task: 'done' } : { tender: 'unknown', task: 'due' },
      );
      expect(await heldAtProvider(payments.sandbox, order.reference)).toEqual([]);
      await cancel(order);
    },
  );

  it('[F3] before a soft decline is written: unknown, and nothing is held', async () => {
    const order = await payments.order(SOFT_DECLINED, SMALL);
    const { application, dead } = dyingAt('authorise', 'after');
    void application.authorise(order);
    await dead;
    payments.runDatabaseAhead(21_000);
    await payments.application.resolveStale();
    await payments.application.reverseDue();
    expect(await payments.states(order.placementId)).toMatchObject({ tender: 'unknown', task: 'due' });
    await cancel(order);
    expect(await payments.application.find(order.placementId)).toMatchObject({ state: 'cancelled' });
  });

  it('[F2] between a soft decline and the challenge: declined, with nothing to reverse', async () => {
    const order = await payments.order(SOFT_DECLINED, SMALL);
    const { application, dead } = dyingAt('enrol', 'after');
    void application.authorise(order);
    await dead;
    payments.runDatabaseAhead(21_000);
    await payments.application.resolveStale();
    expect(await payments.states(order.placementId)).toEqual({
      payment: 'declined',
      tender: 'declined',
      task: null,
    });
  });
});
