import { describe, expect, it } from '@jest/globals';
import { createLogger } from '@loupe/telemetry/logger';
import { authorise } from './authorise.ts';
import type { VendorCall } from './transport.ts';
import type { VendorReply } from '../vendor/request-once.ts';

const order = {
  transientToken: 'token',
  amount: { minorUnits: 5, currency: 'GBP' },
  reference: 'BB1',
  merchantTransactionId: 'txn',
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
  evidence: undefined,
  isLowValue: false,
};

async function answerTo(reply: VendorReply, sent: VendorCall[] = [], grounds: object = {}) {
  const transport = {
    call: async (call: VendorCall) => {
      sent.push(call);
      return reply;
    },
    room: () => Infinity,
    answers: () => true,
    close: async () => {},
  };
  return authorise({ ...order, ...grounds }, 1_000, {
    transport,
    logger: createLogger({ service: 'test', level: 'fatal' }),
  });
}

const reply = (status: number, body: unknown): VendorReply => ({
  kind: 'reply',
  status,
  text: typeof body === 'string' ? body : JSON.stringify(body),
});

describe('what a vendor’s answer to an authorisation means', () => {
  it.each<[string, VendorReply, object]>([
    ['201 that is not JSON', reply(201, '<html>'), { kind: 'no-answer' }],
    ['201 with an unknown status', reply(201, { id: '7', status: 'SOMETHING_NEW' }), { kind: 'no-answer' }],
    ['201 without an id', reply(201, { status: 'AUTHORIZED' }), { kind: 'no-answer' }],
    [
      '201 without an amount',
      reply(201, { id: '7', status: 'AUTHORIZED' }),
      { kind: 'authorised', amount: undefined },
    ],
    [
      '201 with an amount that is none',
      reply(201, {
        id: '7',
        status: 'AUTHORIZED',
        orderInformation: { amountDetails: { authorizedAmount: '0.0.5', currency: 'GBP' } },
      }),
      { kind: 'no-answer' },
    ],
    [
      '201 asking for authentication',
      reply(201, { id: '7', status: 'PENDING_AUTHENTICATION' }),
      { kind: 'declined', reason: 'authentication-required' },
    ],
    [
      '201 that would go on once the bank has seen the shopper, by reason',
      reply(201, {
        id: '7',
        status: 'DECLINED',
        errorInformation: { reason: 'CUSTOMER_AUTHENTICATION_REQUIRED' },
      }),
      { kind: 'authentication-required' },
    ],
    [
      '201 that would go on once the bank has seen the shopper, by status',
      reply(201, { id: '7', status: 'CUSTOMER_AUTHENTICATION_REQUIRED' }),
      { kind: 'authentication-required' },
    ],
    [
      '201 declined for an unknown reason',
      reply(201, { id: '7', status: 'DECLINED', errorInformation: { reason: 'NEW' } }),
      { kind: 'declined', reason: 'card-declined' },
    ],
    [
      '400 about the token',
      reply(400, { reason: 'INVALID_DATA', details: [{ field: 'tokenInformation.jti' }] }),
      { kind: 'declined', reason: 'card-details-used' },
    ],
    [
      '400 about the card',
      reply(400, { reason: 'CARD_TYPE_NOT_ACCEPTED' }),
      { kind: 'declined', reason: 'card-not-accepted' },
    ],
    ['400 about us', reply(400, { reason: 'MISSING_FIELD' }), { kind: 'not-sent' }],
    ['400 for a duplicate', reply(400, { reason: 'DUPLICATE_REQUEST' }), { kind: 'no-answer' }],
    ['401', reply(401, ''), { kind: 'not-sent' }],
    ['502', reply(502, { reason: 'SERVER_TIMEOUT' }), { kind: 'no-answer' }],
    ['a broken connection', { kind: 'no-answer', cause: new Error('ECONNRESET') }, { kind: 'no-answer' }],
  ])('[MU-13][EU-05] %s', async (_, given, meaning) => {
    expect(await answerTo(given)).toMatchObject(meaning);
  });

  it('[MU-13] requests an authorisation of the exact amount, with our transaction id', async () => {
    const sent: VendorCall[] = [];
    await answerTo(reply(502, ''), sent);
    expect(sent).toMatchObject([
      {
        path: '/pts/v2/payments',
        body: {
          clientReferenceInformation: { code: 'BB1', transactionId: 'txn' },
          processingInformation: { capture: false },
          orderInformation: { amountDetails: { totalAmount: '0.05', currency: 'GBP' } },
        },
      },
    ]);
  });

  it.each([
    [
      'an authentication',
      { evidence: { commerceIndicator: 'vbv', members: { cavv: 'c' } } },
      'vbv',
      { cavv: 'c' },
    ],
    [
      'a small amount',
      { isLowValue: true },
      'internet',
      { strongAuthentication: { lowValueExemptionIndicator: '1' } },
    ],
    ['nothing', {}, 'internet', undefined],
  ])('[MU-13] with %s', async (_, grounds, commerceIndicator, information) => {
    const sent: VendorCall[] = [];
    await answerTo(reply(502, ''), sent, grounds);
    const body = sent[0]?.body as Record<string, object>;
    expect(body['processingInformation']).toEqual({ capture: false, commerceIndicator });
    expect(body['consumerAuthenticationInformation']).toEqual(information);
  });
});
