import { afterEach, describe, expect, it } from '@jest/globals';
import { Refusal } from '@loupe/contracts/payments/service';
import { client, closePayments, deadOrigin, payments } from './support/payments-server.ts';

afterEach(closePayments);

describe('a plan with gift cards', () => {
  const GIFT_CARD = {
    kind: 'gift-card' as const,
    id: 'g1',
    addedTo: 'guest-cart',
    addedBy: 'a:0',
    remaining: 0,
  };
  const PLAN = [
    { method: 'givex' as const, amount: 5000, details: GIFT_CARD },
    { method: 'credit-card' as const, amount: 21500, details: { kind: 'card' as const } },
  ];
  const ASKED = {
    site: 'loupe',
    cartId: 'c1',
    owner: 'a:1',
    plan: PLAN,
    secrets: { 'credit-card': 'token' },
    email: 'ada@example.com',
    ipAddress: '203.0.113.7',
    reCaptchaToken: null,
    hasPaidOrder: true,
  };

  it('[MU-13] is verified, and its tenders keep what payments returns', async () => {
    const asked: object[] = [];
    const origin = await payments({
      verifyPlan: (request) => {
        asked.push(request);
        const tenders = [{ verified: Buffer.from('1'), cardDigest: 'd1' }, { cardDigest: 'd2' }];
        return { tenders, passedBotCheck: true };
      },
    });
    expect(await client(origin).verify(ASKED)).toMatchObject({
      kind: 'verified',
      passedBotCheck: true,
      tenders: [
        { ...PLAN[0], cardDigest: 'd1' },
        { ...PLAN[1], cardDigest: 'd2' },
      ],
    });
    expect(asked).toMatchObject([
      {
        cartId: 'c1',
        ownerKey: 'a:1',
        currency: 'GBP',
        ipAddress: '203.0.113.7',
        hasPaidOrder: true,
        plan: [
          {
            amountMinorUnits: 5000n,
            details: { value: { giftCardId: 'g1', cartId: 'guest-cart', ownerKey: 'a:0' } },
          },
          { amountMinorUnits: 21500n, details: { value: { transientToken: 'token' } } },
        ],
      },
    ]);
  });

  it.each([
    [{ refusal: Refusal.TOKEN }, { type: 'PaymentTokenError' }],
    [{ refusal: Refusal.GIFT_CARD }, { type: 'GiftCardNotValid' }],
    [{ refusal: Refusal.BOT_CHECK }, { type: 'ReCaptchaError' }],
    [
      { refusal: Refusal.TOO_MANY_ATTEMPTS, retryAfterSeconds: 90 },
      { type: 'TooManyAttemptsError', retryAfterSeconds: 90 },
    ],
    [{ refusal: Refusal.UNAVAILABLE }, { type: 'PaymentUnavailableError' }],
  ])('[ER-05] refused with %j', async (answer, reply) => {
    const origin = await payments({ verifyPlan: () => answer });
    expect(await client(origin).verify(ASKED)).toEqual({ kind: 'refused', reply });
  });

  it.each([
    [
      { giftCardId: 'g1', maskedNumber: '•••• 0001', balanceMinorUnits: 5000n, currency: 'GBP' },
      { type: 'GiftCard', id: 'g1', maskedNumber: '•••• 0001', balance: 5000 },
    ],
    [{ giftCardId: 'g1', balanceMinorUnits: 5000n, currency: 'EUR' }, { type: 'GiftCardNotValid' }],
    [{ refusal: Refusal.GIFT_CARD }, { type: 'GiftCardNotValid' }],
    [
      { refusal: Refusal.TOO_MANY_ATTEMPTS, retryAfterSeconds: 90 },
      { type: 'GiftCardTooManyAttempts', retryAfterSeconds: 90 },
    ],
    [{ refusal: Refusal.UNAVAILABLE }, { type: 'GiftCardUnavailable' }],
    [{ refusal: Refusal.BOT_CHECK }, { type: 'ReCaptchaError' }],
  ])('[MU-07] [ER-14] reads the answer to an added card %#', async (answer, expected) => {
    const tokens: string[] = [];
    const origin = await payments({
      addGiftCard: ({ recaptchaToken }) => {
        tokens.push(recaptchaToken);
        return answer;
      },
    });
    const card = { ...ASKED, cardNumber: '60360000000001', pin: '1234', reCaptchaToken: 'a-person' };
    expect(await client(origin).addGiftCard(card)).toEqual(expected);
    expect(tokens).toEqual(['a-person']);
    expect(await client(await deadOrigin()).addGiftCard(card)).toEqual({ type: 'GiftCardUnavailable' });
  });
});
