import type { Tx } from '@loupe/database/tx';
import { firstTime } from '@loupe/messaging/inbox';
import type {
  OperatorFacts,
  OperatorOrder,
  OperatorVerdict,
} from '../../domain/settlement/judge-operator.ts';
import { OPERATOR } from '../../domain/settlement/settlement.ts';
import { PaymentNotKnownError } from '../../use-cases/settlement-ports.ts';
import type { OperatorRecord, SettlementOrder } from '../../use-cases/settlement-ports.ts';
import { sql } from './gen/statements.ts';
import { totalsOf } from './settlement-rows.ts';
import { LOCK_BY_ORDER, RECORD } from './settlement-statements.ts';

/** The consumer group, and the consumer in `inbox`. */
export const SETTLEMENT_CONSUMER = 'payments-finance.settlement';

const PAYMENT_OF_PLACEMENT = sql('payment-of-placement', 'SELECT id FROM payment WHERE placement_id = $1');

/** @throws PaymentNotKnownError, and writes nothing then, not even the inbox row */
export async function recordOrder(
  tx: Tx,
  order: SettlementOrder,
  messageId: string,
): Promise<string | undefined> {
  if (!(await firstTime(tx, SETTLEMENT_CONSUMER, messageId))) return undefined;
  const { placementId, orderId, kind, reference, amount, final } = order;
  const [payment] = await tx.query(PAYMENT_OF_PLACEMENT, [placementId]);
  if (payment === undefined) throw new PaymentNotKnownError(`Placement ${placementId} has no payment.`);
  const [row] = await tx.query(RECORD, [
    payment.id,
    kind,
    reference,
    orderId,
    amount.currency,
    amount.minorUnits,
    final,
    null,
  ]);
  return row?.id;
}

/** $1 payment. */
const ASKED_FOR = sql(
  'asked-of-payment',
  `
  SELECT coalesce(sum(amount_minor - settled_minor) FILTER (WHERE kind = 'capture' AND finished_at IS NULL), 0)::int8 AS captures,
         coalesce(sum(CASE WHEN state = 'refused' THEN settled_minor ELSE amount_minor END)
           FILTER (WHERE kind = 'refund'), 0)::int8 AS refunds,
         coalesce(bool_or(final AND NOT starts_with(reference, '${OPERATOR}')), false) AS last_movement_known,
         coalesce(max(order_id), '') AS order_id
  FROM settlement
  WHERE payment_id = $1`,
);

/** $1 payment, $2 kind, $3 reference. */
const RECORDED = sql(
  'recorded-settlement',
  'SELECT id, amount_minor FROM settlement WHERE payment_id = $1 AND kind = $2 AND reference = $3',
);

export async function recordByOperator(
  tx: Tx,
  order: OperatorOrder,
  judge: (facts: OperatorFacts) => OperatorVerdict,
): Promise<OperatorRecord> {
  const { kind, reference, reason } = order;
  const [payment] = await tx.query(LOCK_BY_ORDER, [order.order]);
  if (payment === undefined) return { refusal: 'order-not-known' };

  const [known] = await tx.query(RECORDED, [payment.id, kind, reference]);
  if (known !== undefined) {
    const same = kind === 'void' || order.amount === undefined || BigInt(order.amount) === known.amount_minor;
    return same ? { settlementId: known.id } : { refusal: 'reference-used' };
  }
  const [asked] = await tx.query(ASKED_FOR, [payment.id]);
  const totals = totalsOf(payment);
  const verdict = judge({
    payment: totals,
    capturesUnderWay: Number(asked?.captures ?? 0),
    refundsAskedFor: Number(asked?.refunds ?? 0),
    lastMovementKnown: asked?.last_movement_known ?? false,
  });
  if ('refusal' in verdict) return verdict;
  const [row] = await tx.query(RECORD, [
    payment.id,
    kind,
    reference,
    asked?.order_id ?? '',
    totals.currency,
    verdict.amount,
    kind === 'void',
    reason ?? null,
  ]);
  return row === undefined ? { refusal: 'reference-used' } : { settlementId: row.id };
}
