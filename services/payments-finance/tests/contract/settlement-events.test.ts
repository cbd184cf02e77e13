import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import { describe, expect, it } from '@jest/globals';
import {
  OrderCancelledSchema,
  OrderMakingSchema,
  OrderReturnedSchema,
  OrderShippedSchema,
} from '@loupe/contracts/checkout/order';
import { EnvelopeSchema } from '@loupe/contracts/envelope';
import { PaymentSettledSchema, SettlementKind, SettlementOutcome } from '@loupe/contracts/payments/payment';
import { settlementOrder } from '../../src/events/consumed/order-movement.ts';
import { paymentSettled } from '../../src/events/published/payment-settled.ts';
import type { SettledPayment } from '../../src/events/published/payment-settled.ts';

const settled: SettledPayment = {
  paymentId: 'p',
  placementId: 'pl',
  orderId: 'o',
  site: 'loupe',
  kind: 'refund',
  reference: 'r1',
  refusal: undefined,
  currency: 'GBP',
  amount: 500,
  captured: 4_000,
  refunded: 500,
  eventVersion: 3n,
  tender: undefined,
};

describe('payments.payment.v1 payment-settled', () => {
  it('[EU-05] keeps its bytes, so that consumers of older versions can read them', () => {
    const { payload, ...envelope } = paymentSettled(settled);
    expect(envelope).toEqual({
      topic: 'payments.payment.v1',
      type: 'payment-settled',
      aggregateId: 'p',
      aggregateVersion: 3n,
      site: 'loupe',
    });
    expect(Buffer.from(payload).toString('hex')).toBe(
      '0a0170' +
        '1202706c' +
        '1a016f' +
        '2003' +
        '2a027231' +
        '3001' +
        '4203474250' +
        '48f403' +
        '50a01f' +
        '58f403',
    );
  });

  it('[EU-05] names the tender on which it was settled, with the tender’s own totals', () => {
    const totals = { authorised: 5_000, captured: 3_000, refunded: 500, voided: 1_500, released: 0 };
    const tender = { id: 't', method: 'givex', totals: { currency: 'GBP', ...totals } } as const;
    const { payload } = paymentSettled({ ...settled, tender });
    expect(fromBinary(PaymentSettledSchema, payload)).toMatchObject({
      tenderId: 't',
      method: 'givex',
      capturedMinorUnits: 4_000n,
      tenderCapturedMinorUnits: 3_000n,
      tenderRefundedMinorUnits: 500n,
      tenderOpenMinorUnits: 500n,
    });
  });

  it('[EU-05] a refusal has its reason', () => {
    const { payload } = paymentSettled({ ...settled, kind: 'capture', refusal: 'authorisation-gone' });
    expect(fromBinary(PaymentSettledSchema, payload)).toMatchObject({
      kind: SettlementKind.CAPTURE,
      outcome: SettlementOutcome.REFUSED,
      reason: 'authorisation-gone',
    });
  });
});

describe('checkout.order.v1 as payments reads it', () => {
  const of = {
    orderId: 'o',
    orderNumber: 'BB1',
    placementId: 'pl',
    currency: 'GBP',
    amountMinorUnits: 4_000n,
  };
  const told = { orderId: 'o', placementId: 'pl', amount: { minorUnits: 4_000, currency: 'GBP' } };
  const read = (type: string, payload: Uint8Array) =>
    settlementOrder(create(EnvelopeSchema, { type, payload }));
  const shipped = (over: object) =>
    toBinary(OrderShippedSchema, create(OrderShippedSchema, { ...of, ...over }));

  it('[VA-08] the gift cards of a shipment are issued, each with its value', () => {
    const lines = [
      { sku: 'GC0050', quantity: 2, giftCardValueMinorUnits: 5_000n },
      { sku: '0100002', quantity: 1 },
    ];
    expect(read('order-shipped', shipped({ shipmentId: 's1', lines }))).toMatchObject({
      giftCards: [{ sku: 'GC0050', quantity: 2, value: 5_000 }],
    });
  });

  it('[EU-05] a shipment captures, a cancellation voids, a return refunds, and other events are ignored', () => {
    expect(read('order-shipped', shipped({ shipmentId: 's1', final: true }))).toEqual({
      ...told,
      kind: 'capture',
      reference: 's1',
      final: true,
    });
    for (const [whole, final] of [
      [true, false],
      [false, true],
      [false, false],
    ] as const) {
      const cancelled = create(OrderCancelledSchema, { ...of, cancellationId: 'c1', whole, final });
      expect(read('order-cancelled', toBinary(OrderCancelledSchema, cancelled))).toEqual({
        ...told,
        kind: 'void',
        reference: 'c1',
        final: whole || final,
      });
    }
    const returned = create(OrderReturnedSchema, { ...of, returnId: 'r1' });
    expect(read('order-returned', toBinary(OrderReturnedSchema, returned))).toEqual({
      ...told,
      kind: 'refund',
      reference: 'r1',
      final: false,
    });
    expect(read('order-placed', new Uint8Array())).toBeUndefined();
  });

  it('[EU-05] a making captures under a reference of its own, and its cancellation also refunds', () => {
    const making = create(OrderMakingSchema, { ...of, makingId: 'm1' });
    expect(read('order-making', toBinary(OrderMakingSchema, making))).toEqual({
      ...told,
      kind: 'capture',
      reference: 'making:m1',
      final: false,
    });
    const cancelled = create(OrderCancelledSchema, { ...of, cancellationId: 'c1', begunMinorUnits: 900n });
    expect(read('order-cancelled', toBinary(OrderCancelledSchema, cancelled))).toEqual({
      ...told,
      kind: 'void',
      reference: 'c1',
      final: false,
      unmade: 900,
    });
    const negative = create(OrderCancelledSchema, { ...of, cancellationId: 'c1', begunMinorUnits: -1n });
    expect(() => read('order-cancelled', toBinary(OrderCancelledSchema, negative))).toThrow('no amount');
  });

  it('[F34] invalid payloads and impossible amounts are poison messages', () => {
    expect(() => read('order-shipped', Uint8Array.of(255))).toThrow('no loupe.checkout.v1.OrderShipped');
    expect(() => read('order-shipped', shipped({ amountMinorUnits: -1n }))).toThrow('no amount');
  });
});
