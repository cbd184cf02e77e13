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

/** The outcome of a capture, void or refund. Amounts in pence, of the whole payment. */
export interface Settlement {
  readonly kind: 'capture' | 'void' | 'refund';
  readonly refused: boolean;
  readonly captured: number;
  readonly refunded: number;
  /** Of a refund: what had not been captured, because the capture for the making was refused. It is not owed any more. */
  readonly uncaptured?: number;
  /** The tender on which it was settled; null of an order that was cancelled before any authorisation. */
  readonly tender: SettledTender | null;
}

/** Pence of one tender. */
export interface SettledTender {
  readonly id: string;
  readonly captured: number;
  readonly refunded: number;
  /** Pence that are authorised and neither captured nor voided. */
  readonly open: number;
}

export interface Settled {
  readonly status: OrderStatus;
  /** Of the tender, or of all tenders; null for no change. */
  readonly paymentStatus: PaymentStatus | null;
  readonly tenderId: string | null;
  readonly charged: number;
  readonly captured: number;
  readonly refunded: number;
}

/** The order's status and amounts after a capture, void or refund. */
export function settle(order: FollowedOrder, settlement: Settlement): Settled {
  // Both amounts never decrease.
  const captured = Math.max(order.captured, settlement.captured);
  const refunded = Math.max(order.refunded, settlement.refunded);
  const charged = order.charged - (settlement.uncaptured ?? 0);
  const isOwed = settlement.kind === 'capture' && settlement.refused && hasBegun(order);
  const held = (isOwed && nextStatus(order.status, 'capture-refused')) || order.status;
  return {
    charged,
    status: restingStatus(held, order.goods, { charged, captured }),
    paymentStatus: settlement.tender
      ? tenderStatus(settlement, settlement.tender)
      : paymentStatus(order, settlement, { captured, refunded }),
    tenderId: settlement.tender?.id ?? null,
    captured,
    refunded,
  };
}

/** Something was charged: pieces have left, or are being made. */
const hasBegun = ({ goods, charged }: FollowedOrder): boolean => hasShipped(goods) || charged > 0;

/** As below; a tender of which nothing was captured and nothing is open was given back. */
function tenderStatus(
  { kind, refused }: Settlement,
  { captured, refunded, open }: SettledTender,
): PaymentStatus | null {
  if (refused) return kind === 'capture' ? 'payment_failed' : null;
  if (captured > 0) return refunded >= captured ? 'payment_refunded' : 'payment_captured';
  return open === 0 ? 'payment_refunded' : null;
}

/**
 * EU-05 has no status for an authorisation that was voided: it counts as refunded. A partly refunded payment counts as captured.
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
