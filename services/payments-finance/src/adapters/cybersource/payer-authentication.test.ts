import { describe, expect, it } from '@jest/globals';
import { createLogger } from '@loupe/telemetry/logger';
import { CardProviderUnavailableError } from '../../use-cases/ports/card-provider.ts';
import { createPayerAuthenticator } from './payer-authentication.ts';
import type { VendorCall } from './transport.ts';
import type { VendorReply } from '../vendor/request-once.ts';

const part = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url');
const order = {
  transientToken: `${part({ kid: 'K' })}.${part({ jti: 'J' })}.s`,
  reference: 'BB1',
  amount: { minorUnits: 235_000, currency: 'GBP' },
};
const enrolment = {
  ...order,
  referenceId: 'R',
  isMandated: false,
  billTo: {
    firstName: 'A',
    lastName: 'B',
    street: '1 High Street',
    city: 'Leeds',
    region: '',
    postalCode: 'LS1 1AA',
    country: 'GB',
    email: 'a@example.com',
    phone: '',
  },
  browser: {
    ipAddress: '203.0.113.5',
    userAgent: 'Mozilla',
    accept: '',
    language: 'en-GB',
    timeDifference: 0,
    javaEnabled: false,
    javaScriptEnabled: true,
    colorDepth: 24,
    screenHeight: 0,
    screenWidth: 390,
    returnUrl: 'https://shop.example/api/cybsReturnUrl',
  },
};

function vendor(reply: VendorReply) {
  const calls: VendorCall[] = [];
  const call = async (made: VendorCall) => {
    calls.push(made);
    return reply;
  };
  const logger = createLogger({ service: 'test', level: 'fatal' });
  return {
    calls,
    ...createPayerAuthenticator({
      transport: { call, room: () => Infinity, answers: () => true, close: async () => {} },
      logger,
    }),
  };
}

const reply = (status: number, body: unknown): VendorReply => ({
  kind: 'reply',
  status,
  text: typeof body === 'string' ? body : JSON.stringify(body),
});
const NO_ANSWER = { kind: 'no-answer' };
const FAILED = { kind: 'failed', reason: 'authentication-failed' };

/** An answer with its `consumerAuthenticationInformation`. */
const said = (status: string, information: object, orderInformation?: object) =>
  reply(201, { status, consumerAuthenticationInformation: information, orderInformation });
const successful = (information: object) =>
  said('AUTHENTICATION_SUCCESSFUL', { authenticationTransactionId: 'T1', ...information });

