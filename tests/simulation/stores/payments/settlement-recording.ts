import type { OperatorFacts } from '../../../../services/payments-finance/src/domain/settlement/judge-operator.ts';
import { causeOf } from '../../../../services/payments-finance/src/domain/settlement/settlement.ts';
import type { PaymentTotals } from '../../../../services/payments-finance/src/domain/settlement/settlement.ts';
import { PaymentNotKnownError } from '../../../../services/payments-finance/src/use-cases/settlement-ports.ts';
import type { SettlementStore } from '../../../../services/payments-finance/src/use-cases/settlement-ports.ts';
import type { View } from '../memory-database.ts';
import type { RunStatement } from '../run-statement.ts';
import type { PaymentRow, PaymentsTables, SettlementRow } from './tables.ts';

const CONSUMER = 'payments-finance.settlement';

/** The in-memory twin of adapters/db/settlement-recording.ts and of `view` in settlement-reads.ts. */
export function memorySettlementRecording(
  tables: PaymentsTables,
  run: RunStatement,
): Pick<SettlementStore, 'record' | 'recordByOperator' | 'view'> {
  return {
    record: ({ placementId, ...order }, messageId) =>
      run('settlements.record', (view) => {
        if (!tables.messaging.firstTime(view, CONSUMER, messageId)) return undefined;
        const paymentId = view.get(tables.paymentByPlacement, placementId);
        if (paymentId === undefined)
          throw new PaymentNotKnownError(`Placement ${placementId} has no payment.`);
        return insertSettlement(tables, view, { paymentId, ...order });
      }),

    recordByOperator: ({ order, kind, reference, amount }, judge) =>
      run('settlements.recordByOperator', (view) => {
        const found = paymentOfOrder(tables, view, order);
        const payment = found && view.lock(tables.payments, found.id);
        if (payment === undefined) return { refusal: 'order-not-known' };
        const siblings = settlementsOf(tables, view, payment.id);
        const known = siblings.find((other) => other.kind === kind && other.reference === reference);
        if (known !== undefined) {
          const isSame = kind === 'void' || amount === undefined || amount === known.amount.minorUnits;
          return isSame ? { settlementId: known.id } : { refusal: 'reference-used' };
        }
        const verdict = judge(operatorFacts(payment, siblings));
        if ('refusal' in verdict) return verdict;
        const about = { paymentId: payment.id, kind, reference, final: kind === 'void' };
        const orderId = siblings
          .map((other) => other.orderId)
          .reduce((one, other) => (one > other ? one : other), '');
        const asked = { minorUnits: verdict.amount, currency: payment.amount?.currency ?? '' };
        const id = insertSettlement(tables, view, { ...about, orderId, amount: asked });
        return id === undefined ? { refusal: 'reference-used' } : { settlementId: id };
      }),

    view: (settlementId) =>
      run('settlements.view', (view) => {
        const row = view.get(tables.settlements, settlementId);
        if (row === undefined) throw new Error(`There is no settlement ${settlementId}.`);
        const { kind, reference, state, refusal, amount, settled, createdAt } = row;
        const about = { kind, reference, state, refusal, amount, settledMinorUnits: settled };
        return { ...about, reason: undefined, createdAt: new Date(createdAt) };
      }),
  };
}

type NewSettlement = Pick<SettlementRow, 'paymentId' | 'kind' | 'reference' | 'orderId' | 'amount' | 'final'>;

/** @returns undefined when the reference is known */
export function insertSettlement(
  tables: PaymentsTables,
  view: View,
  asked: NewSettlement,
): string | undefined {
  const key = `${asked.paymentId}/${asked.kind}/${asked.reference}`;
  if (view.lock(tables.settlementByReference, key) !== undefined) return undefined;
  const [id, at] = [view.database.newId(), view.now.getTime()];
  view.put(tables.settlementByReference, key, id);
  view.insert(tables.settlements, id, {
    ...{ id, ...asked, state: 'intended', settled: 0 },
    ...{ refusal: undefined, attempts: 0, nextAttemptAt: at, createdAt: at },
  });
  return id;
}

export function totalsOf({ state, amount, captured, refunded, voided, released }: PaymentRow): PaymentTotals {
  const { currency = '', minorUnits: authorised = 0 } = amount ?? {};
  return { state, currency, authorised, captured, refunded, voided, released };
}

const settlementsOf = (tables: PaymentsTables, view: View, paymentId: string): SettlementRow[] =>
  view.all(tables.settlements).filter((settlement) => settlement.paymentId === paymentId);

/** By order number or placement; of two payments with one number first the one that holds money, then a settled one, then the last. */
function paymentOfOrder(tables: PaymentsTables, view: View, order: string): PaymentRow | undefined {
  const byReference = view.all(tables.tenders).filter(({ reference }) => reference === order);
  const ids = new Set(byReference.map(({ paymentId }) => paymentId));
  const found = view
    .all(tables.payments)
    .filter(({ id, placementId }) => ids.has(id) || placementId === order)
    .toReversed();
  const isSettled = ({ id }: PaymentRow) => settlementsOf(tables, view, id).length > 0;
  return found.find(({ state }) => state === 'authorised') ?? found.find(isSettled) ?? found[0];
}

function operatorFacts(payment: PaymentRow, siblings: readonly SettlementRow[]): OperatorFacts {
  const sum = (kind: SettlementRow['kind'], minorUnits: (of: SettlementRow) => number) =>
    siblings.filter((other) => other.kind === kind).reduce((total, other) => total + minorUnits(other), 0);
  return {
    payment: totalsOf(payment),
    capturesUnderWay: sum('capture', ({ state, settled, amount }) =>
      state === 'done' || state === 'refused' ? 0 : amount.minorUnits - settled,
    ),
    refundsAskedFor: sum('refund', ({ state, settled, amount }) =>
      state === 'refused' ? settled : amount.minorUnits,
    ),
    lastMovementKnown: siblings.some(({ final, reference }) => final && causeOf(reference) !== 'operator'),
  };
}
