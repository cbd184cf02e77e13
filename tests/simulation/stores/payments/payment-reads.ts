import type { PaymentView } from '../../../../services/payments-finance/src/domain/payment/payment.ts';
import { pendingAction } from '../../../../services/payments-finance/src/domain/payment/next-action.ts';
import type {
  PaymentStore,
  PlanRest,
  RemainingTender,
  StoredTender,
} from '../../../../services/payments-finance/src/use-cases/ports/payment-store.ts';
import type { View } from '../memory-database.ts';
import type { RunStatement } from '../run-statement.ts';
import { attemptOf, openTenderOf, standingOf } from './open-tender.ts';
import type { PaymentRow, PaymentsTables, TenderRow, WaitRow } from './tables.ts';

type Reads = Pick<PaymentStore, 'lookUp' | 'find' | 'staleTenders' | 'findAction'>;

export function memoryPaymentReads(tables: PaymentsTables, run: RunStatement): Reads {
  const paymentOf = (view: View, placementId: string): PaymentRow | undefined => {
    const id = view.get(tables.paymentByPlacement, placementId);
    return id === undefined ? undefined : view.get(tables.payments, id);
  };
  /** Of a tender that follows one which waits for the shopper, or is being held. */
  const isUpNext = (view: View, paymentId: string, before: number): boolean => {
    const payment = view.get(tables.payments, paymentId);
    return payment?.state === 'action' || (payment?.updatedAt ?? 0) >= before;
  };
  return {
    lookUp: ({ placementId, step, attempt }) =>
      run('payments.lookUp', (view) => {
        const payment = paymentOf(view, placementId);
        const [first] = payment ? attemptOf(tables, view, { paymentId: payment.id, step, attempt }) : [];
        return { paymentState: payment?.state, requestHash: first?.requestHash };
      }),

    find: (placementId) =>
      run('payments.find', (view) => {
        const payment = paymentOf(view, placementId);
        return payment && viewOf(tables, view, payment);
      }),

    findAction: ({ placementId, step, attempt }) =>
      run('payments.findAction', (view) => {
        const payment = paymentOf(view, placementId);
        if (payment?.state !== 'action') return undefined;
        const tenders = attemptOf(tables, view, { paymentId: payment.id, step, attempt });
        const at = tenders.findIndex(({ id }) => view.get(tables.actions, id) !== undefined);
        const tender = tenders[at];
        const stored = tender && view.get(tables.actions, tender.id);
        if (tender === undefined || stored === undefined) return undefined;
        const { reference, merchantTransactionId } = tender;
        const { action, continuation, details, verified, billTo, validUntil } = stored;
        return {
          open: { ...openTenderOf(tender, payment), isWaiting: false },
          tender: storedTenderOf(tender),
          before: tenders.slice(0, at).map(storedTenderOf),
          after: tenders.slice(at + 1).map((one) => remainingOf(one, stored.rest)),
          shopper: stored.rest?.shopper,
          reference,
          merchantTransactionId,
          promisedDay: undefined,
          action: { action, continuation, details, verified, billTo },
          standing: standingOfWait(view.get(tables.waits, tender.id)),
          hasExpired: validUntil <= view.now.getTime(),
        };
      }),

    staleTenders: (seconds, limit) =>
      run('payments.staleTenders', (view) => {
        const before = view.now.getTime() - seconds * 1_000;
        const waiting = view.all(tables.tenders).filter(({ state, sentAt, createdAt, paymentId }) => {
          const isOpen = state === 'sent' || (state === 'intended' && !isUpNext(view, paymentId, before));
          return isOpen && (sentAt ?? createdAt) < before;
        });
        const acting = [...view.all(tables.tenders)].filter(({ id }) => {
          const action = view.get(tables.actions, id);
          return action !== undefined && action.validUntil < before;
        });
        return [...waiting, ...acting].map(({ id }) => id).slice(0, limit);
      }),
  };
}

function viewOf(tables: PaymentsTables, view: View, payment: PaymentRow): PaymentView {
  const tenders = view
    .all(tables.tenders)
    .filter(({ paymentId }) => paymentId === payment.id)
    .sort((left, right) => left.position - right.position);
  const held = payment.state === 'authorised' ? tenders.filter(({ state }) => state === 'held') : [];
  const acting = tenders.find(({ state }) => state === 'action');
  const failed = tenders
    .filter(({ declineReason }) => declineReason !== undefined)
    .reduce<TenderRow | undefined>(
      (latest, one) => (latest && latest.attempt > one.attempt ? latest : one),
      undefined,
    );
  const latest = tenders.toSorted((one, other) => one.attempt - other.attempt).at(-1);
  const wait = latest && view.get(tables.waits, latest.id);
  return {
    id: payment.id,
    state: payment.state,
    declineReason: payment.declineReason,
    held: held.map(({ id, method, amount, card }) => ({ id, method, amount, ...card })),
    declinedTender:
      payment.state === 'declined' && failed ? { method: failed.method, account: failed.account } : undefined,
    nextAction: acting && actionOf(tables, view, acting),
    applicationStatus: wait?.applicationStatus,
    waitsFor: acting && wait?.waitsFor,
    ...(payment.holdState !== 'held' && {
      holdState: payment.holdState,
      missingMinorUnits: tenders
        .filter(({ state, hasEnded }) => state === 'held' && hasEnded)
        .reduce((sum, { amount, totals }) => sum + amount.minorUnits - totals.captured - totals.voided, 0),
    }),
  };
}

function actionOf(tables: PaymentsTables, view: View, tender: TenderRow): PaymentView['nextAction'] {
  const stored = view.get(tables.actions, tender.id);
  return stored && pendingAction(stored.action, (stored.validUntil - view.now.getTime()) / 1_000);
}

const standingOfWait = (wait: WaitRow | undefined) =>
  wait?.waitsFor && { waitsFor: wait.waitsFor, applicationStatus: wait.applicationStatus };

function remainingOf(tender: TenderRow, rest: PlanRest | undefined): RemainingTender {
  const needed = rest?.tenders.find(({ id }) => id === tender.id);
  if (needed === undefined) throw new Error(`Nothing is stored for the tender ${tender.id}.`);
  const { details, verified } = needed;
  const { merchantTransactionId } = tender;
  return { ...storedTenderOf(tender), details, verified, merchantTransactionId };
}

const storedTenderOf = (tender: TenderRow): StoredTender => ({
  id: tender.id,
  method: tender.method,
  amount: tender.amount,
  account: tender.account,
  ...tender.card,
  ...standingOf(tender),
});