describe('the meaning of a vendor’s answer about payer authentication', () => {
  it.each<[string, VendorReply, object, object]>([
    ['authenticated', successful({ paresStatus: 'Y' }), { kind: 'authenticated' }, { kind: 'authenticated' }],
    ['attempted', successful({ paresStatus: 'A' }), { kind: 'authenticated' }, { kind: 'authenticated' }],
    ['unavailable', successful({ paresStatus: 'U' }), { kind: 'authenticated' }, { kind: 'authenticated' }],
    [
      'a bank without a part',
      successful({ veresEnrolled: 'U' }),
      { kind: 'authenticated' },
      { kind: 'authenticated' },
    ],
    ['successful, and yet failed', successful({ paresStatus: 'N' }), FAILED, FAILED],
    ['successful, and yet rejected', successful({ paresStatus: 'R' }), FAILED, FAILED],
    ['successful, and yet not ended', successful({ paresStatus: 'C' }), FAILED, FAILED],
    [
      'successful without an id',
      said('AUTHENTICATION_SUCCESSFUL', { paresStatus: 'Y' }),
      NO_ANSWER,
      NO_ANSWER,
    ],
    ['failed', said('AUTHENTICATION_FAILED', { paresStatus: 'N' }), FAILED, FAILED],
    ['pending without a page', said('PENDING_AUTHENTICATION', {}), NO_ANSWER, { kind: 'pending' }],
    [
      'pending',
      said('PENDING_AUTHENTICATION', { authenticationTransactionId: 'T1', stepUpUrl: 'u', accessToken: 'a' }),
      { kind: 'challenge', transactionId: 'T1', stepUpUrl: 'u', accessToken: 'a' },
      { kind: 'pending' },
    ],
    ['an unknown status', said('SOMETHING_NEW', {}), NO_ANSWER, NO_ANSWER],
    ['not JSON', reply(201, '<html>'), NO_ANSWER, NO_ANSWER],
    [
      'of another amount',
      said('AUTHENTICATION_SUCCESSFUL', { paresStatus: 'Y' }, { amountDetails: { totalAmount: '1.00' } }),
      FAILED,
      FAILED,
    ],
    [
      '400 about the token',
      reply(400, { reason: 'INVALID_DATA', details: [{ field: 'tokenInformation.transientToken' }] }),
      { kind: 'failed', reason: 'card-details-used' },
      { kind: 'failed', reason: 'card-details-used' },
    ],
    ['400 about us', reply(400, { reason: 'MISSING_FIELD' }), NO_ANSWER, NO_ANSWER],
    ['502', reply(502, ''), NO_ANSWER, NO_ANSWER],
    ['a broken connection', { kind: 'no-answer', cause: new Error() }, NO_ANSWER, NO_ANSWER],
    ['a refused one', { kind: 'not-sent', cause: new Error() }, NO_ANSWER, NO_ANSWER],
  ])('[MU-13][F45] %s', async (_, given, enrolled, ended) => {
    const { enrol, challengeResult } = vendor(given);
    expect(await enrol(enrolment, 1_000)).toMatchObject(enrolled);
    expect(await challengeResult({ ...order, transactionId: 'T1' }, 1_000)).toMatchObject(ended);
  });

  it('[F45] of another transaction, after a challenge: failed', async () => {
    const { challengeResult } = vendor(successful({ paresStatus: 'Y' }));
    expect(await challengeResult({ ...order, transactionId: 'T2' }, 1_000)).toEqual(FAILED);
  });

  it('[MU-13] its result is passed to the authorisation under the names used there, without empty and other members', async () => {
    const found = { ecommerceIndicator: 'vbv', cavv: 'c', eciRaw: '05', paresStatus: 'Y', xid: '' };
    const { enrol } = vendor(
      successful({ ...found, specificationVersion: '2.2.0', accessToken: 'a', pareq: 'p' }),
    );
    expect(await enrol(enrolment, 1_000)).toMatchObject({
      evidence: {
        commerceIndicator: 'vbv',
        members: {
          authenticationTransactionId: 'T1',
          cavv: 'c',
          eciRaw: '05',
          paresStatus: 'Y',
          paSpecificationVersion: '2.2.0',
        },
      },
    });
  });
});

describe('requests to the vendor', () => {
  it('[MU-13] contain the token’s id and the browser data, without missing members', async () => {
    const { enrol, calls } = vendor(reply(502, ''));
    await enrol({ ...enrolment, isMandated: true }, 60_000);
    expect(calls).toMatchObject([
      {
        path: '/risk/v1/authentications',
        timeoutMs: 3_000,
        body: {
          clientReferenceInformation: { code: 'BB1' },
          tokenInformation: { transientToken: 'J' },
          orderInformation: { amountDetails: { totalAmount: '2350.00', currency: 'GBP' } },
          consumerAuthenticationInformation: {
            referenceId: 'R',
            returnUrl: 'https://shop.example/api/cybsReturnUrl',
            challengeCode: '04',
          },
        },
      },
    ]);
    expect((calls[0]?.body as { deviceInformation: object }).deviceInformation).toEqual({
      ipAddress: '203.0.113.5',
      userAgentBrowserValue: 'Mozilla',
      httpBrowserLanguage: 'en-GB',
      httpBrowserJavaEnabled: 'N',
      httpBrowserJavaScriptEnabled: 'Y',
      httpBrowserColorDepth: '24',
      httpBrowserScreenWidth: '390',
      httpBrowserTimeDifference: '0',
    });
  });

  it.each<[string, VendorReply]>([
    ['refused', reply(400, { reason: 'INVALID_DATA' })],
    ['without an address', reply(201, { status: 'COMPLETED', consumerAuthenticationInformation: {} })],
    [
      'failed',
      said('FAILED', { accessToken: 'a', referenceId: 'r', deviceDataCollectionUrl: 'https://c.example' }),
    ],
    ['not answered', { kind: 'no-answer', cause: new Error() }],
  ])('[MU-13] a set-up that is %s is none', async (_, given) => {
    await expect(vendor(given).setUpAuthentication(order)).rejects.toThrow(CardProviderUnavailableError);
  });
});
