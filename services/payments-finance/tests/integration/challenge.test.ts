import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestPostgres } from '@loupe/test-harness/postgres';
import { logMark, statementsBetween } from '@loupe/test-harness/statement-log';
import type { AuthoriseOrder } from '../../src/use-cases/authorise-payment.ts';
import { later, shoppersOf, SOFT_DECLINED, told } from './challenges.ts';
import { CARDS, heldAtProvider, startHouse } from './house.ts';
import type { House } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house.stop());
afterEach(async () => {
  house.runDatabaseAhead(0);
  await house.sandbox.clearFaults();
  await house.authorisedInLedger(); // throws unless every set balances
});

const MINUTE = 60_000;
const { challenged, resume, cancel, kept } = shoppersOf(() => house);

describe('coming back from the bank', () => {
  it('[F45] before the bank has made up its mind: the challenge stands', async () => {
    const order = await challenged('none');
    const before = await house.application.find(order.placementId);
    const answer = await resume(order);
    expect(answer).toMatchObject({
      view: { state: 'challenge', challenge: { transactionId: before?.challenge?.transactionId } },
    });
    expect(await house.sandbox.authorisations(order.reference)).toEqual([]);
    await cancel(order);
  });

  it('[F50] in ten tabs at once, of two processes: one sends, the others get the stored state', async () => {
    const order = await challenged();
    const rival = house.applicationWith({});
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => resume(order, i % 2 === 0 ? house.application : rival)),
    );
    await rival.drained();
    const states = answers.map((answer) => told(answer)[0]);
    expect(states).toContain('authorised');
    expect(states.filter((state) => state !== 'authorised' && state !== 'authorising')).toEqual([]);
    expect(await house.sandbox.authorisations(order.reference)).toHaveLength(1);
    expect(told(await resume(order))).toEqual(['authorised', undefined]);
    expect(await heldAtProvider(house.sandbox, order.reference)).toEqual(['2350.00']);
  });

  it('[F39] while the provider does not say how it ended: the challenge stands, and the next time it goes on', async () => {
    const order = await challenged();
    for (const fault of [{ http: 502 }, { hang: 'before' }]) {
      await house.sandbox.fault({ operation: 'validate', ...fault });
      const deadline = new Date(Date.now() + 3_000);
      expect(told(await house.application.resume({ ...order, deadline }))).toEqual(['challenge', undefined]);
    }
    expect(told(await resume(order))).toEqual(['authorised', undefined]);
  });

  it.each([
    ['another transaction', { authenticationTransactionId: 'AnotherTransaction00' }],
    ['another amount', { authorizedAmount: '1.00' }],
    ['another currency', { currency: 'EUR' }],
  ])('[F45] with an answer that names %s: declined, and no money is asked for', async (_, fault) => {
    const order = await challenged();
    await house.sandbox.fault({ operation: 'validate', ...fault });
    expect(told(await resume(order))).toEqual(['declined', 'authentication-failed']);
    expect(await house.sandbox.authorisations(order.reference)).toEqual([]);
    expect(await kept()).toBe(0);
  });

  it('[F45] with another placement’s passed challenge: the own one decides', async () => {
    const passed = await challenged('pass');
    const own = await challenged('none');
    expect(told(await resume(own))).toEqual(['challenge', undefined]);
    expect(told(await resume({ ...own, attempt: 2 }))).toEqual(['challenge', undefined]);
    expect(await house.sandbox.authorisations(own.reference)).toEqual([]);
    await Promise.all([cancel(passed), cancel(own)]);
  });

  it('[MU-13] costs three statements when the bank let the shopper pass, two while it has not', async () => {
    const { logFile } = await startTestPostgres();
    const cost = async (order: AuthoriseOrder): Promise<number | undefined> => {
      const mark = await logMark(logFile);
      await resume(order);
      const statements = await statementsBetween(logFile, mark, undefined, house.database.name);
      return statements.get('payments-request')?.length;
    };
    const undecided = await challenged('none');
    expect(await cost(undecided)).toBe(2);
    expect(await cost(await challenged())).toBe(3);
    await cancel(undecided);
  });

  it('[MU-13] for an unknown payment: a conflict, and nothing is written', async () => {
    const before = await house.rowCounts();
    const order = { placementId: '0190a000-0000-7000-8000-000000000009', step: 'card', attempt: 1 };
    expect(await house.application.resume({ ...order, deadline: later() })).toEqual({ refusal: 'conflict' });
    expect(await house.rowCounts()).toEqual(before);
  });

  it('[MU-13] with too short a deadline is refused, and the challenge stays open', async () => {
    const order = await challenged();
    const deadline = new Date(Date.now() + 1_200);
    await expect(house.application.resume({ ...order, deadline })).rejects.toThrow('Too little time');
    expect(told(await resume(order))).toEqual(['authorised', undefined]);
  });

  it('[MU-13] and declined for money: another attempt may follow', async () => {
    const order = await challenged();
    await house.sandbox.fault({ operation: 'authorise', status: 'DECLINED', reason: 'INSUFFICIENT_FUND' });
    expect(told(await resume(order))).toEqual(['declined', 'insufficient-funds']);
    const { placementId, reference } = order;
    const again = await house.order(CARDS.approves, { placementId, reference, attempt: 2 });
    expect(told(await house.application.authorise(again))).toEqual(['authorised', undefined]);
  });
});

