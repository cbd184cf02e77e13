import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startTestPostgres } from '@loupe/test-harness/postgres';
import { logMark, statementsBetween } from '@loupe/test-harness/statement-log';
import type { UseCases } from '../../src/bind-use-cases.ts';
import { fakeGiftCards } from '../toy-method/fake-gift-cards.ts';
import type { FakeGiftCards } from '../toy-method/fake-gift-cards.ts';
import { challengeOf, later, resultOf, STEP_UP } from './challenges.ts';
import { CARDS, heldAtProvider, startTestPayments } from './test-payments.ts';
import type { CardOrder, TestPayments } from './test-payments.ts';

let payments: TestPayments;
let application: UseCases;
let cards: FakeGiftCards;
beforeAll(async () => {
  payments = await startTestPayments();
});
afterAll(() => payments.stop());
beforeEach(() => {
  payments.runDatabaseAhead(0);
  cards = { balances: new Map(), calls: [], losesAnswerOf: undefined };
  application = payments.applicationWith({ providers: { givex: fakeGiftCards(cards) } });
});

const [FIRST, SECOND] = [randomUUID(), randomUUID()];
const gbp = (minorUnits: number) => ({ minorUnits, currency: 'GBP' });

/** 2,350.00: 200.00 and 150.00 on gift cards and the rest on a card. */
async function mixedOrder(number: string): Promise<CardOrder> {
  cards.balances.set(FIRST, 20_000).set(SECOND, 15_000);
  const order = await payments.order(number);
  const giftCard = (giftCardId: string, pence: number) => ({
    amount: gbp(pence),
    details: { method: 'givex' as const, giftCardId },
    verified: undefined,
  });
  const rest = order.plan.map((tender) => ({ ...tender, amount: gbp(200_000) }));
  return { ...order, plan: [giftCard(FIRST, 20_000), giftCard(SECOND, 15_000), ...rest] };
}

const tendersOf = async ({ placementId }: CardOrder) =>
  (
    await payments.rows<{ state: string }>(
      `SELECT tender.state FROM tender JOIN payment ON payment.id = payment_id WHERE placement_id = $1
       ORDER BY attempt, position`,
      [placementId],
    )
  ).map(({ state }) => state);

const balances = () => [cards.balances.get(FIRST), cards.balances.get(SECOND)];

