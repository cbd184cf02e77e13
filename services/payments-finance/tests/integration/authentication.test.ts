import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { logMark, statementsBetween } from '@loupe/test-harness/statement-log';
import { startTestPostgres } from '@loupe/test-harness/postgres';
import { challengeOf, later, SMALL, SOFT_DECLINED, STEP_UP, resultOf } from './challenges.ts';
import { heldAtProvider, startTestPayments } from './test-payments.ts';
import type { TestPayments } from './test-payments.ts';

let payments: TestPayments;
beforeAll(async () => {
  payments = await startTestPayments();
});
afterAll(() => payments.stop());
afterEach(async () => {
  await payments.sandbox.clearFaults();
  await payments.authorisedInLedger(); // throws unless every set balances
});

describe('a bank without a challenge', () => {
  it.each([
    ['recognised, Visa', '4000000000002701', 'Y'],
    ['recognised, Mastercard', '5200000000002235', 'Y'],
    ['recognised, American Express', '340000000002708', 'Y'],
    ['attempted', '4000000000002719', 'A'],
    ['unavailable', '4000000000002313', 'U'],
    ['an ordinary card', '4111111111111111', 'Y'],
  ])('[MU-13] %s: authorised with the result of the authentication', async (_, number, paresStatus) => {
    const order = await payments.prepared(number);
    expect(resultOf(await payments.application.authorise(order))).toEqual(['authorised', undefined]);
    const [authentication] = await payments.sandbox.authentications(order.reference);
    expect(authentication).toMatchObject({ paresStatus, challenged: false });
    expect(await payments.sandbox.authorisations(order.reference)).toMatchObject([
      { status: 'AUTHORIZED', authenticationTransactionId: authentication?.transactionId },
    ]);
  });

  it.each([
    ['failed', '4000000000002925'],
    ['rejected', '4000000000002537'],
  ])('[MU-13] %s: declined, and no authorisation is requested', async (_, number) => {
    const order = await payments.prepared(number);
    expect(resultOf(await payments.application.authorise(order))).toEqual([
      'declined',
      'authentication-failed',
    ]);
    expect(await payments.sandbox.authorisations(order.reference)).toEqual([]);
    expect(await payments.states(order.placementId)).toEqual({
      payment: 'declined',
      tender: 'declined',
      task: null,
    });
  });

  it('[MU-13] takes four statements, like a payment without authentication', async () => {
    const { logFile } = await startTestPostgres();
    const order = await payments.prepared('4000000000002701');
    const mark = await logMark(logFile);
    expect(resultOf(await payments.application.authorise(order))).toEqual(['authorised', undefined]);
    const statements = await statementsBetween(logFile, mark, undefined, payments.database.name);
    expect(statements.get('payments-request')).toHaveLength(4);
  });

  it('[F48] a bank that cannot be reached: declined, and no authorisation is requested', async () => {
    for (const fault of [
      { operation: 'enrol', http: 502 },
      { operation: 'enrol', hang: 'before' },
    ]) {
      await payments.sandbox.fault(fault);
      const order = await payments.prepared('4000000000002701', { deadline: new Date(Date.now() + 3_000) });
      expect(resultOf(await payments.application.authorise(order))).toEqual([
        'declined',
        'provider-unavailable',
      ]);
      expect(await payments.sandbox.authorisations(order.reference)).toEqual([]);
    }
  });

  it.each([
    {
      kind: 'authenticated' as const,
      evidence: { commerceIndicator: 'vbv', members: {} },
    },
    { kind: 'challenge' as const, stepUpUrl: 'https://bank.example', accessToken: 'token' },
  ])('[F45] an authentication used for one payment is refused for another: $kind', async (answer) => {
    const first = await payments.prepared('4000000000002701');
    await payments.application.authorise(first);
    const [spent] = await payments.sandbox.authentications(first.reference);
    const enrol = async () => ({ ...answer, transactionId: spent?.transactionId ?? '' });
    const second = await payments.prepared('4000000000002701');
    const application = payments.applicationWith({ cards: { ...payments.edges.cards, enrol } });
    expect(resultOf(await application.authorise(second))).toEqual(['declined', 'authentication-failed']);
    expect(await payments.sandbox.authorisations(second.reference)).toEqual([]);
  });
});

