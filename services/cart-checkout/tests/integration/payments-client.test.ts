import { afterEach, describe, expect, it } from '@jest/globals';
import { Code, ConnectError } from '@connectrpc/connect';
import { PaymentState } from '@loupe/contracts/payments/payment';
import type { AuthorisePaymentRequest } from '@loupe/contracts/payments/service';
import { Refusal } from '@loupe/contracts/payments/service';
import {
  AUTHORISED,
  REQUEST,
  client,
  closePayments,
  deadOrigin,
  payments,
  servers,
} from './support/payments-server.ts';

afterEach(closePayments);

describe('the client of payments', () => {
  it('asks another instance once one has said that it drains', async () => {
    const asked: string[] = [];
    const instance = (name: string, isDraining: boolean) =>
      payments({
        authorisePayment: (_request, { responseHeader }) => {
          asked.push(name);
          if (isDraining) responseHeader.set('connection', 'close');
          return AUTHORISED;
        },
      });
    const { authorise } = client(await instance('draining', true), await instance('other', false));
    for (let calls = 0; calls < 5; calls++) await authorise(REQUEST, 1_000);
    expect(asked.filter((name) => name === 'draining')).toHaveLength(1);
  });

  it('[MU-13] requests with placement, step and attempt, shopper and amount', async () => {
    const asked: object[] = [];
    const origin = await payments({
      authorisePayment: (request) => {
        asked.push(request);
        return AUTHORISED;
      },
    });
    expect(await client(origin).authorise(REQUEST, 1_000)).toEqual({
      kind: 'authorised',
      tenders: [
        { id: 't1', method: 'credit-card', amount: 26500, maskedNumber: '•••• 1111', cardType: 'Visa' },
      ],
    });
    expect(asked).toMatchObject([
      {
        placementId: 'p1',
        attempt: 1,
        ownerKey: 'a:1',
        cartId: 'c1',
        reference: 'LP000000000',
        promisedDay: '2026-12-24',
        currency: 'GBP',
        amountMinorUnits: 26500n,
        plan: [
          {
            method: 'credit-card',
            amountMinorUnits: 26500n,
            verified: expect.anything(),
            details: { case: 'card', value: { transientToken: 'token' } },
          },
        ],
        billTo: { street: '12 St James’s Square', email: 'ada@example.com', country: 'GB' },
        browser: {
          ipAddress: '203.0.113.7',
          userAgent: 'Mozilla/5.0 (Test)',
          accept: '*/*',
          language: 'en-GB',
          javaEnabled: false,
          javaScriptEnabled: true,
          colorDepth: 24,
          screenHeight: 844,
          screenWidth: 390,
          timeDifference: 0,
          returnUrl: 'https://loupe.test/api/cybsReturnUrl',
        },
      },
    ]);
  });

  it('[VA-13] cuts a street that is too long between characters', async () => {
    const asked: AuthorisePaymentRequest[] = [];
    const origin = await payments({
      authorisePayment: (request) => {
        asked.push(request);
        return AUTHORISED;
      },
    });
    const billTo = { ...REQUEST.billTo, streetNumber: '12', streetName: '🏠'.repeat(60) };
    await client(origin).authorise({ ...REQUEST, billTo }, 1_000);
    expect(asked[0]?.billTo?.street).toBe(`12 ${'🏠'.repeat(58)}`);
  });

  it('[MU-13] sends the header’s browser data when the page sent none', async () => {
    const asked: AuthorisePaymentRequest[] = [];
    const origin = await payments({
      authorisePayment: (request) => {
        asked.push(request);
        return AUTHORISED;
      },
    });
    await client(origin).authorise({ ...REQUEST, browser: { ...REQUEST.browser, report: null } }, 1_000);
    expect(asked[0]?.browser).toMatchObject({
      ipAddress: '203.0.113.7',
      language: '',
      javaScriptEnabled: false,
    });
  });

  it('[MU-13] resumes by placement and attempt, with one call', async () => {
    const asked: object[] = [];
    const origin = await payments({
      resumePayment: (request) => {
        asked.push(request);
        return AUTHORISED;
      },
    });
    const payment = { placementId: 'p1', attempt: 1 };
    expect(await client(origin).resume(payment, 1_000)).toMatchObject({ kind: 'authorised' });
    expect(asked).toMatchObject([payment]);
    expect(await client(await deadOrigin()).resume(payment, 1_000)).toEqual({ kind: 'unreachable' });
    const broken = await payments({
      resumePayment: () => {
        servers.at(-1)?.closeAllConnections();
        return AUTHORISED;
      },
    });
    expect(await client(broken).resume(payment, 1_000)).toEqual({ kind: 'unknown' });
  });

  it.each([
    [
      { state: PaymentState.DECLINED, declineReason: 'expired-card' },
      { kind: 'declined', reason: 'expired-card' },
    ],
    [
      {
        state: PaymentState.CHALLENGE,
        nextAction: {
          kind: {
            case: 'challenge' as const,
            value: { stepUpUrl: 'https://bank.test', accessToken: 'a', transactionId: 't' },
          },
          validSeconds: 540,
        },
      },
      {
        kind: 'action',
        action: {
          kind: 'challenge',
          stepUpUrl: 'https://bank.test',
          accessToken: 'a',
          transactionId: 't',
        },
        validSeconds: 540,
      },
    ],
    [
      {
        state: PaymentState.CHALLENGE,
        nextAction: {
          kind: { case: 'redirect' as const, value: { url: 'https://pay.test' } },
          validSeconds: 600,
        },
      },
      { kind: 'action', action: { kind: 'redirect', url: 'https://pay.test' }, validSeconds: 600 },
    ],
    [
      {
        state: PaymentState.DECLINED,
        declineReason: 'insufficient-funds',
        declinedTender: { method: 'givex', giftCardId: 'g1', availableMinorUnits: 0n },
      },
      {
        kind: 'declined',
        reason: 'insufficient-funds',
        tender: { method: 'givex', giftCardId: 'g1', available: 0 },
      },
    ],
    [{ state: PaymentState.CHALLENGE }, { kind: 'unknown' }],
    [{ state: PaymentState.UNKNOWN }, { kind: 'unknown' }],
    [{ state: PaymentState.UNSPECIFIED }, { kind: 'unknown' }],
    [{ refusal: Refusal.TOKEN }, { kind: 'refused', because: 'token' }],
    [
      { refusal: Refusal.CANCELLED, state: PaymentState.CANCELLED },
      { kind: 'refused', because: 'cancelled' },
    ],
    [{ refusal: Refusal.GIFT_CARD }, { kind: 'refused', because: 'gift-card' }],
    [{ refusal: Refusal.CONFLICT }, { kind: 'refused', because: 'conflict' }],
  ])('[MU-13] reads %j', async (answer, outcome) => {
    const origin = await payments({ authorisePayment: () => answer });
    expect(await client(origin).authorise(REQUEST, 1_000)).toEqual(outcome);
  });

  it('tries the next instance when one refuses the connection', async () => {
    const payment = client(await deadOrigin(), await payments({ authorisePayment: () => AUTHORISED }));
    for (let n = 0; n < 4; n++) {
      expect(await payment.authorise(REQUEST, 1_000)).toMatchObject({ kind: 'authorised' });
    }
    expect(payment.faults).toEqual([]);
  });

  it('[MU-13] with every instance down the outcome is unreachable', async () => {
    const payment = client(await deadOrigin(), await deadOrigin());
    expect(await payment.authorise(REQUEST, 1_000)).toEqual({ kind: 'unreachable' });
    expect(await payment.cancel('p1', 'test')).toBe(false);
    await expect(payment.find('p1')).rejects.toThrow(ConnectError);
  });

  it('[MU-13] does not repeat a call: a deadline, a server error and a broken connection are unknown', async () => {
    let calls = 0;
    const implementation = {
      authorisePayment: async (): Promise<never> => {
        calls += 1;
        await new Promise(() => {});
        throw new Error('never');
      },
    };
    const slow = client(await payments(implementation), await payments(implementation));
    expect(await slow.authorise(REQUEST, 1_500)).toEqual({ kind: 'unknown' });
    expect(calls).toBe(1);

    const faulty = client(
      await payments({
        authorisePayment: () => {
          throw new ConnectError('no', Code.Internal);
        },
      }),
    );
    expect(await faulty.authorise(REQUEST, 1_000)).toEqual({ kind: 'unknown' });

    const origin = await payments({
      authorisePayment: () => {
        servers.at(-1)?.closeAllConnections();
        return AUTHORISED;
      },
    });
    expect(await client(origin).authorise(REQUEST, 1_000)).toEqual({ kind: 'unknown' });
  });

  it('[MU-13] a rejected request is unreachable, because nothing was requested from the bank', async () => {
    const origin = await payments({
      authorisePayment: () => {
        throw new ConnectError('Invalid: billTo.street', Code.InvalidArgument);
      },
    });
    expect(await client(origin).authorise(REQUEST, 1_000)).toEqual({ kind: 'unreachable' });
  });

  it('cancels a payment and reads its state', async () => {
    const cancelled: string[] = [];
    const origin = await payments({
      cancelPayment: ({ placementId }) => {
        cancelled.push(placementId);
        return { state: PaymentState.CANCELLED };
      },
      getPayment: () => AUTHORISED,
    });
    expect(await client(origin).cancel('p1', 'test')).toBe(true);
    expect(cancelled).toEqual(['p1']);
    expect(await client(origin).find('p1')).toMatchObject({ kind: 'authorised' });
  });
});
