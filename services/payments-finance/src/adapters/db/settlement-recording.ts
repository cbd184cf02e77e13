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
import { totalsOf } from './settlement-rows.ts';
import type { PaymentRow } from './settlement-rows.ts';
import { LOCK_BY_ORDER, RECORD } from './settlement-statements.ts';

/** Also the name of the consumer group: one inbox row per message it acted on. */
export const SETTLEMENT_CONSUMER = 'payments-finance.settlement';

interface IdRow {
  readonly id: string;
}

/** @throws PaymentNotKnownError; nothing is written then, the inbox row neither */
export async function recordOrder(
  tx: Tx,
  order: SettlementOrder,
  messageId: string,
): Promise<string | undefined> {
  if (!(await firstTime(tx, SETTLEMENT_CONSUMER, messageId))) return undefined;
  const { placementId, orderId, kind, reference, amount, final } = order;
  const [payment] = await tx.query<IdRow>('SELECT id FROM payment WHERE placement_id = $1', [placementId]);
  if (payment === undefined) throw new PaymentNotKnownError(`Placement ${placementId} has no payment.`);
  const [row] = await tx.query<IdRow>(RECORD, [
    ...[payment.id, kind, reference, orderId, amount.currency, amount.minorUnits, final, undefined],
  ]);
  return row?.id;
}

/** $1 payment. */
const ASKED_FOR = `
  SELECT coalesce(sum(amount_minor - settled_minor) FILTER (WHERE kind = 'capture' AND finished_at IS NULL), 0)::int8 AS captures,
         coalesce(sum(CASE WHEN state = 'refused' THEN settled_minor ELSE amount_minor END)
           FILTER (WHERE kind = 'refund'), 0)::int8 AS refunds,
         coalesce(bool_or(final AND NOT starts_with(reference, '${OPERATOR}')), false) AS is_over,
         coalesce(max(order_id), '') AS order_id
  FROM settlement
  WHERE payment_id = $1`;

const KNOWN = `
  SELECT id, amount_minor FROM settlement WHERE payment_id = $1 AND kind = $2 AND reference = $3`;

export async function recordByOperator(
  tx: Tx,
  order: OperatorOrder,
  judge: (facts: OperatorFacts) => OperatorVerdict,
): Promise<OperatorRecord> {
  const { kind, reference, reason } = order;
  const [payment] = await tx.query<PaymentRow>(LOCK_BY_ORDER, [order.order]);
  if (payment === undefined) return { refusal: 'order-not-known' };

  const values = [payment.id, kind, reference];
  const [known] = await tx.query<IdRow & { amount_minor: bigint }>(KNOWN, values);
  if (known !== undefined) {
    const same = kind === 'void' || order.amount === undefined || BigInt(order.amount) === known.amount_minor;
    return same ? { settlementId: known.id } : { refusal: 'reference-used' };
  }
  const [asked] = await tx.query<AskedRow>(ASKED_FOR, [payment.id]);
  const verdict = judge({
    payment: totalsOf(payment),
    capturesUnderWay: Number(asked?.captures ?? 0),
    refundsAskedFor: Number(asked?.refunds ?? 0),
    isOver: asked?.is_over ?? false,
  });
  if ('refusal' in verdict) return verdict;
  const about = [asked?.order_id ?? '', payment.currency, verdict.amount, kind === 'void', reason];
  const [row] = await tx.query<IdRow>(RECORD, [...values, ...about]);
  return row === undefined ? { refusal: 'reference-used' } : { settlementId: row.id };
}

interface AskedRow {
  readonly captures: bigint;
  readonly refunds: bigint;
  readonly is_over: boolean;
  readonly order_id: string;
}
