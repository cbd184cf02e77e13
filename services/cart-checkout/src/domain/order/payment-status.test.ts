import { describe, expect, it } from '@jest/globals';
import type { FollowedOrder } from './followed-order.ts';
import { settle } from './payment-status.ts';
import type { Settlement } from './payment-status.ts';
import type { OrderStatus } from './order-status.ts';

/** An order of two pieces at 100 pounds, of which `shipped` are shipped. */
function order(status: OrderStatus, shipped: number, captured = 0): FollowedOrder {
  const line = { position: 1, sku: 'a', quantity: 2, unitPrice: 100_00, cancelled: 0, returned: 0 };
  const lines = [{ ...line, shipped, shippedAmount: shipped * 100_00, returnedAmount: 0 }];
  const goods = { total: 200_00, shipping: 0, lines };
  return { status, goods, charged: shipped * 100_00, captured, refunded: 0 } as unknown as FollowedOrder;
}
const done = (kind: Settlement['kind'], captured: number, refunded = 0) =>
  ({ kind, refused: false, captured, refunded, tender: null }) as const;
const refused = (kind: Settlement['kind'], captured = 0) =>
  ({ kind, refused: true, captured, refunded: 0, tender: null }) as const;

describe('the payment status of an order', () => {
  it('[EU-05] [EU-07] it is invoiced once everything shipped is captured, and nothing more will be shipped', () => {
    expect(settle(order('PART_SHIPPED', 1), done('capture', 100_00))).toMatchObject({
      status: 'PART_SHIPPED',
      paymentStatus: 'payment_captured',
      captured: 100_00,
    });
    expect(settle(order('SHIPPED', 2), done('capture', 100_00)).status).toBe('SHIPPED');
    expect(settle(order('SHIPPED', 2, 100_00), done('capture', 200_00)).status).toBe('INVOICED');
  });

  it('[EU-05] [EU-07] a refused capture puts it on credit hold until the amount is captured', () => {
    expect(settle(order('SHIPPED', 2), refused('capture'))).toMatchObject({
      status: 'CREDIT_HOLD',
      paymentStatus: 'payment_failed',
    });
    expect(settle(order('CREDIT_HOLD', 2), done('capture', 200_00)).status).toBe('INVOICED');
    expect(settle(order('CREDIT_HOLD', 1), done('capture', 100_00)).status).toBe('PART_SHIPPED');
    expect(settle(order('CREDIT_HOLD', 2), done('capture', 100_00)).status).toBe('CREDIT_HOLD');
  });

  it('[EU-05] refunded completely it is refunded, in part it is still paid', () => {
    expect(settle(order('INVOICED', 2, 200_00), done('refund', 200_00, 100_00)).paymentStatus).toBe(
      'payment_captured',
    );
    expect(settle(order('COMPLETED', 2, 200_00), done('refund', 200_00, 200_00))).toMatchObject({
      status: 'COMPLETED',
      paymentStatus: 'payment_refunded',
      refunded: 200_00,
    });
    expect(settle(order('COMPLETED', 2, 200_00), refused('refund', 200_00)).paymentStatus).toBeNull();
  });

  it('[EU-05] the authorisation of a cancelled order is released', () => {
    expect(settle(order('CANCELLED', 0), done('void', 0)).paymentStatus).toBe('payment_refunded');
    expect(settle(order('PART_CANCELLED', 0), done('void', 0)).paymentStatus).toBeNull();
  });

  it.each([
    [
      'captured, though others are open',
      done('capture', 100_00),
      { captured: 50_00, refunded: 0, open: 0 },
      'payment_captured',
    ],
    [
      'refunded, though others are not',
      done('refund', 200_00, 50_00),
      { captured: 50_00, refunded: 50_00, open: 0 },
      'payment_refunded',
    ],
    [
      'given back, though others were captured',
      done('void', 150_00),
      { captured: 0, refunded: 0, open: 0 },
      'payment_refunded',
    ],
    ['voided in part', done('void', 0), { captured: 0, refunded: 0, open: 20_00 }, null],
    ['refused', refused('capture'), { captured: 0, refunded: 0, open: 50_00 }, 'payment_failed'],
  ] as const)('[EU-05] a tender is %s', (_what, settlement, totals, status) => {
    const tender = { id: 'card', ...totals };
    expect(settle(order('PART_SHIPPED', 1), { ...settlement, tender })).toMatchObject({
      paymentStatus: status,
      tenderId: 'card',
    });
  });

  it('[EU-05] amounts never decrease, in whatever order events are replayed', () => {
    expect(settle(order('INVOICED', 2, 200_00), done('capture', 100_00))).toMatchObject({ captured: 200_00 });
  });
});