describe('a plan of two gift cards and a card', () => {
  it('[MU-13][EU-05] holds all in plan order and is authorised with the last', async () => {
    const order = await mixedOrder(CARDS.approves);
    const answer = await application.authorise(order);
    expect(answer).toMatchObject({
      view: {
        state: 'authorised',
        held: [
          { method: 'givex', amount: gbp(20_000), maskedNumber: FIRST },
          { method: 'givex', amount: gbp(15_000), maskedNumber: SECOND },
          { method: 'credit-card', amount: gbp(200_000) },
        ],
      },
    });
    expect(await application.find(order.placementId)).toEqual('view' in answer && answer.view);
    expect(cards.calls).toEqual([`hold ${FIRST} 20000`, `hold ${SECOND} 15000`]);
    expect(await heldAtProvider(payments.sandbox, order.reference)).toEqual(['2000.00']);
    const events = await payments.rows(
      'SELECT FROM outbox JOIN payment ON aggregateid = payment.id::text WHERE placement_id = $1',
      [order.placementId],
    );
    expect(events).toHaveLength(1);
    expect(await application.authorise(order)).toEqual(answer);

    await application.cancel({ placementId: order.placementId, reason: 'test' });
    await application.idle();
    await application.reverseDue();
    expect(await tendersOf(order)).toEqual(['reversed', 'reversed', 'reversed']);
    expect(cards.calls.slice(2)).toEqual([`reverse ${SECOND}`, `reverse ${FIRST}`]);
    expect(balances()).toEqual([20_000, 15_000]);
  });

  it('[MU-13] a declined card reverses the gift cards from the last to the first, and they can pay again at once', async () => {
    const order = await mixedOrder(CARDS.declined);
    expect(await application.authorise(order)).toMatchObject({
      view: { state: 'declined', declineReason: 'card-declined', declinedTender: { method: 'credit-card' } },
    });
    expect(cards.calls.slice(2)).toEqual([`reverse ${SECOND}`, `reverse ${FIRST}`]);
    expect(await tendersOf(order)).toEqual(['reversed', 'reversed', 'declined']);
    expect(balances()).toEqual([20_000, 15_000]);

    const { placementId, reference } = order;
    const again = await mixedOrder(CARDS.approves);
    const second = { ...again, placementId, reference, attempt: 2 };
    expect(resultOf(await application.authorise(second))).toEqual(['authorised', undefined]);
  });

  it('[MU-13] an emptied gift card is named, what comes before it is reversed, and what comes after is not sent', async () => {
    const order = await mixedOrder(CARDS.approves);
    cards.balances.set(SECOND, 14_999);
    const answer = await application.authorise(order);
    expect(answer).toMatchObject({
      view: {
        state: 'declined',
        declineReason: 'insufficient-funds',
        declinedTender: { method: 'givex', account: SECOND, availableMinorUnits: 14_999 },
      },
    });
    expect((await application.find(order.placementId))?.declinedTender).toEqual({
      method: 'givex',
      account: SECOND,
    });
    expect(await tendersOf(order)).toEqual(['reversed', 'declined', 'declined']);
    expect(await payments.sandbox.payments(order.reference)).toEqual([]);
    expect(cards.balances.get(FIRST)).toBe(20_000);
  });

  it('[MU-13] a lost answer ends the attempt as unknown, and all is reversed in order by the sweeper', async () => {
    const order = await mixedOrder(CARDS.approves);
    cards.losesAnswerOf = SECOND;
    expect(resultOf(await application.authorise(order))).toEqual(['unknown', undefined]);
    expect(await tendersOf(order)).toEqual(['held', 'unknown', 'declined']);
    await application.reverseDue();
    expect(cards.calls.slice(2)).toEqual([`reverse ${SECOND}`, `reverse ${FIRST}`]);
    expect(await application.find(order.placementId)).toMatchObject({
      state: 'declined',
      declineReason: 'provider-timeout',
    });
    expect(balances()).toEqual([20_000, 15_000]);
  });

  it('[MU-13] gift cards stay held during the card’s challenge, and the resumption sends the card alone', async () => {
    const order = await mixedOrder(STEP_UP);
    const answer = await application.authorise(order);
    expect(await tendersOf(order)).toEqual(['held', 'held', 'action']);
    await payments.sandbox.endChallenge(challengeOf(answer)?.transactionId ?? '', 'pass');
    const resumed = await application.resume({ ...order, deadline: later() });
    expect('view' in resumed && resumed.view.held.map(({ amount }) => amount.minorUnits)).toEqual([
      20_000, 15_000, 200_000,
    ]);
    expect(cards.calls).toHaveLength(2);
  });

  it('[MU-13] a failed challenge reverses the gift cards', async () => {
    const order = await mixedOrder(STEP_UP);
    const answer = await application.authorise(order);
    await payments.sandbox.endChallenge(challengeOf(answer)?.transactionId ?? '', 'fail');
    expect(resultOf(await application.resume({ ...order, deadline: later() }))).toEqual([
      'declined',
      'authentication-failed',
    ]);
    expect(balances()).toEqual([20_000, 15_000]);
  });

  it('[MU-13] a shopper who does not come back from the challenge gets the gift cards back', async () => {
    const order = await mixedOrder(STEP_UP);
    await application.authorise(order);
    payments.runDatabaseAhead(16 * 60_000);
    await application.resolveStale();
    await application.reverseDue();
    expect(await tendersOf(order)).toEqual(['reversed', 'reversed', 'declined']);
    expect(balances()).toEqual([20_000, 15_000]);
  });

  it('[F3] a process that dies between two tenders: what it held is reversed', async () => {
    const order = await mixedOrder(CARDS.approves);
    const reached = Promise.withResolvers<void>();
    const enrol = () => {
      reached.resolve();
      return new Promise<never>(() => {});
    };
    const dying = payments.applicationWith({
      cards: { ...payments.edges.cards, enrol },
      providers: { givex: fakeGiftCards(cards) },
    });
    void dying.authorise(order);
    await reached.promise;
    expect(await tendersOf(order)).toEqual(['held', 'held', 'intended']);
    payments.runDatabaseAhead(21_000);
    await dying.resolveStale();
    await dying.reverseDue();
    expect(await tendersOf(order)).toEqual(['reversed', 'reversed', 'declined']);
    expect(balances()).toEqual([20_000, 15_000]);
  });

  it('[MU-13] takes one statement to open, and two per tender', async () => {
    const { logFile } = await startTestPostgres();
    const order = await mixedOrder(CARDS.approves);
    const mark = await logMark(logFile);
    await application.authorise(order);
    const statements = await statementsBetween(logFile, mark, undefined, payments.database.name);
    expect(statements.get('payments-request')).toHaveLength(1 + 1 + 3 * 2); // the card's session is looked up
  });
});
