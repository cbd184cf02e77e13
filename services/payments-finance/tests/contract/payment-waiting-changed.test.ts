import { fromBinary } from '@bufbuild/protobuf';
import { describe, expect, it } from '@jest/globals';
import { PaymentWaitingChangedSchema, WaitsFor } from '@loupe/contracts/payments/payment';
import { paymentWaitingChanged } from '../../src/events/published/payment-waiting-changed.ts';

const change = {
  paymentId: 'p',
  placementId: 'pl',
  site: 'loupe',
  eventVersion: 3n,
  applicationStatus: 'REFERRED',
  waits: { for: 'decision', until: new Date(1_800_000_000_000) },
} as const;

describe('payments.payment.v1 payment-waiting-changed', () => {
  it('[EU-23] keeps its bytes, so that consumers of older versions can read them', () => {
    const { payload, ...envelope } = paymentWaitingChanged(change);
    expect(envelope).toEqual({
      topic: 'payments.payment.v1',
      type: 'payment-waiting-changed',
      aggregateId: 'p',
      aggregateVersion: 3n,
      site: 'loupe',
    });
    expect(Buffer.from(payload).toString('hex')).toBe(
      `0a0170${'1202706c'}${'1802'}2208${Buffer.from('REFERRED').toString('hex')}${'2880a0f1c2b134'}${'3003'}`,
    );
  });

  it('[EU-23] that waits for nothing any more has no end', () => {
    const { payload } = paymentWaitingChanged({ ...change, applicationStatus: undefined, waits: undefined });
    expect(fromBinary(PaymentWaitingChangedSchema, payload)).toMatchObject({
      waitsFor: WaitsFor.UNSPECIFIED,
      untilMs: 0n,
      applicationStatus: '',
    });
  });
});
