import type { PaymentTotals, SettlementKind, SettlementRefusal } from './settlement.ts';

/** An operator's order for a payment. */
export interface OperatorOrder {
  /** An order number or a placement id. */
  readonly order: string;
  readonly kind: SettlementKind;
  /** Minor units; undefined is the whole amount. A void is always of the whole amount. */
  readonly amount: number | undefined;
  /** `operator:<id>`. */
  readonly reference: string;
  readonly reason: string | undefined;
}

export interface OperatorFacts {
  readonly payment: PaymentTotals;
  /** The open amount of captures that have not ended. */
  readonly capturesUnderWay: number;
  /** The amount of all refunds, less the unpaid part of refused ones. */
  readonly refundsAskedFor: number;
  /** No further movement of the order will come. */
  readonly lastMovementKnown: boolean;
}

/** `goods-may-leave`: the authorisation may still be needed for shipments. */
export type OperatorRefusal = SettlementRefusal | 'goods-may-leave';

export type OperatorVerdict = { readonly amount: number } | { readonly refusal: OperatorRefusal };

/**
 * Refuses an operator's order at once if it would fail later. This service does not know what the warehouse is going to ship,
 * so a void is refused before the order's last movement: otherwise the next parcel would be unpaid.
 */
export function judgeOperator({ kind, amount }: OperatorOrder, facts: OperatorFacts): OperatorVerdict {
  const { payment, capturesUnderWay, refundsAskedFor } = facts;
  if (kind === 'refund') {
    if (payment.captured === 0) return { refusal: 'nothing-captured' };
    return within(amount, payment.captured - refundsAskedFor, 'exceeds-captured');
  }
  const held = payment.authorised - payment.voided - payment.captured;
  const open = payment.state === 'authorised' ? held - capturesUnderWay : 0;
  if (kind === 'capture') {
    if (payment.state !== 'authorised') return { refusal: 'nothing-authorised' };
    return within(amount, open, 'exceeds-authorised');
  }
  const closed = payment.state !== 'authorised' || payment.captured + payment.released >= payment.authorised;
  if (closed) return { refusal: 'nothing-authorised' };
  return facts.lastMovementKnown ? { amount: Math.max(open, 0) } : { refusal: 'goods-may-leave' };
}

const within = (asked: number | undefined, most: number, refusal: SettlementRefusal): OperatorVerdict => {
  const amount = asked ?? most;
  return amount > 0 && amount <= most ? { amount } : { refusal };
};
