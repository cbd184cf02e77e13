import type { Tx } from '@loupe/database/tx';
import { firstTime } from '@loupe/messaging/inbox';
import { allocate } from '../../domain/settlement/allocate.ts';
import type { Share } from '../../domain/settlement/allocate.ts';
import { UNMADE } from '../../domain/settlement/settlement.ts';
import { lastMovementKnown } from '../../domain/settlement/settlement-change.ts';
import type {
  OperatorFacts,
  OperatorOrder,
  OperatorVerdict,
} from '../../domain/settlement/judge-operator.ts';
import { operatorTender } from '../../domain/settlement/operator-tender.ts';
import { PaymentNotKnownError } from '../../use-cases/ports/settlement-store.ts';
import type { OperatorRecord, SettlementOrder } from '../../use-cases/ports/settlement-store.ts';
import { INTEND_ISSUES, RETURN_ISSUES } from './issue-statements.ts';
import { allocatedOf, askedOf, tenderOf, totalsOf } from './settlement-rows.ts';
import type { LockedPayment } from './settlement-rows.ts';
import { LOCK_BY_ORDER, LOCK_BY_PLACEMENT, RECORD, SETTLEMENTS, TENDERS } from './settlement-statements.ts';
import type { PaymentRow, SettlementRow } from './settlement-statements.ts';

/** The consumer group, and the consumer in `inbox`. */
export const SETTLEMENT_CONSUMER = 'payments-finance.settlement';

/** @throws PaymentNotKnownError, and writes nothing then, not even the inbox row */
export async function recordOrder(tx: Tx, order: SettlementOrder, messageId: string): Promise<string[]> {
  if (!(await firstTime(tx, SETTLEMENT_CONSUMER, messageId))) return [];
  const { placementId, kind, amount, unmade } = order;
  const [payment] = await tx.query(LOCK_BY_PLACEMENT, [placementId]);
  if (payment === undefined) throw new PaymentNotKnownError(`Placement ${placementId} has no payment.`);
  const locked = await readLocked(tx, payment, 0);
  if (recordedAs(locked, order).length > 0) return [];
  await recordGiftCards(tx, order, { paymentId: payment.id, tenderId: locked.tenders.at(-1)?.id });
  if (unmade === undefined) return recordShares(tx, locked, order);
  // Before the cancellation itself, which may close the tenders.
  const refund = {
    ...order,
    kind: 'refund',
    reference: `${UNMADE}${order.reference}`,
    final: false,
  } as const;
  const ids = await recordShares(tx, locked, { ...refund, amount: { ...amount, minorUnits: unmade } });
  if (amount.minorUnits === 0 && !order.final) return ids;
  return [...ids, ...(await recordShares(tx, await readLocked(tx, payment, 0), { ...order, kind }))];
}

/** One settlement for each tender that takes part. */
function recordShares(
  tx: Tx,
  locked: LockedPayment,
  { orderId, kind, reference, amount: { minorUnits: amount, currency }, final }: SettlementOrder,
): Promise<string[]> {
  const shares = allocate({ kind, amount, final }, allocatedOf(locked));
  // Cancelled before any authorisation: there is no tender to allocate it to.
  const whole = [{ tenderId: null, kind, amount }];
  const about = { paymentId: locked.payment.id, reference, orderId, currency, final, reason: null };
  return insert(tx, shares.length > 0 ? shares : whole, about);
}

/** They are issued, or cancelled, by a sweeper. @param of the tender that pays last, which is not a gift card */
async function recordGiftCards(
  tx: Tx,
  { kind, orderId, reference, amount, giftCards = [], giftCardEndings = [] }: SettlementOrder,
  { paymentId, tenderId }: { readonly paymentId: string; readonly tenderId: string | undefined },
): Promise<void> {
  if (tenderId === undefined || kind === 'void') return;
  const units = new Map<string, number>();
  for (const { sku, line, quantity, value } of giftCards) {
    const { currency } = amount;
    const before = units.get(sku) ?? 0;
    units.set(sku, before + quantity);
    await (kind === 'refund'
      ? tx.query(RETURN_ISSUES, [paymentId, reference, sku, quantity, line, giftCardEndings])
      : tx.query(INTEND_ISSUES, {
          paymentId,
          tenderId,
          orderId,
          shipmentId: reference,
          sku,
          quantity,
          currency,
          value,
          line,
          before,
        }));
  }
}

export async function recordByOperator(
  tx: Tx,
  order: OperatorOrder,
  judge: (facts: OperatorFacts) => OperatorVerdict,
): Promise<OperatorRecord> {
  const { kind, reference, reason } = order;
  const [payment] = await tx.query(LOCK_BY_ORDER, [order.order]);
  if (payment === undefined) return { refusal: 'order-not-known' };
  const locked = await readLocked(tx, payment, 0);

  const known = recordedAs(locked, order);
  if (known.length > 0) {
    const amount = known.reduce((sum, row) => sum + row.amount_minor, 0n);
    const same = kind === 'void' || order.amount === undefined || BigInt(order.amount) === amount;
    return same ? { settlementIds: known.map(({ id }) => id) } : { refusal: 'reference-used' };
  }
  const verdict = judge(operatorFacts(locked));
  if ('refusal' in verdict) return verdict;
  const settlementIds = await insert(tx, verdict.shares, {
    paymentId: payment.id,
    reference,
    final: kind === 'void',
    reason: reason ?? null,
    orderId: locked.settlements.map((row) => row.order_id).reduce((one, two) => (one > two ? one : two), ''),
    currency: payment.currency ?? '',
  });
  return { settlementIds };
}

/** The payment must be locked by a statement before this one. */
export async function readLocked(tx: Tx, payment: PaymentRow, aheadMs: number): Promise<LockedPayment> {
  const settlements = await tx.query(SETTLEMENTS, [payment.id, aheadMs]);
  return { payment, settlements, tenders: await tx.query(TENDERS, [payment.id]) };
}

const recordedAs = (
  { settlements }: LockedPayment,
  { kind, reference }: Pick<SettlementOrder, 'kind' | 'reference'>,
): SettlementRow[] => settlements.filter((row) => row.kind === kind && row.reference === reference);

function operatorFacts({ payment, tenders, settlements }: LockedPayment): OperatorFacts {
  return {
    paymentState: payment.state,
    tenders: tenders.map((tender) => {
      const own = settlements.filter((row) => tenderOf(row, tenders) === tender);
      return operatorTender(tender.id, totalsOf(tender), own.map(askedOf));
    }),
    // The warehouse's messages about an order that a restore has lost move nothing here.
    lastMovementKnown: payment.is_lost === true || lastMovementKnown(settlements.map(askedOf)),
  };
}

interface About {
  readonly paymentId: string;
  readonly reference: string;
  readonly orderId: string;
  readonly currency: string;
  readonly final: boolean;
  readonly reason: string | null;
}

async function insert(
  tx: Tx,
  shares: readonly (Omit<Share, 'tenderId'> & { readonly tenderId: string | null })[],
  about: About,
): Promise<string[]> {
  const ids: string[] = [];
  for (const share of shares) {
    const [row] = await tx.query(RECORD, { ...about, ...share });
    if (row !== undefined) ids.push(row.id);
  }
  return ids;
}
