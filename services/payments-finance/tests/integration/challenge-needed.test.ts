import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EnrolmentAnswer } from '../../src/domain/payment/authentication.ts';
import { afterChallenge } from '../../src/use-cases/ports/tender-provider.ts';
import { challengeOf, resultOf, shoppersOf, SMALL } from './challenges.ts';
import { CARDS, heldAtProvider, startTestPayments } from './test-payments.ts';
import type { CardOrder, TestPayments } from './test-payments.ts';

let payments: TestPayments;
beforeAll(async () => void (payments = await startTestPayments()));
afterAll(() => payments.stop());

const { resume } = shoppersOf(() => payments);
/** Of banks that recognise the shopper, and let them through. */
const RECOGNISED = '4000000000002701';

/** An order of a shopper of whom the shop knows nothing, while cards are being tested. */
async function afterDeclines(number: string, overrides: object = {}): Promise<CardOrder> {
  const order = await payments.prepared(number, overrides);
  const plan = await payments.application.verifyPlan({
    ...order,
    currency: 'GBP',
    ipAddress: '203.0.113.5',
    email: 'a@example.com',
    botCheck: '',
    hasPaidOrder: false,
    timeoutMs: 5_000,
  });
  if (plan.kind !== 'verified') throw new Error(plan.kind);
  const verified = plan.tenders.map(afterChallenge);
  return { ...order, plan: order.plan.map((tender, index) => ({ ...tender, verified: verified[index] })) };
}

/** The bank's answer to the enrolment. */
const answering = (answer: (enrolled: EnrolmentAnswer) => EnrolmentAnswer) => {
  const { cards } = payments.edges;
  const enrol: typeof cards.enrol = async (order, timeoutMs) => answer(await cards.enrol(order, timeoutMs));
  return payments.applicationWith({ cards: { ...cards, enrol } });
};

describe('a card that needs the bank’s challenge', () => {
  it.each([
    ['of a recognised shopper', RECOGNISED, {}],
    ['for a small amount', CARDS.approves, SMALL],
  ])('[MU-13] %s is held only after the challenge was passed', async (_, number, overrides) => {
    const order = await afterDeclines(number, overrides);
    const answer = await payments.application.authorise(order);
    expect(resultOf(answer)).toEqual(['action', undefined]);
    expect(await payments.sandbox.authorisations(order.reference)).toEqual([]);
    await payments.sandbox.endChallenge(challengeOf(answer)?.transactionId ?? '', 'pass');
    expect(resultOf(await resume(order))).toEqual(['authorised', undefined]);
    expect(await heldAtProvider(payments.sandbox, order.reference)).toHaveLength(1);
  });

  it('[MU-13] is declined where the challenge is not passed, and no authorisation is requested', async () => {
    const order = await afterDeclines(RECOGNISED);
    const transactionId = challengeOf(await payments.application.authorise(order))?.transactionId ?? '';
    await payments.sandbox.endChallenge(transactionId, 'fail');
    expect(resultOf(await resume(order))).toEqual(['declined', 'authentication-failed']);
    expect(await payments.sandbox.authorisations(order.reference)).toEqual([]);
  });

  it('[MU-13] is declined where the bank does not take part, and no authorisation is requested', async () => {
    const order = await afterDeclines(RECOGNISED);
    const evidence = { commerceIndicator: 'internet', members: {} };
    const application = answering(() => ({ kind: 'authenticated', transactionId: 't', evidence }));
    expect(resultOf(await application.authorise(order))).toEqual(['declined', 'authentication-required']);
    expect(await payments.sandbox.authorisations(order.reference)).toEqual([]);
  });

  it.each(['A', 'U', undefined])(
    '[MU-13] is declined where the challenge ended with %s instead of an authentication',
    async (paresStatus) => {
      const order = await afterDeclines(RECOGNISED);
      expect(resultOf(await payments.application.authorise(order))).toEqual(['action', undefined]);
      const { cards } = payments.edges;
      const members = paresStatus === undefined ? {} : { paresStatus };
      const evidence = { commerceIndicator: 'vbv_attempted', members: members as Record<string, string> };
      const challengeResult: typeof cards.challengeResult = async ({ transactionId }) => {
        return { kind: 'authenticated', transactionId, evidence };
      };
      const application = payments.applicationWith({ cards: { ...cards, challengeResult } });
      expect(resultOf(await resume(order, application))).toEqual(['declined', 'authentication-required']);
      expect(await payments.sandbox.authorisations(order.reference)).toEqual([]);
    },
  );
});
