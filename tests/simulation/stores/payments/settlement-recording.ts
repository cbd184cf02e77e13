import { allocatedTender } from '../../../../services/payments-finance/src/domain/settlement/allocated-tender.ts';
import { allocate } from '../../../../services/payments-finance/src/domain/settlement/allocate.ts';
import type { OperatorFacts } from '../../../../services/payments-finance/src/domain/settlement/judge-operator.ts';
import { operatorTender } from '../../../../services/payments-finance/src/domain/settlement/operator-tender.ts';
import { lastMovementKnown } from '../../../../services/payments-finance/src/domain/settlement/settlement-change.ts';
import { UNMADE } from '../../../../services/payments-finance/src/domain/settlement/settlement.ts';
import { PaymentNotKnownError } from '../../../../services/payments-finance/src/use-cases/ports/settlement-store.ts';
import type {
  SettlementOrder,
  SettlementStore,
  SettlementView,
} from '../../../../services/payments-finance/src/use-cases/ports/settlement-store.ts';
import type { View } from '../memory-database.ts';
import type { RunStatement } from '../run-statement.ts';
import { askedOf, ofTender, readPayment, totalsOf } from './locked-payment.ts';
import type { LockedPayment } from './locked-payment.ts';
import type { PaymentRow, PaymentsTables, SettlementRow } from './tables.ts';

const CONSUMER = 'payments-finance.settlement';

/** The in-memory twin of adapters/db/settlement-recording.ts and of `view` in settlement-reads.ts. */
export function memorySettlementRecording(
  tables: PaymentsTables,
  run: RunStatement,
): Pick<SettlementStore, 'record' | 'recordByOperator' | 'view'> {
  return {
    record: (order, messageId) =>
      run('settlements.record', (view) => {
        if (!tables.messaging.firstTime(view, CONSUMER, messageId)) return [];
        const paymentId = view.get(tables.paymentByPlacement, order.placementId);
        const payment = paymentId === undefined ? undefined : view.lock(tables.payments, paymentId);
        if (payment === undefined)
          throw new PaymentNotKnownError(`Placement ${order.placementId} has no payment.`);
        const record = (part: SettlementOrder) =>
          recordMovement(tables, view, readPayment(tables, view, payment), part);
        const { unmade, amount, final, reference } = order;
        if (recordedAs(readPayment(tables, view, payment), order).length > 0) return [];
        if (unmade === undefined) return record(order);
        const refund = {
          ...order,
          kind: 'refund',
          reference: `${UNMADE}${reference}`,
          final: false,
        } as const;
        const ids = record({ ...refund, amount: { ...amount, minorUnits: unmade } });
        return amount.minorUnits === 0 && !final ? ids : [...ids, ...record(order)];
      }),

    recordByOperator: ({ order, kind, reference, amount }, judge) =>
      run('settlements.recordByOperator', (view) => {
        const found = paymentOfOrder(tables, view, order);
        const payment = found && view.lock(tables.payments, found.id);
        if (payment === undefined) return { refusal: 'order-not-known' };
        const locked = readPayment(tables, view, payment);
        const known = recordedAs(locked, { kind, reference });
        if (known.length > 0) {
          const whole = known.reduce((sum, row) => sum + row.amount.minorUnits, 0);
          const isSame = kind === 'void' || amount === undefined || amount === whole;
          return isSame ? { settlementIds: known.map(({ id }) => id) } : { refusal: 'reference-used' };
        }
        const verdict = judge(operatorFacts(locked));
        if ('refusal' in verdict) return verdict;
        const about = { paymentId: payment.id, reference, final: kind === 'void' };
        const orderId = locked.settlements
          .map((other) => other.orderId)
          .reduce((one, other) => (one > other ? one : other), '');
        const currency = payment.amount?.currency ?? '';
        const settlementIds = verdict.shares.flatMap((share) => {
          const asked = { minorUnits: share.amount, currency };
          return insertSettlement(tables, view, { ...about, ...share, orderId, amount: asked }) ?? [];
        });
        return { settlementIds };
      }),

    view: (settlementIds) =>
      run('settlements.view', (view) => settlementIds.toSorted().map((id) => viewOf(tables, view, id))),
  };
}

