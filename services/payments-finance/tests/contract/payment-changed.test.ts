import { fromBinary } from '@bufbuild/protobuf';
import { describe, expect, it } from '@jest/globals';
import { PaymentChangedSchema, PaymentState } from '@loupe/contracts/payments/payment';
import { paymentChanged } from '../../src/events/published/payment-changed.ts';

const change = {
  paymentId: '0190a000-0000-7000-8000-000000000001',
  placementId: '0190a000-0000-7000-8000-000000000002',
  site: 'loupe',
  state: 'authorised',
  amount: { minorUnits: 235_000, currency: 'GBP' },
  eventVersion: 3n,
} as const;

describe('payments.payment.v1 payment-changed', () => {
  it('[EU-05] keeps its bytes, so that consumers of older versions can read them', () => {
    const { payload, ...envelope } = paymentChanged(change);
    expect(envelope).toEqual({
      topic: 'payments.payment.v1',
      type: 'payment-changed',
      aggregateId: change.paymentId,
      aggregateVersion: 3n,
      site: 'loupe',
    });
    expect(Buffer.from(payload).toString('hex')).toBe(
      '0a24' +
        Buffer.from(change.paymentId).toString('hex') +
        '1224' +
        Buffer.from(change.placementId).toString('hex') +
        '18012203474250' +
        '28f8ab0e',
    );
  });

  it.each([
    ['authorising', PaymentState.UNKNOWN],
    ['unknown', PaymentState.UNKNOWN],
    ['action', PaymentState.CHALLENGE],
    ['declined', PaymentState.DECLINED],
    ['cancelled', PaymentState.CANCELLED],
  ] as const)('[EU-05] %s', (state, published) => {
    const { payload } = paymentChanged({ ...change, state });
    expect(fromBinary(PaymentChangedSchema, payload).state).toBe(published);
  });
});
