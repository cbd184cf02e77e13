import { describe, expect, it } from '@jest/globals';
import { capture } from './capture.ts';
import { refund } from './refund.ts';
import type { VendorCall } from './transport.ts';
import type { VendorReply } from '../vendor/request-once.ts';
import { undo } from './void.ts';

const order = {
  reference: 'BB1',
  merchantTransactionId: 'txn',
  amount: { minorUnits: 10_221, currency: 'GBP' },
  authorisationId: 'auth/1',
  captureId: 'cap1',
  sequence: 2,
  final: false,
};

function vendor(reply: VendorReply, sent: VendorCall[] = []) {
  const call = async (made: VendorCall) => {
    sent.push(made);
    return reply;
  };
  return { call, room: () => Infinity, answers: () => true, close: async () => {} };
}

const created = (body: object): VendorReply => ({ kind: 'reply', status: 201, text: JSON.stringify(body) });
const refused = (status: number, reason: string): VendorReply => ({
  kind: 'reply',
  status,
  text: JSON.stringify({ status: 'INVALID_REQUEST', reason }),
});
const taken = { id: 'id1', orderInformation: { amountDetails: { totalAmount: '102.21', currency: 'GBP' } } };

describe('requests and answers of captures, refunds and voids', () => {
  it.each([
    [false, { captureSequenceNumber: 2, totalCaptureCount: 3, isFinal: 'false' }],
    [true, { captureSequenceNumber: 2, totalCaptureCount: 2, isFinal: 'true' }],
  ])('[EU-22] a capture says which it is, and final %s', async (final, captureOptions) => {
    const sent: VendorCall[] = [];
    await capture({ ...order, final }, 5_000, vendor(created({ ...taken, status: 'PENDING' }), sent));
    expect(sent).toEqual([
      {
        method: 'POST',
        path: '/pts/v2/payments/auth%2F1/captures',
        timeoutMs: 5_000,
        body: {
          clientReferenceInformation: { code: 'BB1', transactionId: 'txn' },
          orderInformation: { amountDetails: { totalAmount: '102.21', currency: 'GBP' } },
          processingInformation: { captureOptions },
        },
      },
    ]);
  });

  it.each([
    ['taken on', created({ ...taken, status: 'PENDING' }), { kind: 'done', providerId: 'id1' }],
    ['on its way', created({ ...taken, status: 'TRANSMITTED' }), { kind: 'done', providerId: 'id1' }],
    ['declined', created({ ...taken, status: 'DECLINED' }), { kind: 'refused', reason: 'declined' }],
    [
      'of another amount',
      created({
        id: 'id1',
        status: 'PENDING',
        orderInformation: { amountDetails: { refundAmount: '102.20' } },
      }),
      { kind: 'no-answer' },
    ],
    ['not readable', { kind: 'reply', status: 201, text: '<html>' } as const, { kind: 'no-answer' }],
    ['too much', refused(400, 'EXCEEDS_AUTH_AMOUNT'), { kind: 'refused', reason: 'exceeds-authorised' }],
    ['gone', refused(400, 'AUTH_ALREADY_REVERSED'), { kind: 'refused', reason: 'authorisation-gone' }],
    ['unheard of', refused(400, 'SOMETHING_NEW'), { kind: 'refused', reason: 'refused-by-provider' }],
    ['requested before', refused(400, 'DUPLICATE_REQUEST'), { kind: 'no-answer' }],
    ['not for us', refused(401, ''), { kind: 'not-worked-on' }],
    ['not now', refused(400, 'PROCESSOR_UNAVAILABLE'), { kind: 'not-worked-on' }],
    ['broken', refused(502, 'SERVER_TIMEOUT'), { kind: 'no-answer' }],
    ['silent', { kind: 'no-answer', cause: 'time-out' } as const, { kind: 'no-answer' }],
    ['unreachable', { kind: 'not-sent', cause: 'refused' } as const, { kind: 'not-sent' }],
  ] as const)('[EU-05] a refund that is %s', async (_what, reply, answer) => {
    expect(await refund(order, 5_000, vendor(reply))).toEqual(answer);
  });

  it.each([
    ['undone', created({ status: 'VOIDED' })],
    ['undone', created({ status: 'CANCELLED' })],
    ['refused', created({ status: 'FAILED' })],
    ['no-answer', created({ status: 'WHO_KNOWS' })],
    ['nothing-found', refused(400, 'MISSING_AUTH')],
    ['nothing-found', refused(404, 'NOT_FOUND')],
    ['refused', refused(400, 'NOT_VOIDABLE')],
    ['undone', refused(400, 'CAPTURE_ALREADY_VOIDED')],
    ['no-answer', refused(502, 'SYSTEM_ERROR')],
    ['not-sent', { kind: 'not-sent', cause: 'open' } as const],
  ] as const)('[F38] a time-out void: %s', async (answer, reply) => {
    const sent: VendorCall[] = [];
    expect(await undo(order, vendor(reply, sent))).toBe(answer);
    expect(sent).toMatchObject([
      {
        path: '/pts/v2/voids',
        body: { clientReferenceInformation: { code: 'BB1', transactionId: 'txn' } },
      },
    ]);
  });
});
