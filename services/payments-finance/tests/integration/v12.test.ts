import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuthoriseOrder } from '../../src/use-cases/authorise-payment.ts';
import { challengeOf, later, resultOf, STEP_UP } from './challenges.ts';
import { CARDS, heldAtProvider } from './test-payments.ts';
import { formOf, startV12World } from './v12-world.ts';
import type { V12World } from './v12-world.ts';

let world: V12World;
beforeAll(async () => void (world = await startV12World()));
afterEach(async () => {
  await world.sandbox.clearFaults();
  world.payments.runDatabaseAhead(0);
});
afterAll(() => world.stop());

const applied = async (answers: readonly ('apply' | 'sign' | 'cancel')[], lastName?: string) => {
  const order = await world.submitted();
  for (const answer of answers) await world.sandbox.customer(order.reference, answer, lastName);
  return order;
};

describe('a loan', () => {
  it('[EU-22][EU-23] is held when it is signed, and not when it is accepted', async () => {
    const order = world.order();
    const asked = await world.application.authorise(order);
    expect(formOf(asked)).toMatch(new RegExp(`^${world.sandbox.url}/apply/`));
    expect(await world.sandbox.applications(order.reference)).toMatchObject([
      { salesReference: order.placementId.replaceAll('-', ''), loan: 235_000 },
    ]);
    expect(resultOf(await world.resume(order))).toEqual(['action', undefined]);
    await world.sandbox.customer(order.reference, 'apply');
    expect(resultOf(await world.resume(order))).toEqual(['action', undefined]);
    await world.sandbox.customer(order.reference, 'sign');
    expect(resultOf(await world.resume(order))).toEqual(['authorised', undefined]);
    expect(await world.booked(order)).toEqual({
      'memorandum.authorisations': -235_000,
      'memorandum.v12.authorised': 235_000,
    });
    expect(await world.differences()).toEqual([]);
  });

  it.each([
    ['declines', ['apply'], 'Decline', 'loan-declined'],
    ['has cancelled for the customer', ['cancel'], undefined, 'loan-cancelled'],
  ] as const)('[EU-17] that the lender %s is declined', async (_what, answers, lastName, reason) => {
    const order = await applied(answers, lastName);
    expect(resultOf(await world.resume(order))).toEqual(['declined', reason]);
    expect(await world.differences()).toEqual([]);
  });

  it('[EU-23] that is referred waits, and goes on when the lender tells of its decision', async () => {
    const order = await applied(['apply'], 'Refer');
    expect(resultOf(await world.resume(order))).toEqual(['action', undefined]);
    await world.sandbox.decide(order.reference, 'yes');
    await world.sandbox.customer(order.reference, 'sign');
    const [told = ''] = (await world.sandbox.told()).slice(-1);
    expect(await world.tell([told, told])).toEqual(['stored', 'known']);
    expect((await world.application.find(order.placementId))?.state).toBe('authorised');
  });

  it('is not held by a message that says that it is signed', async () => {
    const order = await applied(['apply']);
    const [application] = await world.sandbox.applications(order.reference);
    const says = (id: string) => JSON.stringify({ ApplicationId: id, SalesReference: '', Status: 5 });
    expect(await world.tell([says(application?.id ?? ''), says('1'), 'nothing'])).toEqual([
      ...['stored', 'forged', 'unreadable'],
    ]);
    expect((await world.application.find(order.placementId))?.state).toBe('action');
  });

  it('[EU-22] is cancelled at the lender when the placement is, signed or not', async () => {
    const signed = await world.held();
    const begun = await applied(['apply']);
    for (const order of [signed, begun]) {
      await world.application.cancel({ placementId: order.placementId, reason: 'test' });
      await world.application.idle();
      expect(await world.provided(order)).toEqual(['cancelled 235000']);
      expect(await world.booked(order)).toEqual({});
    }
  });

  it('[F38] of a submission whose answer is lost is cancelled once the lender names it', async () => {
    await world.sandbox.fault({ call: 'submit', httpAfter: 502 });
    const order = world.order();
    expect(resultOf(await world.application.authorise(order))).toEqual(['declined', 'provider-unavailable']);
    expect(await world.provided(order)).toEqual(['acknowledged 235000']);
    const reference = order.placementId.replaceAll('-', '');
    await world.tell((await world.sandbox.told()).filter((body) => body.includes(reference)));
    expect(await world.provided(order)).toEqual(['cancelled 235000']);
  });

  it('[F41] of which the lender tells before it has answered is cancelled, since its answer is lost', async () => {
    await world.sandbox.fault({ call: 'submit', hang: 'after' });
    const order = world.order();
    const asked = world.application.authorise({ ...order, deadline: new Date(Date.now() + 4_000) });
    const reference = order.placementId.replaceAll('-', '');
    const told = async () => (await world.sandbox.told()).filter((body) => body.includes(reference));
    while ((await told()).length === 0) await world.application.idle();
    await world.tell(await told());
    expect(resultOf(await asked)).toEqual(['declined', 'provider-unavailable']);
    world.payments.runDatabaseAhead(600_000);
    await world.application.followNotices();
    await world.application.reverseDue();
    expect(await world.provided(order)).toEqual(['cancelled 235000']);
  });

  it('[F48] that hangs is refused within the shopper’s time, and asked for nothing', async () => {
    await world.sandbox.fault({ call: 'submit', hang: 'before' });
    const order = { ...world.order(), deadline: new Date(Date.now() + 2_500) };
    expect(resultOf(await world.application.authorise(order))).toEqual(['declined', 'provider-unavailable']);
    expect(await world.provided(order)).toEqual([]);
  });

  it('is refused for a product that is not offered, before the lender is asked', async () => {
    const order = world.order();
    const plan = order.plan.map((tender) => ({ ...tender, details: { method: 'v12', token: 'x' } as const }));
    expect(await world.application.authorise({ ...order, plan })).toEqual({ refusal: 'token' });
    expect(await world.provided(order)).toEqual([]);
  });
});

