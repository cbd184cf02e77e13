import { toOutboxRow } from '@loupe/messaging/envelope';
import { causeOf } from '../../../../services/payments-finance/src/domain/settlement/settlement.ts';
import type {
  AskedSettlement,
  SettlementFacts,
} from '../../../../services/payments-finance/src/domain/settlement/settlement.ts';
import { paymentSettled } from '../../../../services/payments-finance/src/events/published/payment-settled.ts';
import type {
  SettledOrder,
  SettlementStore,
} from '../../../../services/payments-finance/src/use-cases/settlement-ports.ts';
import type { View } from '../memory-database.ts';
import type { RunStatement } from '../run-statement.ts';
import { applySettlement, LEASE_SECONDS } from './apply-settlement.ts';
import { memorySettlementRecording, totalsOf } from './settlement-recording.ts';
import type { PaymentRow, PaymentsTables, SettlementRow, TenderRow } from './tables.ts';

export interface SettlementWriting {
  readonly newId: () => string;
  readonly now: () => Date;
}

/** The part of the store that use cases and the operator's actions use, without the report. */
export type MemorySettlementStore = Omit<SettlementStore, 'show'>;

/** The in-memory twin of payments-finance's adapters/db/settlement-repository.ts. */
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
    ...memorySettlementRecording(tables, run),

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

/** The authorisation that holds money, or the last one that did. */
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
  const { id, paymentId, attempts, createdAt } = settlement;
  return {
    settlement: {
      ...askedOf(settlement),
      ...{ currency: settlement.amount.currency, attempts, ageHours: (now - createdAt) / 3_600_000 },
    },
    others: view
      .all(tables.settlements)
      .filter((other) => other.paymentId === paymentId && other.id !== id)
      .map(askedOf),
    payment: totalsOf(payment),
    tender: tender && { state: tender.state, providerId: tender.providerId },
    requests: view
      .all(tables.requests)
      .filter((request) => request.paymentId === payment.id)
      .sort((left, right) => left.sentAt - right.sentAt || (left.id < right.id ? -1 : 1))
      .map(({ sentAt, paymentId: _paymentId, ...request }) => ({
        ...request,
        ageSeconds: (now - sentAt) / 1_000,
      })),
  };
}

const askedOf = ({ id, kind, reference, state, amount, settled, final }: SettlementRow): AskedSettlement => ({
  ...{ id, kind, cause: causeOf(reference), state, amount: amount.minorUnits, settled, final },
});
