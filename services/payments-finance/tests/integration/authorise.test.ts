import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { logMark, statementsBetween } from '@loupe/test-harness/statement-log';
import { startTestPostgres } from '@loupe/test-harness/postgres';
import { claimPort } from '@loupe/test-harness/ports';
import { createCybersource } from '../../src/adapters/cybersource/card-provider.ts';
import { UNASKED } from '../../src/use-cases/ports/attempt-limits.ts';
import type { AttemptLimits } from '../../src/use-cases/ports/attempt-limits.ts';
import type { AuthoriseOutcome } from '../../src/use-cases/attempt.ts';
import { byCard, CARDS, heldAtProvider, startTestPayments } from './test-payments.ts';
import type { CardOrder, TestPayments } from './test-payments.ts';
import { MERCHANT } from './sandbox.ts';

let payments: TestPayments;
beforeAll(async () => {
  payments = await startTestPayments();
});
afterAll(() => payments.stop());
afterEach(async () => {
  await payments.sandbox.clearFaults();
  await payments.authorisedInLedger(); // throws unless every set balances
});

const stateOf = (outcome: AuthoriseOutcome) => ('view' in outcome ? outcome.view.state : outcome.refusal);
const reasonOf = (outcome: AuthoriseOutcome) => ('view' in outcome ? outcome.view.declineReason : undefined);

describe('authorise', () => {
  it('[MU-13][EU-05][EU-22] holds the amount at the provider, on the row and in the memorandum accounts', async () => {
    const before = await payments.authorisedInLedger();
    const order = await payments.order(CARDS.approves);
    const outcome = await payments.application.authorise(order);

    expect(outcome).toMatchObject({
      view: {
        state: 'authorised',
        held: [
          { method: 'credit-card', amount: order.amount, maskedNumber: 'XXXXXXXXXXXX1111', cardType: 'Visa' },
        ],
      },
    });
    expect(await payments.application.find(order.placementId)).toEqual('view' in outcome && outcome.view);
    expect(await heldAtProvider(payments.sandbox, order.reference)).toEqual(['2350.00']);
    expect((await payments.authorisedInLedger()) - before).toBe(235_000);
    const events = await payments.rows("SELECT type FROM outbox WHERE aggregatetype = 'payments.payment.v1'");
    expect(events.at(-1)).toEqual({ type: 'payment-changed' });
  });

  it.each([
    ['4000000000000002', 'card-declined'],
    ['4000000000009995', 'insufficient-funds'],
    ['4000000000000069', 'expired-card'],
    ['4000000000000127', 'security-code'],
  ])('[MU-13][EU-05] card %s is declined: %s', async (number, reason) => {
    const before = await payments.authorisedInLedger();
    const order = await payments.order(number);
    const outcome = await payments.application.authorise(order);
    expect([stateOf(outcome), reasonOf(outcome)]).toEqual(['declined', reason]);
    expect(await payments.states(order.placementId)).toEqual({
      payment: 'declined',
      tender: 'declined',
      task: null,
    });
    expect(await payments.authorisedInLedger()).toBe(before);
  });

  it.each([
    [{ status: 'PARTIAL_AUTHORIZED', authorizedAmount: '1000.00' }, 'amount-not-approved'],
    [{ status: 'AUTHORIZED_PENDING_REVIEW' }, 'suspected-fraud'],
    [{ status: 'AUTHORIZED_RISK_DECLINED' }, 'suspected-fraud'],
    [{ status: 'AUTHORIZED', authorizedAmount: '2349.99' }, 'amount-not-approved'],
    [{ status: 'AUTHORIZED', currency: 'EUR' }, 'amount-not-approved'],
  ])('[MU-13] %j is reversed, then declined', async (fault, reason) => {
    await payments.sandbox.fault({ operation: 'authorise', ...fault });
    const order = await payments.order(CARDS.approves);
    const outcome = await payments.application.authorise(order);
    expect([stateOf(outcome), reasonOf(outcome)]).toEqual(['declined', reason]);
    expect(await payments.states(order.placementId)).toEqual({
      payment: 'declined',
      tender: 'reversed',
      task: 'done',
    });
    expect(await payments.sandbox.payments(order.reference)).toMatchObject([
      { status: 'REVERSED', held: '0.00' },
    ]);
  });

  it('[MU-13] takes at most four statements', async () => {
    const { logFile } = await startTestPostgres();
    const order = await payments.order(CARDS.approves);
    const mark = await logMark(logFile);
    await payments.application.authorise(order);
    const statements = await statementsBetween(logFile, mark, undefined, payments.database.name);
    expect(statements.get('payments-request')).toHaveLength(4);
  });

  it('[MU-13] takes three statements for a card that was verified before', async () => {
    const { logFile } = await startTestPostgres();
    const order = await payments.order(CARDS.approves);
    const plan = {
      currency: 'GBP',
      ipAddress: '',
      email: '',
      botCheck: '',
      hasPaidOrder: false,
      timeoutMs: 1_000,
    };
    const verification = await payments.application.verifyPlan({ ...order, ...plan });
    const [verified] = verification.kind === 'verified' ? verification.tenders : [];
    const known = { ...order, plan: order.plan.map((tender) => ({ ...tender, verified })) };
    const mark = await logMark(logFile);
    expect(stateOf(await payments.application.authorise(known))).toBe('authorised');
    const statements = await statementsBetween(logFile, mark, undefined, payments.database.name);
    expect(statements.get('payments-request')).toHaveLength(3);
  });
});

