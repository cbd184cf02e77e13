import type { PaymentTotals, SettlementKind, SettlementRefusal } from './settlement.ts';

/** What a person wants done with a payment. */
export interface OperatorOrder {
  /** An order number or a placement id. */
  readonly order: string;
  readonly kind: SettlementKind;
  /** Minor units; undefined is everything there is. A void is always of everything. */
  readonly amount: number | undefined;
  /** `operator:<id>`. */
  readonly reference: string;
  readonly reason: string | undefined;
}

export interface OperatorFacts {
  readonly payment: PaymentTotals;
  /** What captures that have not ended ask for beyond what has paid for them. */
  readonly capturesUnderWay: number;
  /** Asked for by settlements that have not been refused, done or not. */
  readonly refundsAskedFor: number;
  /** The last movement of the order is known: nothing more of it will leave. */
  readonly isOver: boolean;
}

/** `goods-may-leave`: the money that is held will still be needed for parcels. */
export type OperatorRefusal = SettlementRefusal | 'goods-may-leave';

export type OperatorVerdict = { readonly amount: number } | { readonly refusal: OperatorRefusal };

/**
 * A person is refused at once what would only be found out later. Payments does not know what the warehouse is about to send,
 * so a void waits for the order's last movement: voided before, the next parcel would leave unpaid.
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
  return facts.isOver ? { amount: Math.max(open, 0) } : { refusal: 'goods-may-leave' };
}

const within = (asked: number | undefined, most: number, refusal: SettlementRefusal): OperatorVerdict => {
  const amount = asked ?? most;
  return amount > 0 && amount <= most ? { amount } : { refusal };
};
