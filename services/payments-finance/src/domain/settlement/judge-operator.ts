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

export const OPERATOR = 'operator:';

export interface OperatorFacts {
  readonly payment: PaymentTotals;
  /** Asked for by settlements that have not been refused, done or not. */
  readonly capturesAskedFor: number;
  readonly refundsAskedFor: number;
}

export type OperatorVerdict = { readonly amount: number } | { readonly refusal: SettlementRefusal };

/** A person is refused at once what the machinery would only find out later. */
export function judgeOperator({ kind, amount }: OperatorOrder, facts: OperatorFacts): OperatorVerdict {
  const { payment, capturesAskedFor, refundsAskedFor } = facts;
  if (kind === 'refund') {
    if (payment.captured === 0) return { refusal: 'nothing-captured' };
    return within(amount, payment.captured - refundsAskedFor, 'exceeds-captured');
  }
  const open = payment.state === 'authorised' ? payment.authorised - payment.voided - capturesAskedFor : 0;
  if (kind === 'capture') {
    if (payment.state !== 'authorised') return { refusal: 'nothing-authorised' };
    return within(amount, open, 'exceeds-authorised');
  }
  const closed = payment.state !== 'authorised' || payment.captured + payment.released >= payment.authorised;
  return closed ? { refusal: 'nothing-authorised' } : { amount: Math.max(open, 0) };
}

const within = (asked: number | undefined, most: number, refusal: SettlementRefusal): OperatorVerdict => {
  const amount = asked ?? most;
  return amount > 0 && amount <= most ? { amount } : { refusal };
};