describe('one key, one authorisation', () => {
  it('[MU-13] a second call returns the stored state and sends nothing', async () => {
    const order = await payments.order(CARDS.approves);
    const first = await payments.application.authorise(order);
    expect(await payments.application.authorise(order)).toEqual(first);
    expect(await payments.sandbox.payments(order.reference)).toHaveLength(1);
  });

  it('[MU-13] of ten concurrent calls one sends; the others return the stored state', async () => {
    const order = await payments.order(CARDS.approves);
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () => payments.application.authorise(order)),
    );
    const states = outcomes.map(stateOf);
    expect(states.filter((state) => state === 'authorised').length).toBeGreaterThanOrEqual(1);
    expect(states.every((state) => state === 'authorised' || state === 'authorising')).toBe(true);
    expect(await payments.sandbox.payments(order.reference)).toHaveLength(1);
  });

  it('[MU-13] the same key with another body is a conflict', async () => {
    const order = await payments.order(CARDS.declined);
    await payments.application.authorise(order);
    const other = { ...order, requestHash: Buffer.alloc(32) };
    expect(await payments.application.authorise(other)).toEqual({ refusal: 'conflict' });
  });

  it('[MU-13] a declined payment accepts another attempt, an authorised one does not', async () => {
    const first = await payments.order(CARDS.declined);
    await payments.application.authorise(first);
    const again = await payments.order(CARDS.approves, {
      placementId: first.placementId,
      reference: first.reference,
      attempt: 2,
    });
    expect(stateOf(await payments.application.authorise(again))).toBe('authorised');
    const third = await payments.order(CARDS.approves, { placementId: first.placementId, attempt: 3 });
    expect(await payments.application.authorise(third)).toEqual({ refusal: 'conflict' });
    expect(await heldAtProvider(payments.sandbox, first.reference)).toEqual(['2350.00']);
  });
});

describe('how an attempt ended', () => {
  it('[F47] is counted when the provider has decided, and not when it could not be asked', async () => {
    const counted: string[] = [];
    const limits: AttemptLimits = {
      count: async () => UNASKED,
      outcome: (site, outcome) => void counted.push(`${site} ${outcome}`),
    };
    const application = payments.applicationWith({ limits });
    for (const number of [CARDS.approves, CARDS.declined]) {
      await application.authorise(await payments.order(number));
    }
    const cards = { ...payments.edges.cards, authorise: async () => ({ kind: 'not-sent' }) as const };
    await payments.applicationWith({ limits, cards }).authorise(await payments.order(CARDS.approves));
    expect(counted).toEqual(['beaverbrooks authorised', 'beaverbrooks declined']);
  });
});

