import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { sweepPlacements } from '../../src/use-cases/sweep-placements.ts';
import { END, FORM, readyForLoan, SEEN, SUBMIT } from './support/applicant.ts';
import { ADDRESS } from './support/buyer.ts';
import { DELIVERY } from './support/documents.ts';
import { SKU } from './support/gift-card-buyer.ts';
import { serveGraph } from './support/graph.ts';
import { approve, challenge } from './support/scripted-payments.ts';
import { shopAtProvider } from './support/shop-at-provider.ts';

const { shop, ask } = shopAtProvider(() => FORM);
const submit = (actor: object, input: object = SEEN) => ask(actor, SUBMIT, { input });
const ready = (bag: Parameters<typeof readyForLoan>[1] = {}) => readyForLoan(ask, bag);

const declined = () => ({ kind: 'declined', reason: 'loan-declined' }) as const;

/** On each counter of applications. */
const hits = async () =>
  (
    await shop().query<{ hits: number }>(
      `SELECT hits FROM rate_limit WHERE key LIKE 'application:%' ORDER BY key`,
    )
  ).map((row) => row.hits);

describe('applications without end', () => {
  const TOO_MANY = { __typename: 'TooManyAttemptsError' };

  it('[MU-15] are three a day for a shopper and for an e-mail, and the next writes nothing', async () => {
    shop().payments.answer = declined;
    const actor = await ready();
    for (let applied = 0; applied < 3; applied++)
      expect(await submit(actor)).toMatchObject({ __typename: 'PaymentDeclinedError' });
    const sameEmail = await ready();
    const other = await ready({ email: 'grace@example.com' });
    const { rate_limit: _counters, ...before } = await shop().rowCounts();
    expect(await submit(actor)).toMatchObject(TOO_MANY);
    expect(await submit(sameEmail)).toMatchObject(TOO_MANY);
    const { rate_limit: _after, ...after } = await shop().rowCounts();
    expect(after).toEqual(before);
    expect(shop().payments.requests).toHaveLength(3);
    expect(shop().payments.verifications).toHaveLength(3);
    expect(await submit(other)).toMatchObject({ __typename: 'PaymentDeclinedError' });
    await shop().moveClock('24 hours');
    expect(await submit(actor)).toMatchObject({ __typename: 'PaymentDeclinedError' });
  });

  it('[MU-15] are twenty a day from a network', async () => {
    // A loan has no card.
    shop().payments.cardDigestOf = () => '';
    const narrow = await serveGraph(shop().instance({ sourceFactor: 0.1 }));
    const apply = async (email: string) => ask(await ready({ email }), SUBMIT, { input: SEEN }, narrow);
    for (const email of ['a@example.com', 'b@example.com'])
      expect(await apply(email)).toMatchObject({ __typename: 'FinanceApplication' });
    expect(await apply('c@example.com')).toMatchObject(TOO_MANY);
    await narrow.stop();
  });

  it('[MU-15] do not count what was not claimed', async () => {
    const actor = await ready();
    shop().payments.refusal = { type: 'PaymentUnavailableError' };
    for (let tried = 0; tried < 4; tried++)
      expect(await submit(actor)).toMatchObject({ __typename: 'PaymentUnavailableError' });
    shop().payments.refusal = null;
    expect(await submit(actor)).toMatchObject({ __typename: 'FinanceApplication' });
  });

  it.each([
    ['a mistyped card of the deposit', { kind: 'declined', reason: 'invalid-card' }, 'PaymentDeclinedError'],
    [
      'an address that the bank rejects',
      { kind: 'declined', reason: 'address-mismatch' },
      'PaymentAddressError',
    ],
    [
      'a lender that does not answer',
      { kind: 'declined', reason: 'provider-timeout' },
      'PaymentUnavailableError',
    ],
    ['payments that are not reached', { kind: 'unreachable' }, 'PaymentUnavailableError'],
  ] as const)('[MU-15] do not count %s', async (_, outcome, type) => {
    const deposit = 50_00;
    const actor = await ready({ deposit });
    const input = { ...SEEN, financeDeposit: deposit, transientToken: 'card' };
    shop().payments.answer = () => outcome;
    for (let tried = 0; tried < 4; tried++)
      expect(await submit(actor, input)).toMatchObject({ __typename: type });
    shop().payments.answer = () => ({ kind: 'action', action: FORM, validSeconds: 1_800 });
    expect(await submit(actor, input)).toMatchObject({ __typename: 'FinanceApplication' });
  });

  it('[MU-15] of guests do not keep the customer of that e-mail from applying', async () => {
    shop().payments.answer = declined;
    for (let applied = 0; applied < 3; applied++) await submit(await ready());
    const customer = await ready({ customerId: randomUUID() });
    for (let applied = 0; applied < 3; applied++)
      expect(await submit(customer)).toMatchObject({ __typename: 'PaymentDeclinedError' });
    expect(await submit(customer)).toMatchObject(TOO_MANY);
  });

  it('[MU-15] above the limit ask payments nothing', async () => {
    shop().payments.answer = declined;
    const actor = await ready();
    for (let applied = 0; applied < 3; applied++) await submit(actor);
    const asked = shop().payments.judged.length;
    expect(await submit(actor)).toMatchObject(TOO_MANY);
    expect(shop().payments.judged).toHaveLength(asked);
  });

  it('[VA-05] do not count a plan that does not fit', async () => {
    const actor = await ready();
    shop().payments.judgement = { kind: 'refused', because: 'excluded', message: 'Not over time.' };
    for (let tried = 0; tried < 4; tried++)
      expect(await submit(actor)).toMatchObject({ __typename: 'ValidationError' });
    shop().payments.judgement = { kind: 'fits', type: 'IFC' };
    expect(await submit(actor)).toMatchObject({ __typename: 'FinanceApplication' });
  });

  it('[MU-15] keep two pieces of a sku at most, though an order may have more', async () => {
    const actor = await ready({ pieces: 3 });
    const input = { ...SEEN, expectedTotal: 795_00 };
    expect(await submit(actor, input)).toMatchObject({
      __typename: 'QuantityLimitError',
      sku: SKU,
      most: 2,
    });
    expect(await shop().query('SELECT id FROM placement')).toEqual([]);
    const two = await ready({ pieces: 2 });
    expect(await submit(two, { ...SEEN, expectedTotal: 530_00 })).toMatchObject({
      __typename: 'FinanceApplication',
    });
  });

  it('[MU-15] are looked at for a return elsewhere so often from one network, which is told the same', async () => {
    const narrow = await serveGraph(shop().instance({ sourceFactor: 0.1 }));
    const { financeApplicationId: id } = await submit(await ready());
    const stranger = { anonymousId: randomUUID() };
    const dueAfterReturn = async () => {
      await shop().query(`UPDATE placement SET due_at = clock() + interval '9 minutes'`);
      const ended = await ask(stranger, END, { input: { financeApplicationId: id } }, narrow);
      expect(ended).toEqual({ __typename: 'FinanceJourneyEnded', financeApplicationId: id });
      const [row] = await shop().query<{ due: boolean }>('SELECT due_at <= clock() AS due FROM placement');
      return row?.due;
    };
    for (let returned = 0; returned < 3; returned++) expect(await dueAfterReturn()).toBe(true);
    expect(await dueAfterReturn()).toBe(false);
    await narrow.stop();
  });

  it.each([
    ['declines', 'return'],
    ['is never finished', 'expiry'],
    ['is left for the bag', 'change'],
  ])('[MU-15] do not count where the deposit’s challenge %s, once', async (_what, by) => {
    const deposit = 65_00;
    const actor = await ready({ deposit });
    const input = { ...SEEN, financeDeposit: deposit, transientToken: 'card' };
    shop().payments.passedBotCheck = true;
    for (let tried = 0; tried < 4; tried++) {
      shop().payments.answer = challenge();
      shop().payments.afterChallenge = () => ({ kind: 'declined', reason: 'authentication-failed' });
      const pending = await submit(actor, input);
      expect(pending).toMatchObject({ __typename: 'OrderPending' });
      if (by === 'return')
        expect(await submit(actor, input)).toMatchObject({ __typename: 'PaymentDeclinedError' });
      if (by === 'expiry') {
        await shop().query(
          `UPDATE placement SET challenge_until = clock(), due_at = clock() WHERE state = 'challenge'`,
        );
        expect(await sweepPlacements(shop().instance().ports)).toBe(1);
      }
      if (by === 'change')
        await ask(actor, DELIVERY, { input: { address: ADDRESS, email: 'ada@example.com' } });
      expect(await hits()).toEqual([0, 0, 0]);
    }
    shop().payments.answer = () => ({ kind: 'action', action: FORM, validSeconds: 1_800 });
    expect(await submit(actor, input)).toMatchObject({ __typename: 'FinanceApplication' });
    expect(await hits()).toEqual([1, 1, 1]);
  });

  it('[MU-15] are released and no longer counted together, or neither', async () => {
    const deposit = 65_00;
    const actor = await ready({ deposit });
    const input = { ...SEEN, financeDeposit: deposit, transientToken: 'card' };
    shop().payments.answer = challenge();
    shop().payments.afterChallenge = () => ({ kind: 'declined', reason: 'authentication-failed' });
    await submit(actor, input);
    await shop().query(
      `ALTER TABLE rate_limit ADD CONSTRAINT stays_counted CHECK (key NOT LIKE 'application:%' OR hits > 0) NOT VALID`,
    );
    try {
      await submit(actor, input);
      expect(await shop().query('SELECT state FROM placement')).toEqual([{ state: 'cancelling' }]);
      expect(await hits()).toEqual([1, 1, 1]);
    } finally {
      await shop().query('ALTER TABLE rate_limit DROP CONSTRAINT stays_counted');
    }
    await shop().query('UPDATE placement SET due_at = clock()');
    expect(await sweepPlacements(shop().instance().ports)).toBe(1);
    expect(await shop().query('SELECT state FROM placement')).toEqual([{ state: 'released' }]);
    expect(await hits()).toEqual([0, 0, 0]);
  });

  it('[MU-15] count where the lender’s form is never filled in', async () => {
    const actor = await ready();
    const { financeApplicationId: id } = await submit(actor);
    shop().payments.afterChallenge = () => ({ kind: 'declined', reason: 'challenge-expired' });
    await ask(actor, END, { input: { financeApplicationId: id } });
    expect(await shop().query('SELECT state FROM placement')).toEqual([{ state: 'released' }]);
    expect(await hits()).toEqual([1, 1, 1]);
  });

  it('[MU-15] are looked at for their own browsers thirty times an hour, and answered without end once they are over', async () => {
    const actor = await ready();
    const { financeApplicationId: id } = await submit(actor);
    shop().payments.afterChallenge = () => ({ kind: 'action', action: FORM, validSeconds: 1_800 });
    const end = () => ask(actor, END, { input: { financeApplicationId: id } });
    for (let returned = 0; returned < 30; returned++)
      expect(await end()).toMatchObject({ __typename: 'FinanceApplication' });
    const asked = shop().payments.resumed.length;
    expect(await end()).toMatchObject({
      __typename: 'FinanceApplication',
      applicationStatus: 'ACKNOWLEDGED',
    });
    expect(shop().payments.resumed).toHaveLength(asked);
    await shop().moveClock('1 hour');
    await shop().query(`UPDATE placement SET challenge_until = clock() + interval '1 hour'`);
    shop().payments.afterChallenge = approve;
    const placed = await end();
    expect(placed).toMatchObject({ __typename: 'OrderPlaced' });
    for (let returned = 0; returned < 40; returned++) expect(await end()).toEqual(placed);
  });

  it('[MU-15] go on from the deposit’s challenge, though others of the network have looked often and they themselves too', async () => {
    const narrow = await serveGraph(shop().instance({ sourceFactor: 0.01 }));
    const look = async (actor: object, id: unknown) =>
      ask(actor, END, { input: { financeApplicationId: id } }, narrow);
    shop().payments.answer = challenge();
    shop().payments.afterChallenge = challenge();
    const deposit = 65_00;
    const actor = await ready({ deposit });
    const pending = await submit(actor, { ...SEEN, financeDeposit: deposit, transientToken: 'card' });
    for (let returned = 0; returned < 31; returned++)
      expect(await look(actor, pending['placementId'])).toMatchObject({ __typename: 'OrderPending' });
    shop().payments.afterChallenge = () => ({ kind: 'action', action: FORM, validSeconds: 1_800 });
    expect(await look(actor, pending['placementId'])).toMatchObject({ __typename: 'FinanceApplication' });
    await narrow.stop();
  });
});
