import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestPostgres } from '@loupe/test-harness/postgres';
import { logMark, statementsBetween } from '@loupe/test-harness/statement-log';
import type { AuthoriseOrder } from '../../src/use-cases/authorise-payment.ts';
import { challengeOf, later, shoppersOf, SMALL, SOFT_DECLINED, resultOf } from './challenges.ts';
import { CARDS, heldAtProvider, startTestPayments } from './test-payments.ts';
import type { TestPayments } from './test-payments.ts';

let payments: TestPayments;
beforeAll(async () => {
  payments = await startTestPayments();
});
afterAll(() => payments.stop());
afterEach(async () => {
  payments.runDatabaseAhead(0);
  await payments.sandbox.clearFaults();
  await payments.authorisedInLedger(); // throws unless every set balances
});

const MINUTE = 60_000;
const { challenged, resume, cancel, kept } = shoppersOf(() => payments);

describe('returning from the bank', () => {
  it('[F45] before the bank has a result: the challenge stays open', async () => {
    const order = await challenged('none');
    const before = await payments.application.find(order.placementId);
    const answer = await resume(order);
    expect(answer).toMatchObject({
      view: {
        state: 'action',
        nextAction: { transactionId: challengeOf(before && { view: before })?.transactionId },
      },
    });
    expect(await payments.sandbox.authorisations(order.reference)).toEqual([]);
    await cancel(order);
  });

  it('[F50] in ten concurrent tabs, of two processes: one sends, the others get the stored state', async () => {
    const order = await challenged();
    const rival = payments.applicationWith({});
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => resume(order, i % 2 === 0 ? payments.application : rival)),
    );
    await rival.drained();
    const states = answers.map((answer) => resultOf(answer)[0]);
    expect(states).toContain('authorised');
    expect(states.filter((state) => state !== 'authorised' && state !== 'authorising')).toEqual([]);
    expect(await payments.sandbox.authorisations(order.reference)).toHaveLength(1);
    expect(resultOf(await resume(order))).toEqual(['authorised', undefined]);
    expect(await heldAtProvider(payments.sandbox, order.reference)).toEqual(['2350.00']);
  });

  it('[F39] while the provider does not return the result: the challenge stays open, and the next attempt continues', async () => {
    const order = await challenged();
    for (const fault of [{ http: 502 }, { hang: 'before' }]) {
      await payments.sandbox.fault({ operation: 'validate', ...fault });
      const deadline = new Date(Date.now() + 3_000);
      expect(resultOf(await payments.application.resume({ ...order, deadline }))).toEqual([
        'action',
        undefined,
      ]);
    }
    expect(resultOf(await resume(order))).toEqual(['authorised', undefined]);
  });

  it.each([
    ['another transaction', { authenticationTransactionId: 'AnotherTransaction00' }],
    ['another amount', { authorizedAmount: '1.00' }],
    ['another currency', { currency: 'EUR' }],
  ])('[F45] with an answer that has %s: declined, and no authorisation is requested', async (_, fault) => {
    const order = await challenged();
    await payments.sandbox.fault({ operation: 'validate', ...fault });
    expect(resultOf(await resume(order))).toEqual(['declined', 'authentication-failed']);
    expect(await payments.sandbox.authorisations(order.reference)).toEqual([]);
    expect(await kept()).toBe(0);
  });

  it('[F45] with another placement’s passed challenge: its own challenge decides', async () => {
    const passed = await challenged('pass');
    const own = await challenged('none');
    expect(resultOf(await resume(own))).toEqual(['action', undefined]);
    expect(resultOf(await resume({ ...own, attempt: 2 }))).toEqual(['action', undefined]);
    expect(await payments.sandbox.authorisations(own.reference)).toEqual([]);
    await Promise.all([cancel(passed), cancel(own)]);
  });

  it('[MU-13] takes three statements after a passed challenge, two while it is pending', async () => {
    const { logFile } = await startTestPostgres();
    const cost = async (order: AuthoriseOrder): Promise<number | undefined> => {
      const mark = await logMark(logFile);
      await resume(order);
      const statements = await statementsBetween(logFile, mark, undefined, payments.database.name);
      return statements.get('payments-request')?.length;
    };
    const undecided = await challenged('none');
    expect(await cost(undecided)).toBe(2);
    expect(await cost(await challenged())).toBe(3);
    await cancel(undecided);
  });

  it('[MU-13] for an unknown payment: a conflict, and nothing is written', async () => {
    const before = await payments.rowCounts();
    const order = { placementId: '0190a000-0000-7000-8000-000000000009', step: 'card', attempt: 1 };
    expect(await payments.application.resume({ ...order, deadline: later() })).toEqual({
      refusal: 'conflict',
    });
    expect(await payments.rowCounts()).toEqual(before);
  });

  it('[MU-13] with too short a deadline is refused, and the challenge stays open', async () => {
    const order = await challenged();
    const deadline = new Date(Date.now() + 1_200);
    await expect(payments.application.resume({ ...order, deadline })).rejects.toThrow('Too little time');
    expect(resultOf(await resume(order))).toEqual(['authorised', undefined]);
  });

  it('[MU-13] and declined at the authorisation: another attempt may follow', async () => {
    const order = await challenged();
    await payments.sandbox.fault({ operation: 'authorise', status: 'DECLINED', reason: 'INSUFFICIENT_FUND' });
    expect(resultOf(await resume(order))).toEqual(['declined', 'insufficient-funds']);
    const { placementId, reference } = order;
    const again = await payments.order(CARDS.approves, { placementId, reference, attempt: 2 });
    expect(resultOf(await payments.application.authorise(again))).toEqual(['authorised', undefined]);
  });
});

