import { toOutboxRow } from '@loupe/messaging/envelope';
import { OPERATOR } from '../../../../services/payments-finance/src/domain/settlement/judge-operator.ts';
import type { SettlementFacts } from '../../../../services/payments-finance/src/domain/settlement/settlement.ts';
import { paymentSettled } from '../../../../services/payments-finance/src/events/published/payment-settled.ts';
import { PaymentNotKnownError } from '../../../../services/payments-finance/src/use-cases/settlement-ports.ts';
import type {
  SettledOrder,
  SettlementStore,
} from '../../../../services/payments-finance/src/use-cases/settlement-ports.ts';
import type { View } from '../memory-database.ts';
import type { RunStatement } from '../run-statement.ts';
import { applySettlement, LEASE_SECONDS } from './apply-settlement.ts';
import type { PaymentRow, PaymentsTables, SettlementRow, TenderRow } from './tables.ts';

const CONSUMER = 'payments-finance.settlement';

export interface SettlementWriting {
  readonly newId: () => string;
  readonly now: () => Date;
}

/** What the use cases of a running shop ask for; operators are people. */
export type MemorySettlementStore = Pick<SettlementStore, 'record' | 'claim' | 'advance' | 'conclude'>;

/** payments-finance's SettlementStore in memory, as adapters/db/settlement-repository.ts keeps it in Postgres. */
export function memorySettlementStore(
  tables: PaymentsTables,
  run: RunStatement,
  writing: SettlementWriting,
): MemorySettlementStore {
  const changeBy =
    (point: string): SettlementStore['advance'] =>
    (settlementId, decide) =>
      run(point, (view) => {
        const settlement = view.get(tables.settlements, settlementId);
        const payment = settlement && view.lock(tables.payments, settlement.paymentId);
        if (settlement === undefined || payment === undefined) return undefined;
        const tender = authorisationOf(tables, view, payment);
        const decided = decide(factsOf(tables, view, payment, settlement, tender), orderOf(payment, tender));
        if (decided === undefined) return undefined;
        applySettlement(tables, view, { payment, settlement, tender }, decided.change, {
          ...writing,
          eventRow: (event) =>
            toOutboxRow(paymentSettled(event), { id: writing.newId(), now: writing.now() }),
        });
        return decided;
      });

  return {
    record: ({ placementId, orderId, kind, reference, amount, final }, messageId) =>
      run('settlements.record', (view) => {
        if (!tables.messaging.firstTime(view, CONSUMER, messageId)) return undefined;
        const paymentId = view.get(tables.paymentByPlacement, placementId);
        if (paymentId === undefined)
          throw new PaymentNotKnownError(`Placement ${placementId} has no payment.`);
        const key = `${paymentId}/${kind}/${reference}`;
        if (view.lock(tables.settlementByReference, key) !== undefined) return undefined;
        const [id, at] = [view.database.newId(), view.now.getTime()];
        view.put(tables.settlementByReference, key, id);
        view.insert(tables.settlements, id, {
          ...{ id, paymentId, kind, reference, orderId, amount, final, state: 'intended', settled: 0 },
          ...{ refusal: undefined, attempts: 0, nextAttemptAt: at, createdAt: at },
        });
        return id;
      }),

    claim: ({ limit, settlementId }) =>
      run('settlements.claim', (view) => {
        const now = view.now.getTime();
        const due = view
          .all(tables.settlements)
          .filter(({ id, state, nextAttemptAt = Infinity }) => {
            return isOpen(state) && nextAttemptAt <= now && (settlementId ?? id) === id;
          })
          .filter(({ id }) => !view.isTaken(tables.settlements, id))
          .sort((left, right) => (left.nextAttemptAt ?? 0) - (right.nextAttemptAt ?? 0))
          .slice(0, limit);
        for (const row of due) {
          const nextAttemptAt = now + LEASE_SECONDS * 1_000;
          view.put(tables.settlements, row.id, { ...row, attempts: row.attempts + 1, nextAttemptAt });
        }
        return due.map(({ id }) => id);
      }),

    advance: changeBy('settlements.advance'),
    conclude: changeBy('settlements.conclude'),
  };
}

const isOpen = (state: SettlementRow['state']): boolean => state !== 'done' && state !== 'refused';

/** The authorisation that stands, or the last that did. */
function authorisationOf(tables: PaymentsTables, view: View, payment: PaymentRow): TenderRow | undefined {
  const tenders = view.all(tables.tenders).filter(({ paymentId }) => paymentId === payment.id);
  return tenders.find(({ state }) => state === 'held') ?? tenders.at(-1);
}

const orderOf = ({ placementId }: PaymentRow, tender: TenderRow | undefined): SettledOrder => ({
  ...{ placementId, reference: tender?.reference ?? '', tenderId: tender?.id },
});

function factsOf(
  tables: PaymentsTables,
  view: View,
  payment: PaymentRow,
  settlement: SettlementRow,
  tender: TenderRow | undefined,
): SettlementFacts {
  const now = view.now.getTime();
  const siblings = view
    .all(tables.settlements)
    .filter(({ id, paymentId }) => paymentId === payment.id && id !== settlement.id);
  const open = siblings.filter(({ state }) => isOpen(state));
  const { id, kind, state, amount, settled, final, attempts, reference, createdAt } = settlement;
  const { currency = '', minorUnits: authorised = 0 } = payment.amount ?? {};
  const { captured, refunded, voided, released } = payment;
  return {
    settlement: {
      ...{ id, kind, state, currency: amount.currency, amount: amount.minorUnits, settled, final, attempts },
      byOperator: reference.startsWith(OPERATOR),
      ageHours: (now - createdAt) / 3_600_000,
    },
    payment: { state: payment.state, currency, authorised, captured, refunded, voided, released },
    tender: tender && { state: tender.state, providerId: tender.providerId },
    requests: view
      .all(tables.requests)
      .filter(({ paymentId }) => paymentId === payment.id)
      .sort((left, right) => left.sentAt - right.sentAt || (left.id < right.id ? -1 : 1))
      .map(({ sentAt, paymentId: _paymentId, ...request }) => ({
        ...request,
        ageSeconds: (now - sentAt) / 1_000,
      })),
    olderOpen: open.filter((other) => other.kind !== 'refund' && other.id < settlement.id).length,
    openCaptures: open.filter((other) => other.kind === 'capture').length,
    refusedCaptures: siblings.filter((other) => other.kind === 'capture' && other.state === 'refused').length,
  };
}
