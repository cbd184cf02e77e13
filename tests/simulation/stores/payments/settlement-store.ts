import { toOutboxRow } from '@loupe/messaging/envelope';
import { otherTenders } from '../../../../services/payments-finance/src/domain/settlement/other-tenders.ts';
import type { SettlementFacts } from '../../../../services/payments-finance/src/domain/settlement/settlement.ts';
import { paymentHoldState } from '../../../../services/payments-finance/src/events/published/payment-hold-state.ts';
import { paymentSettled } from '../../../../services/payments-finance/src/events/published/payment-settled.ts';
import type {
  SettledOrder,
  SettlementStore,
} from '../../../../services/payments-finance/src/use-cases/ports/settlement-store.ts';
import type { View } from '../memory-database.ts';
import type { RunStatement } from '../run-statement.ts';
import { applySettlement, LEASE_SECONDS } from './apply-settlement.ts';
import { askedOf, ofTender, readPayment, totalsOf } from './locked-payment.ts';
import type { LockedPayment } from './locked-payment.ts';
import { memorySettlementRecording } from './settlement-recording.ts';
import type { WaitTelling } from './tell-waiting.ts';
import { NO_TOTALS } from './tables.ts';
import type { PaymentRow, PaymentsTables, SettlementRow, TenderRow } from './tables.ts';

export interface SettlementWriting {
  readonly newId: () => string;
  readonly now: () => Date;
  readonly waiting?: WaitTelling;
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
        const locked = readPayment(tables, view, payment);
        const tender = locked.tenders.find(({ id }) => id === settlement.tenderId);
        const decided = decide(
          factsOf(tables, view, locked, settlement, tender),
          orderOf(payment, settlement, tender),
        );
        if (decided === undefined) return undefined;
        applySettlement(tables, view, { ...locked, settlement, tender }, decided.change, {
          ...writing,
          eventRow: (event) =>
            toOutboxRow(paymentSettled(event), { id: writing.newId(), now: writing.now() }),
          holdStateRow: (event) =>
            toOutboxRow(paymentHoldState(event), { id: writing.newId(), now: writing.now() }),
        });
        return decided;
      });

  return {
    ...memorySettlementRecording(tables, run),

    claim: ({ limit, settlementId, method }) =>
      run('settlements.claim', (view) => {
        const now = view.now.getTime();
        const due = view
          .all(tables.settlements)
          .filter(({ id, state, nextAttemptAt = Infinity }) => {
            return isOpen(state) && nextAttemptAt <= now && (settlementId ?? id) === id;
          })
          .filter(({ tenderId }) => {
            const tender = tenderId === undefined ? undefined : view.get(tables.tenders, tenderId);
            return method === undefined || tender === undefined || tender.method === method;
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

const orderOf = (
  { placementId }: PaymentRow,
  { reference: movement }: SettlementRow,
  tender: TenderRow | undefined,
): SettledOrder => ({
  placementId,
  reference: tender?.reference ?? '',
  movement,
  tender: tender && {
    id: tender.id,
    method: tender.method,
    account: tender.account,
    authenticationId: tender.authenticationId,
    scheme: tender.card.cardType,
  },
});

function factsOf(
  tables: PaymentsTables,
  view: View,
  locked: LockedPayment,
  settlement: SettlementRow,
  tender: TenderRow | undefined,
): SettlementFacts {
  const now = view.now.getTime();
  const { payment, tenders } = locked;
  const { id, attempts, createdAt } = settlement;
  const own = ofTender(locked, tender);
  const ids = new Set(own.map((each) => each.id));
  const currency = payment.amount?.currency ?? '';
  return {
    settlement: {
      ...askedOf(settlement),
      currency: settlement.amount.currency,
      attempts,
      ageHours: (now - createdAt) / 3_600_000,
    },
    others: own.filter((other) => other.id !== id).map(askedOf),
    paymentState: payment.state,
    totals: tender ? totalsOf(tender) : { ...NO_TOTALS, authorised: 0, currency },
    tender: tender && {
      state: tender.state,
      providerId: tender.providerId,
      holdId: tender.holdId,
      hasEnded: tender.hasEnded,
    },
    requests: view
      .all(tables.requests)
      .filter((request) => ids.has(request.settlementId))
      .sort((left, right) => left.sentAt - right.sentAt || (left.id < right.id ? -1 : 1))
      .map(({ sentAt, paymentId: _paymentId, ...request }) => ({
        ...request,
        ageSeconds: (now - sentAt) / 1_000,
      })),
    elsewhere: otherTenders(
      id,
      tenders
        .filter((other) => other !== tender)
        .map((other) => ({
          id: other.id,
          totals: totalsOf(other),
          settlements: ofTender(locked, other).map(askedOf),
        })),
    ),
  };
}