describe('the tombstone', () => {
  it('[MU-13] cancel during a challenge: the returning shopper gets the cancellation, and no authorisation is requested', async () => {
    const order = await challenged();
    await cancel(order);
    expect(await kept()).toBe(0);
    expect(await resume(order)).toEqual({ refusal: 'cancelled' });
    expect(await payments.application.authorise(order)).toEqual({ refusal: 'cancelled' });
    expect(await payments.states(order.placementId)).toEqual({
      payment: 'cancelled',
      tender: 'declined',
      task: null,
    });
    expect(await payments.sandbox.authorisations(order.reference)).toEqual([]);
  });

  it('[MU-13] cancel while the challenge’s result is requested: nothing is sent', async () => {
    const order = await challenged();
    await payments.sandbox.fault({ operation: 'validate', delayMs: 700 });
    const resuming = resume(order);
    await cancel(order);
    expect(await resuming).toEqual({ refusal: 'cancelled' });
    expect(await payments.sandbox.authorisations(order.reference)).toEqual([]);
  });

  it('[MU-13] cancel during the authorisation: the late authorisation is reversed', async () => {
    const order = await challenged();
    await payments.sandbox.fault({ operation: 'authorise', delayMs: 700 });
    const resuming = resume(order);
    while ((await payments.states(order.placementId))?.tender !== 'sent');
    expect(await kept()).toBe(0);
    await cancel(order);
    expect(resultOf(await resuming)).toEqual(['cancelled']);
    await payments.application.reverseDue();
    expect(await payments.states(order.placementId)).toEqual({
      payment: 'cancelled',
      tender: 'reversed',
      task: 'done',
    });
    expect(await heldAtProvider(payments.sandbox, order.reference)).toEqual([]);
  });

  it('[F52] cancel concurrent with the return, any number of times, leaves nothing held', async () => {
    const orders = await Promise.all(Array.from({ length: 12 }, () => challenged()));
    await Promise.all(orders.flatMap((order) => [resume(order), cancel(order)]));
    await payments.application.reverseDue();
    await payments.application.drained();
    for (const { placementId, reference } of orders) {
      expect((await payments.states(placementId))?.payment).toBe('cancelled');
      expect(await heldAtProvider(payments.sandbox, reference)).toEqual([]);
    }
    expect(await kept()).toBe(0);
  });

  it('[MU-13] cancel between a soft decline and the challenge: cancelled, with nothing to reverse', async () => {
    const order = await payments.order(SOFT_DECLINED, SMALL);
    await payments.sandbox.fault({ operation: 'enrol', delayMs: 700 });
    const authorising = payments.application.authorise(order);
    while ((await payments.sandbox.authorisations(order.reference)).length === 0);
    while ((await payments.states(order.placementId))?.tender !== 'intended');
    await cancel(order);
    expect(await authorising).toEqual({ refusal: 'cancelled' });
    expect(await payments.states(order.placementId)).toEqual({
      payment: 'cancelled',
      tender: 'declined',
      task: null,
    });
  });
});

describe('a shopper who does not come back', () => {
  it('[F45] is declined when the card token has expired, and the challenge’s data is deleted', async () => {
    const order = await challenged('none');
    payments.runDatabaseAhead(15 * MINUTE);
    await payments.application.resolveStale(); // the shopper may be returning
    expect((await payments.states(order.placementId))?.tender).toBe('action');
    payments.runDatabaseAhead(15 * MINUTE + 21_000);
    expect(await payments.application.resolveStale()).toBe(1);
    expect(await payments.application.find(order.placementId)).toMatchObject({
      state: 'declined',
      declineReason: 'challenge-expired',
    });
    expect(await kept()).toBe(0);
    expect(resultOf(await resume(order))).toEqual(['declined', 'challenge-expired']);
  });

  it('[F49] returns after the token has expired: declined, although the challenge was passed', async () => {
    const order = await challenged('pass');
    payments.runDatabaseAhead(14 * MINUTE + 30_000);
    expect((await payments.application.find(order.placementId))?.nextAction?.validSeconds).toBe(0);
    payments.runDatabaseAhead(15 * MINUTE + 1_000);
    expect(resultOf(await resume(order))).toEqual(['declined', 'challenge-expired']);
    expect(await payments.sandbox.authorisations(order.reference)).toEqual([]);
  });
});
