import { hasShipped } from './goods.ts';
import { restingStatus } from './followed-order.ts';
import type { FollowedOrder } from './followed-order.ts';
import { nextStatus } from './order-status.ts';
import type { OrderStatus } from './order-status.ts';

/** EU-05. */
export const PAYMENT_STATUSES = [
  'payment_init',
  'payment_authorized',
  'payment_captured',
  'payment_failed',
  'payment_refunded',
] as const;

export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** How a capture, void or refund ended. Amounts in pence, of the whole payment. */
export interface Settlement {
  readonly kind: 'capture' | 'void' | 'refund';
  readonly refused: boolean;
  readonly captured: number;
  readonly refunded: number;
}

export interface Settled {
  readonly status: OrderStatus;
  /** Of the order's tenders; null where it stays what it was. */
  readonly paymentStatus: PaymentStatus | null;
  readonly captured: number;
  readonly refunded: number;
}

/** What the end of a capture, void or refund makes of an order. */
export function settle(order: FollowedOrder, settlement: Settlement): Settled {
  // Both figures only ever grow.
  const captured = Math.max(order.captured, settlement.captured);
  const refunded = Math.max(order.refunded, settlement.refunded);
  const isOwed = settlement.kind === 'capture' && settlement.refused && hasShipped(order.goods);
  const held = (isOwed && nextStatus(order.status, 'capture-refused')) || order.status;
  return {
    status: restingStatus(held, order.goods, { charged: order.charged, captured }),
    paymentStatus: paymentStatus(order, settlement, { captured, refunded }),
    captured,
    refunded,
  };
}

/**
 * EU-05 has no word for money that was held and let go: like money paid back, it is the shopper's again. What was paid back in
 * part is still paid.
 */
function paymentStatus(
  { status }: FollowedOrder,
  { kind, refused }: Settlement,
  { captured, refunded }: { captured: number; refunded: number },
): PaymentStatus | null {
  if (refused) return kind === 'capture' ? 'payment_failed' : null;
  if (captured > 0) return refunded >= captured ? 'payment_refunded' : 'payment_captured';
  return kind === 'void' && status === 'CANCELLED' ? 'payment_refunded' : null;
}