describe('the payment of a loan', () => {
  it('[F46] [EU-22] is asked for once, of what is left after a cancelled rest, and given back in part', async () => {
    const order = await world.held(100_000);
    await world.settle(order, [
      ['void', 40_000],
      ['capture', 60_000, 'final'],
    ]);
    await world.background();
    expect(await world.sandbox.applications(order.reference)).toMatchObject([
      { status: 'paymentRequested', refunded: 40_000, owed: 60_000 },
    ]);
    await world.settle(order, [['refund', 10_000]]);
    await world.background();
    expect(await world.sandbox.applications(order.reference)).toMatchObject([{ owed: 50_000 }]);
    expect(await world.booked(order)).toEqual({
      'asset.v12.receivable': 50_000,
      'liability.customers': -50_000,
    });
    expect(await world.differences()).toEqual([]);
  });

  it.each(['httpAfter', 'http'] as const)(
    '[F39] moves nothing twice where an answer is lost (%s)',
    async (fault) => {
      const order = await world.held(100_000);
      await world.sandbox.fault({ call: 'update', [fault]: 502 });
      await world.settle(order, [['capture', 100_000, 'final']]);
      await world.background();
      await world.onDay(0.1);
      expect(await world.sandbox.applications(order.reference)).toMatchObject([{ owed: 100_000 }]);
      await world.sandbox.fault({ call: 'update', [fault]: 502 });
      await world.settle(order, [['refund', 10_000]]);
      await world.background();
      await world.onDay(0.2);
      await world.onDay(0.3);
      expect(await world.sandbox.applications(order.reference)).toMatchObject([{ owed: 90_000 }]);
      expect(await world.booked(order)).toMatchObject({ 'asset.v12.receivable': 90_000 });
      expect(await world.differences()).toEqual([]);
    },
  );
});