describe('the fence', () => {
  it('[MU-13] cancel during a challenge: the returning shopper gets it, and no authorisation is requested', async () => {
    const order = await challenged();
    await cancel(order);
    expect(await kept()).toBe(0);
    expect(await resume(order)).toEqual({ refusal: 'cancelled' });
    expect(await house.application.authorise(order)).toEqual({ refusal: 'cancelled' });
    expect(await house.states(order.placementId)).toEqual({
      payment: 'cancelled',
      tender: 'declined',
      task: null,
    });
    expect(await house.sandbox.authorisations(order.reference)).toEqual([]);
  });

  it('[MU-13] cancel while the bank’s word is asked for: nothing is sent', async () => {
    const order = await challenged();
    await house.sandbox.fault({ operation: 'validate', delayMs: 700 });
    const resuming = resume(order);
    await cancel(order);
    expect(await resuming).toEqual({ refusal: 'cancelled' });
    expect(await house.sandbox.authorisations(order.reference)).toEqual([]);
  });

  it('[MU-13] cancel while the money is asked for: the late answer is voided', async () => {
    const order = await challenged();
    await house.sandbox.fault({ operation: 'authorise', delayMs: 700 });
    const resuming = resume(order);
    while ((await house.states(order.placementId))?.tender !== 'sent');
    expect(await kept()).toBe(0);
    await cancel(order);
    expect(told(await resuming)).toEqual(['cancelled']);
    await house.application.reverseDue();
    expect(await house.states(order.placementId)).toEqual({
      payment: 'cancelled',
      tender: 'reversed',
      task: 'done',
    });
    expect(await heldAtProvider(house.sandbox, order.reference)).toEqual([]);
  });

  it('[F52] cancel racing the way back, any number of times, leaves nothing held', async () => {
    const orders = await Promise.all(Array.from({ length: 12 }, () => challenged()));
    await Promise.all(orders.flatMap((order) => [resume(order), cancel(order)]));
    await house.application.reverseDue();
    await house.application.drained();
    for (const { placementId, reference } of orders) {
      expect((await house.states(placementId))?.payment).toBe('cancelled');
      expect(await heldAtProvider(house.sandbox, reference)).toEqual([]);
    }
    expect(await kept()).toBe(0);
  });

  it('[MU-13] cancel between a soft decline and the bank: over, with nothing to reverse', async () => {
    const order = await house.order(SOFT_DECLINED);
    await house.sandbox.fault({ operation: 'enrol', delayMs: 700 });
    const authorising = house.application.authorise(order);
    while ((await house.sandbox.authorisations(order.reference)).length === 0);
    while ((await house.states(order.placementId))?.tender !== 'intended');
    await cancel(order);
    expect(await authorising).toEqual({ refusal: 'cancelled' });
    expect(await house.states(order.placementId)).toEqual({
      payment: 'cancelled',
      tender: 'declined',
      task: null,
    });
  });
});

describe('a shopper who does not come back', () => {
  it('[F45] is declined when the card token has ended, and what was kept for them is gone', async () => {
    const order = await challenged('none');
    house.runDatabaseAhead(15 * MINUTE);
    await house.application.resolveStale(); // the shopper may be returning
    expect((await house.states(order.placementId))?.tender).toBe('challenge');
    house.runDatabaseAhead(15 * MINUTE + 21_000);
    expect(await house.application.resolveStale()).toBe(1);
    expect(await house.application.find(order.placementId)).toMatchObject({
      state: 'declined',
      declineReason: 'challenge-expired',
    });
    expect(await kept()).toBe(0);
    expect(told(await resume(order))).toEqual(['declined', 'challenge-expired']);
  });

  it('[F49] comes back after the token’s end: declined, though the bank let them pass', async () => {
    const order = await challenged('pass');
    house.runDatabaseAhead(14 * MINUTE + 30_000);
    expect((await house.application.find(order.placementId))?.challenge?.validSeconds).toBe(0);
    house.runDatabaseAhead(15 * MINUTE + 1_000);
    expect(told(await resume(order))).toEqual(['declined', 'challenge-expired']);
    expect(await house.sandbox.authorisations(order.reference)).toEqual([]);
  });
});