describe('tokens', () => {
  const withToken = ({ amount }: CardOrder, token: string) => ({ plan: byCard(amount, token) });
  const altered = (token: string) =>
    `${token.slice(0, -20)}${token.at(-20) === 'A' ? 'B' : 'A'}${token.slice(-19)}`;

  it.each<[string, (order: CardOrder) => object]>([
    ['altered', (order) => withToken(order, altered(order.transientToken))],
    ['no JWT', (order) => withToken(order, '4622943127013705')],
    ['of another cart', () => ({ cartId: randomUUID() })],
    ['of another shopper', () => ({ ownerKey: `c:${randomUUID()}` })],
    ['of the other site', () => ({ site: 'loupe' })],
  ])('[MU-13][QY-15] a token that is %s is refused and nothing is written', async (_, change) => {
    const order = await payments.order(CARDS.approves);
    const before = await payments.rowCounts();
    expect(await payments.application.authorise({ ...order, ...change(order) })).toEqual({
      refusal: 'token',
    });
    expect(await payments.rowCounts()).toEqual(before);
    expect(await payments.sandbox.payments(order.reference)).toEqual([]);
  });

  it('[MU-13][QY-15] an expired token is refused and nothing is written', async () => {
    const order = await payments.order(CARDS.approves);
    const before = await payments.rowCounts();
    payments.runAhead(16 * 60_000);
    const late = { ...order, deadline: new Date(Date.now() + 17 * 60_000) };
    expect(await payments.application.authorise(late)).toEqual({ refusal: 'token' });
    payments.runAhead(0);
    expect(await payments.rowCounts()).toEqual(before);
  });

  it('[MU-13] a token that has paid once is declined the second time', async () => {
    const order = await payments.order(CARDS.approves);
    await payments.application.authorise(order);
    const second = { ...order, placementId: randomUUID() };
    expect(reasonOf(await payments.application.authorise(second))).toBe('card-details-used');
  });
});

describe('a failing provider', () => {
  it('[MU-13] a server error leaves the payment unknown', async () => {
    await payments.sandbox.fault({ operation: 'authorise', http: 502 });
    const order = await payments.order(CARDS.approves);
    expect(stateOf(await payments.application.authorise(order))).toBe('unknown');
    expect(await payments.states(order.placementId)).toEqual({
      payment: 'unknown',
      tender: 'unknown',
      task: 'due',
    });
  });

  it('[MU-13] a provider that cannot be reached: declined, with nothing to reverse', async () => {
    const order = await payments.order(CARDS.approves);
    const port = await claimPort();
    const { edges } = payments;
    const cards = createCybersource({
      url: `http://127.0.0.1:${port}`,
      host: `127.0.0.1:${port}`,
      ...MERCHANT,
      targetOrigins: [],
      now: edges.now,
      logger: edges.logger,
    });
    const outcome = await payments.applicationWith({ cards }).authorise(order);
    await cards.close();
    expect([stateOf(outcome), reasonOf(outcome)]).toEqual(['declined', 'provider-unavailable']);
    expect(await payments.states(order.placementId)).toEqual({
      payment: 'declined',
      tender: 'declined',
      task: null,
    });
  });

  it('[MU-13] too short a deadline is refused before anything is written', async () => {
    const order = await payments.order(CARDS.approves, { deadline: new Date(Date.now() + 1_200) });
    const before = await payments.rowCounts();
    await expect(payments.application.authorise(order)).rejects.toThrow('Too little time');
    expect(await payments.rowCounts()).toEqual(before);
  });
});