function recordMovement(
  tables: PaymentsTables,
  view: View,
  locked: LockedPayment,
  { kind, reference, orderId, amount, final }: SettlementOrder,
): string[] {
  const tenders = locked.tenders.map((tender) =>
    allocatedTender(
      { id: tender.id, amount: tender.amount.minorUnits },
      ofTender(locked, tender).map(askedOf),
    ),
  );
  const shares = allocate({ kind, amount: amount.minorUnits, final }, tenders);
  const whole = [{ tenderId: undefined, kind, amount: amount.minorUnits }];
  const about = { paymentId: locked.payment.id, reference, orderId, final };
  return (shares.length > 0 ? shares : whole).flatMap((share) => {
    const asked = { ...amount, minorUnits: share.amount };
    return insertSettlement(tables, view, { ...about, ...share, amount: asked }) ?? [];
  });
}

const recordedAs = (
  { settlements }: LockedPayment,
  { kind, reference }: Pick<SettlementRow, 'kind' | 'reference'>,
): SettlementRow[] => settlements.filter((row) => row.kind === kind && row.reference === reference);

function viewOf(tables: PaymentsTables, view: View, settlementId: string): SettlementView {
  const row = view.get(tables.settlements, settlementId);
  if (row === undefined) throw new Error(`There is no settlement ${settlementId}.`);
  const { kind, reference, state, refusal, amount, settled, createdAt, tenderId = '' } = row;
  const tender = view.get(tables.tenders, tenderId);
  const about = { kind, reference, state, refusal, amount, settledMinorUnits: settled };
  return {
    ...about,
    reason: undefined,
    createdAt: new Date(createdAt),
    tender: tender && `${tender.method} ${tender.card.maskedNumber}`,
  };
}

type NewSettlement = Pick<
  SettlementRow,
  'paymentId' | 'tenderId' | 'kind' | 'reference' | 'orderId' | 'amount' | 'final'
>;

/** @returns undefined when the reference is known */
export function insertSettlement(
  tables: PaymentsTables,
  view: View,
  asked: NewSettlement,
): string | undefined {
  const key = `${asked.paymentId}/${asked.kind}/${asked.reference}/${asked.tenderId ?? ''}`;
  if (view.lock(tables.settlementByReference, key) !== undefined) return undefined;
  const [id, at] = [view.database.newId(), view.now.getTime()];
  view.put(tables.settlementByReference, key, id);
  view.insert(tables.settlements, id, {
    id,
    ...asked,
    state: 'intended',
    settled: 0,
    elsewhere: 0,
    uncaptured: 0,
    refusal: undefined,
    attempts: 0,
    nextAttemptAt: at,
    createdAt: at,
  });
  return id;
}

/** By order number or placement; of two payments with one number first the one that holds money, then a settled one, then the last. */
function paymentOfOrder(tables: PaymentsTables, view: View, order: string): PaymentRow | undefined {
  const byReference = view.all(tables.tenders).filter(({ reference }) => reference === order);
  const ids = new Set(byReference.map(({ paymentId }) => paymentId));
  const found = view
    .all(tables.payments)
    .filter(({ id, placementId }) => ids.has(id) || placementId === order)
    .toReversed();
  const isSettled = ({ id }: PaymentRow) =>
    view.all(tables.settlements).some((settlement) => settlement.paymentId === id);
  return found.find(({ state }) => state === 'authorised') ?? found.find(isSettled) ?? found[0];
}

const operatorFacts = (locked: LockedPayment): OperatorFacts => ({
  paymentState: locked.payment.state,
  tenders: locked.tenders.map((tender) =>
    operatorTender(tender.id, totalsOf(tender), ofTender(locked, tender).map(askedOf)),
  ),
  lastMovementKnown: lastMovementKnown(locked.settlements.map(askedOf)),
});
