import { describe, expect, it } from '@jest/globals';
import { UNASKED } from './ports/attempt-limits.ts';
import type { AttemptVerdict, PaymentAttempt } from './ports/attempt-limits.ts';
import { MethodNotOfferedError, ProviderUnavailableError } from './ports/providers.ts';
import { needsChallenge } from './ports/tender-provider.ts';
import { silentMethods } from './silent-methods.ts';
import { verifyPlan } from './verify-plan.ts';
import type { PlanToVerify } from './verify-plan.ts';

const gbp = (minorUnits: number) => ({ minorUnits, currency: 'GBP' });
const CARD = {
  amount: gbp(5_000),
  details: { method: 'credit-card', transientToken: 't' },
  verified: undefined,
} as const;
const GIFT_CARD = {
  amount: gbp(2_000),
  details: { method: 'givex', giftCardId: 'g' },
  verified: undefined,
} as const;
const PLAN: PlanToVerify = {
  cartId: 'c',
  ownerKey: 'a:1',
  site: 'loupe',
  currency: 'GBP',
  plan: [GIFT_CARD, CARD],
  ipAddress: '203.0.113.5',
  email: 'a@example.com',
  botCheck: '',
  hasPaidOrder: false,
  timeoutMs: 1_000,
};
const tender = (cardDigest: string) => ({ maskedNumber: 'X', cardType: 'Visa', cardDigest, data: {} });

function world(verdict: AttemptVerdict = UNASKED) {
  const counted: PaymentAttempt[] = [];
  const limits = { count: async (attempt: PaymentAttempt) => (counted.push(attempt), verdict) };
  const providers = {
    'credit-card': { verify: async () => tender('d-card') },
    givex: { verify: async () => tender('d-gift') },
  };
  return { counted, ports: { limits, providers } };
}

describe('verifying a plan', () => {
  it('verifies every tender in order and counts the attempt once, with all cards and the sum', async () => {
    const { counted, ports } = world();
    const answer = await verifyPlan(ports, PLAN);
    const tenders = [tender('d-gift'), tender('d-card')];
    expect(answer).toEqual({ kind: 'verified', tenders, passedBotCheck: false });
    expect(counted).toMatchObject([{ cardDigests: ['d-gift', 'd-card'], amount: gbp(7_000) }]);
  });

  it.each([
    ['credit-card', 'token'],
    ['givex', 'gift-card'],
  ] as const)('%s with invalid details is refused: %s', async (method, refusal) => {
    const { counted, ports } = world();
    const providers = { ...ports.providers, [method]: { verify: async () => undefined } };
    expect(await verifyPlan({ ...ports, providers }, PLAN)).toEqual({ kind: 'refused', refusal });
    expect(counted).toEqual([]);
  });

  it('[BH-13] a method whose provider does not answer is refused before anything is asked or counted, and no other is', async () => {
    const { counted, ports } = world();
    const silent = { ...ports.providers['credit-card'], answers: () => false };
    const providers = { ...ports.providers, 'credit-card': silent };
    expect(await verifyPlan({ ...ports, providers }, PLAN)).toEqual({
      kind: 'refused',
      refusal: 'unavailable',
    });
    expect(counted).toEqual([]);
    const giftCardAlone = { ...PLAN, plan: [GIFT_CARD] };
    expect(await verifyPlan({ ...ports, providers }, giftCardAlone)).toMatchObject({ kind: 'verified' });
    expect(silentMethods({ providers })).toEqual(['credit-card']);
  });

  it('[BH-13] asks no provider that is not in the plan whether it answers', async () => {
    const { ports } = world();
    const asked: string[] = [];
    const paypal = { ...ports.providers['credit-card'], answers: () => asked.push('paypal') > 0 };
    const providers = { ...ports.providers, paypal };
    expect(await verifyPlan({ ...ports, providers }, PLAN)).toMatchObject({ kind: 'verified' });
    expect(asked).toEqual([]);
  });

  it('a tender verified before is not verified again', async () => {
    const { ports } = world();
    const plan = [{ ...CARD, verified: tender('before') }];
    expect(await verifyPlan(ports, { ...PLAN, plan })).toEqual({
      kind: 'verified',
      tenders: [tender('before')],
      passedBotCheck: false,
    });
  });

  it('[MU-13] says with the tenders that a card is held after the bank’s challenge only', async () => {
    const { ports } = world({ kind: 'allowed', passedBotCheck: true, needsChallenge: true });
    const answer = await verifyPlan(ports, PLAN);
    if (answer.kind !== 'verified') throw new Error(answer.kind);
    expect(answer.passedBotCheck).toBe(true);
    expect(answer.tenders.map(needsChallenge)).toEqual([true, true]);
    expect(needsChallenge(tender('d'))).toBe(false);
  });

  it.each([
    [
      { kind: 'too-many', retryAfterSeconds: 60 },
      { kind: 'too-many', retryAfterSeconds: 60 },
    ],
    [{ kind: 'bot-check' }, { kind: 'refused', refusal: 'bot-check' }],
  ] as const)('limits answer %j: %j', async (verdict, expected) => {
    expect(await verifyPlan(world(verdict).ports, PLAN)).toEqual(expected);
  });

  it('a provider that does not answer is unavailable, and a method that is not offered is an error', async () => {
    const { ports } = world();
    const verify = async () => {
      throw new ProviderUnavailableError('no answer');
    };
    const providers = { ...ports.providers, givex: { verify } };
    expect(await verifyPlan({ ...ports, providers }, PLAN)).toEqual({
      kind: 'refused',
      refusal: 'unavailable',
    });
    const without = { 'credit-card': ports.providers['credit-card'] };
    await expect(verifyPlan({ ...ports, providers: without }, PLAN)).rejects.toThrow(MethodNotOfferedError);
  });
});