describe('a bank that requires a challenge', () => {
  it.each([
    ['passed, Visa', '4000000000002503', 'pass', ['authorised', undefined]],
    ['passed, Mastercard', '5200000000002151', 'pass', ['authorised', undefined]],
    ['passed, American Express', '340000000002534', 'pass', ['authorised', undefined]],
    ['given up', '4000000000002503', 'fail', ['declined', 'authentication-failed']],
    ['failed', '4000000000002370', 'pass', ['declined', 'authentication-failed']],
    ['ended by a bank that cannot tell', '4000000000002420', 'pass', ['authorised', undefined]],
  ] as const)('[MU-13] %s', async (_, number, outcome, expected) => {
    const order = await payments.prepared(number);
    const pending = await payments.application.authorise(order);
    expect(pending).toMatchObject({
      view: { state: 'action', held: [], nextAction: { stepUpUrl: expect.stringContaining('/StepUp') } },
    });
    const challenge = challengeOf(pending);
    expect(challenge?.validSeconds).toBeGreaterThan(800);
    expect(challenge?.validSeconds).toBeLessThanOrEqual(840);
    expect(await payments.sandbox.authorisations(order.reference)).toEqual([]);

    await payments.sandbox.endChallenge(challenge?.transactionId ?? '', outcome);
    const resumed = await payments.application.resume({ ...order, deadline: later() });
    expect(resultOf(resumed)).toEqual(expected);
    expect(await payments.application.find(order.placementId)).toEqual('view' in resumed && resumed.view);
    expect(await heldAtProvider(payments.sandbox, order.reference)).toHaveLength(
      expected[0] === 'authorised' ? 1 : 0,
    );
    expect((await payments.rowCounts())['tender_action']).toBe(0);
  });

  it('[MU-13] a repeat with the same key returns the same challenge, and so does a query', async () => {
    const order = await payments.prepared(STEP_UP);
    const first = await payments.application.authorise(order);
    const again = await payments.application.authorise(order);
    const found = await payments.application.find(order.placementId);
    const lasting = { ...('view' in first ? first.view : {}), nextAction: expect.objectContaining({}) };
    expect(again).toEqual({ view: lasting });
    expect(found).toEqual(lasting);
    const challenges = [first, again].map(challengeOf);
    const { validSeconds: _, ...same } = found?.nextAction ?? {};
    for (const challenge of challenges) expect(challenge).toMatchObject(same);
    expect(await payments.sandbox.authentications(order.reference)).toHaveLength(1);
    const other = { ...order, attempt: 2 };
    expect(await payments.application.authorise(other)).toEqual({ refusal: 'conflict' });
  });

  it('[I14] publishes challenge and authorisation as versions 1 and 2', async () => {
    const order = await payments.prepared(STEP_UP);
    await payments.application.authorise(order);
    const [authentication] = await payments.sandbox.authentications(order.reference);
    await payments.sandbox.endChallenge(authentication?.transactionId ?? '', 'pass');
    await payments.application.resume({ ...order, deadline: later() });
    await payments.application.cancel({ placementId: order.placementId, reason: 'test' });
    const versions = await payments.rows<{ version: string }>(
      `SELECT aggregate_version AS version FROM outbox JOIN payment ON aggregateid = payment.id::text
       WHERE placement_id = $1 ORDER BY seq`,
      [order.placementId],
    );
    expect(versions.map(({ version }) => Number(version))).toEqual([1, 2, 3]);
  });
});