describe('a loan with a deposit by card', () => {
  const DEPOSIT = { minorUnits: 35_000, currency: 'GBP' };
  /** £2,350, of which £350 are paid by card beforehand. */
  async function withDeposit(number: string): Promise<AuthoriseOrder> {
    const order = world.order();
    const { cartId, ownerKey, site, plan, amount } = order;
    const card = await world.payments.prepared(number, { cartId, ownerKey, site });
    const loan = { ...amount, minorUnits: amount.minorUnits - DEPOSIT.minorUnits };
    return {
      ...order,
      plan: [
        ...card.plan.map((tender) => ({ ...tender, amount: DEPOSIT })),
        ...plan.map((tender) => ({ ...tender, amount: loan })),
      ],
    };
  }
  const deposits = ({ reference }: AuthoriseOrder) => heldAtProvider(world.payments.sandbox, reference);

  it('[MU-15] holds the deposit with its challenge, and asks the lender only after that', async () => {
    const order = await withDeposit(STEP_UP);
    const challenge = challengeOf(await world.application.authorise(order));
    expect(await world.sandbox.applications(order.reference)).toEqual([]);
    // Longer than any tender that is not waited for.
    world.payments.runDatabaseAhead(120_000);
    await world.application.resolveStale();
    expect(resultOf(await world.resume(order))).toEqual(['action', undefined]);

    await world.payments.sandbox.endChallenge(challenge?.transactionId ?? '', 'pass');
    expect(formOf(await world.resume(order))).toMatch('/apply/');
    expect(await deposits(order)).toEqual(['350.00']);
    expect(await world.sandbox.applications(order.reference)).toMatchObject([{ loan: 200_000 }]);
    await world.sandbox.customer(order.reference, 'apply');
    await world.sandbox.customer(order.reference, 'sign');
    expect(resultOf(await world.resume(order))).toEqual(['authorised', undefined]);
    expect(await world.booked(order)).toEqual({
      'memorandum.authorisations': -235_000,
      'memorandum.cybersource.authorised': 35_000,
      'memorandum.v12.authorised': 200_000,
    });
  });

  it('[MU-15] gives the deposit back when the lender declines', async () => {
    const order = await withDeposit(CARDS.approves);
    const first = await world.application.authorise(order);
    const challenge = challengeOf(first);
    if (challenge !== undefined) await world.payments.sandbox.endChallenge(challenge.transactionId, 'pass');
    const asked = challenge === undefined ? first : await world.resume(order);
    expect(formOf(asked)).toMatch('/apply/');
    await world.sandbox.customer(order.reference, 'apply', 'Decline');
    expect(resultOf(await world.resume(order))).toEqual(['declined', 'loan-declined']);
    await world.application.reverseDue();
    expect(await deposits(order)).toEqual([]);
    expect(await world.booked(order)).toEqual({});
  });

  it('[MU-15] asks no lender when the challenge is failed, or the time for it is over', async () => {
    for (const isFailed of [true, false]) {
      const order = await withDeposit(STEP_UP);
      const challenge = challengeOf(await world.application.authorise(order));
      if (isFailed) await world.payments.sandbox.endChallenge(challenge?.transactionId ?? '', 'fail');
      else {
        world.payments.runDatabaseAhead(3_600_000);
        await world.application.resolveStale();
      }
      expect(resultOf(await world.resume(order))[0]).toBe('declined');
      expect(await world.sandbox.applications(order.reference)).toEqual([]);
      const tenders = await world.payments.rows<{ state: string }>(
        `SELECT tender.state FROM tender JOIN payment ON payment.id = payment_id WHERE placement_id = $1`,
        [order.placementId],
      );
      expect(tenders.map(({ state }) => state)).toEqual(['declined', 'declined']);
    }
  });

  it('[MU-15] sends one submission for ten returns of two processes', async () => {
    const order = await withDeposit(STEP_UP);
    const challenge = challengeOf(await world.application.authorise(order));
    await world.payments.sandbox.endChallenge(challenge?.transactionId ?? '', 'pass');
    const rival = world.applicationWith({});
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        (index % 2 === 0 ? world.application : rival).resume({ ...order, deadline: later() }),
      ),
    );
    await rival.drained();
    expect(await world.sandbox.applications(order.reference)).toHaveLength(1);
    expect(await deposits(order)).toEqual(['350.00']);
  });
});