describe('a bank that requires a challenge only in answer to the authorisation', () => {
  it.each([
    ['with a set-up', true],
    ['without one', false],
  ])('[MU-13] %s: starts again under a new transaction id, with a challenge', async (_, isPrepared) => {
    const order = await payments[isPrepared ? 'prepared' : 'order'](SOFT_DECLINED, SMALL);
    expect(resultOf(await payments.application.authorise(order))).toEqual(['action', undefined]);
    const [authentication] = await payments.sandbox.authentications(order.reference);
    expect(authentication).toMatchObject({ challenged: true });
    await payments.sandbox.endChallenge(authentication?.transactionId ?? '', 'pass');
    expect(resultOf(await payments.application.resume({ ...order, deadline: later() }))).toEqual([
      'authorised',
      undefined,
    ]);
    const sent = await payments.sandbox.authorisations(order.reference);
    expect(sent).toMatchObject([
      { status: 'DECLINED', reason: 'CUSTOMER_AUTHENTICATION_REQUIRED' },
      { status: 'AUTHORIZED', authenticationTransactionId: authentication?.transactionId },
    ]);
    expect(sent[0]?.exemption).toBe('low-value');
    expect(new Set(sent.map(({ transactionId }) => transactionId)).size).toBe(2);
  });

  it('[MU-13] where a challenge is not possible: declined', async () => {
    const order = await payments.order(SOFT_DECLINED, { ...SMALL, browser: undefined });
    expect(resultOf(await payments.application.authorise(order))).toEqual([
      'declined',
      'authentication-required',
    ]);
    expect(await payments.sandbox.authorisations(order.reference)).toHaveLength(1);
  });

  it.each([
    ['set up', 'setup', SOFT_DECLINED],
    ['asked', 'enrol', SOFT_DECLINED],
  ])('[F48] if it then cannot be %s: declined, with nothing to reverse', async (_, operation, number) => {
    const order = await payments.order(number, SMALL);
    await payments.sandbox.fault({ operation, http: 502 });
    expect(resultOf(await payments.application.authorise(order))).toEqual([
      'declined',
      'provider-unavailable',
    ]);
    expect(await payments.states(order.placementId)).toMatchObject({ tender: 'declined', task: null });
  });
});

describe('small amounts', () => {
  it.each([
    [2_999, 'low-value'],
    [3_000, undefined],
  ])('[MU-13] %i pence: exemption %s', async (minorUnits, exemption) => {
    const order = await payments.prepared('4000000000002701', { amount: { minorUnits, currency: 'GBP' } });
    expect(resultOf(await payments.application.authorise(order))).toEqual(['authorised', undefined]);
    const [sent] = await payments.sandbox.authorisations(order.reference);
    expect(sent?.exemption).toBe(exemption);
    expect(await payments.sandbox.authentications(order.reference)).toHaveLength(
      exemption === undefined ? 1 : 0,
    );
  });
});

describe('set-up', () => {
  it('[MU-13] belongs to the token, its cart and its shopper', async () => {
    const order = await payments.order(STEP_UP);
    const stranger = { ...order, ownerKey: `a:${randomUUID()}` };
    expect(await payments.application.setUpAuthentication(stranger, order.transientToken)).toBeUndefined();
    expect(await payments.application.setUpAuthentication(order, 'no token')).toBeUndefined();
    expect(await payments.application.setUpAuthentication(order, order.transientToken)).toMatchObject({
      deviceDataCollectionUrl: expect.stringContaining('/Collect'),
    });
    await payments.application.setUpAuthentication(order, order.transientToken); // a reload
    const rows = await payments.rows('SELECT token_id FROM payer_authentication WHERE cart_id = $1', [
      order.cartId,
    ]);
    expect(rows).toHaveLength(1);
  });

  it('[MU-13] is deleted when its token has expired', async () => {
    await payments.prepared(STEP_UP);
    payments.runAhead(16 * 60_000);
    expect(await payments.application.pruneOldRows()).toBeGreaterThan(0);
    payments.runAhead(0);
    expect((await payments.rowCounts())['payer_authentication']).toBe(0);
  });
});
