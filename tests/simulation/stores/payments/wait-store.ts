import { LOOKS } from '../../../../services/payments-finance/src/domain/payment/waiting.ts';
import type { WaitStore } from '../../../../services/payments-finance/src/use-cases/ports/wait-store.ts';
import type { View } from '../memory-database.ts';
import type { RunStatement } from '../run-statement.ts';
import { followStatus, noWait, putWait, tellWaiting } from './tell-waiting.ts';
import type { PaidTender, WaitTelling } from './tell-waiting.ts';
import type { ActionRow, PaymentRow, PaymentsTables, TenderRow, WaitRow } from './tables.ts';

const BEFORE_LIMIT_MS = 90_000;
const REQUESTED_PAUSE_MS = 21_600_000;
const REQUESTED_FOR_MS = 60 * 86_400_000;

/** The in-memory twin of payments-finance's adapters/db/wait-repository.ts. */
export function memoryWaitStore(tables: PaymentsTables, run: RunStatement, telling: WaitTelling): WaitStore {
  function paidBy(view: View, tenderId: string): PaidTender | undefined {
    const tender = view.get(tables.tenders, tenderId);
    const payment = tender && view.lock(tables.payments, tender.paymentId);
    if (payment === undefined) return undefined;
    const { id: paymentId, placementId, site = '' } = payment;
    return { paymentId, placementId, site, tenderId };
  }

  const due = (view: View, limit: number, isDue: (tender: TenderRow, wait: WaitRow) => boolean): WaitRow[] =>
    view
      .all(tables.waits)
      .filter(({ nextLookAt = Infinity, tenderId }) => {
        return nextLookAt <= view.now.getTime() && !view.isTaken(tables.waits, tenderId);
      })
      .filter((wait) => isDue(view.get(tables.tenders, wait.tenderId) as TenderRow, wait))
      .sort((left, right) => (left.nextLookAt ?? 0) - (right.nextLookAt ?? 0))
      .slice(0, limit);

  return {
    move: (tender, { action, ...standing }, terms) =>
      run('waits.move', (view) => {
        const { paymentId, tenderId, version } = tender;
        const payment = view.lock(tables.payments, paymentId);
        const stored = view.lock(tables.actions, tenderId);
        const isOpen = payment?.version === version && payment.state === 'action' && !payment.tombstoned;
        if (!isOpen || stored === undefined) return false;
        view.put(tables.payments, paymentId, { ...payment, version: version + 1n });
        const now = view.now.getTime();
        const beganAt = view.get(tables.waits, tenderId)?.beganAt ?? stored.createdAt;
        const validUntil = Math.min(now + terms[standing.waitsFor] * 1_000, beganAt + terms.longest * 1_000);
        view.put(tables.actions, tenderId, { ...stored, action, validUntil });
        putWait(tables, view, tenderId, { ...standing, beganAt });
        const waits = { for: standing.waitsFor, until: new Date(validUntil) };
        const { applicationStatus } = standing;
        tellWaiting(tables, view, tender, { waits, applicationStatus }, telling);
        return true;
      }),

    claim: ({ limit, method }) =>
      run('waits.claim', (view) =>
        due(view, limit, (tender) => {
          const isOpen = view.get(tables.payments, tender.paymentId)?.state === 'action';
          const isWaiting = tender.state === 'action' && view.get(tables.actions, tender.id) !== undefined;
          return tender.method === method && isOpen && isWaiting;
        }).map((wait) => {
          const now = view.now.getTime();
          const { validUntil } = view.get(tables.actions, wait.tenderId) as ActionRow;
          const { firstSeconds, longestSeconds } = LOOKS;
          const pause = Math.min(longestSeconds, firstSeconds * 2 ** Math.min(wait.looks + 1, 12)) * 1_000;
          const last = Math.max(validUntil - BEFORE_LIMIT_MS, now + firstSeconds * 1_000);
          const nextLookAt = Math.min(now + pause, last);
          view.put(tables.waits, wait.tenderId, { ...wait, looks: wait.looks + 1, nextLookAt });
          const { paymentId, step, attempt } = view.get(tables.tenders, wait.tenderId) as TenderRow;
          const { placementId } = view.get(tables.payments, paymentId) as PaymentRow;
          return { placementId, step, attempt };
        }),
      ),

    follow: (tenderId, status) =>
      run('waits.follow', (view) => {
        const of = paidBy(view, tenderId);
        return of !== undefined && followStatus(tables, view, of, status, telling);
      }),

    claimRequested: ({ limit, method }) =>
      run('waits.claimRequested', (view) =>
        due(view, limit, (tender, { applicationStatus }) => {
          return (
            tender.method === method && tender.state === 'held' && applicationStatus === 'PAYMENT_REQUESTED'
          );
        }).map((wait) => {
          const now = view.now.getTime();
          const nextLookAt = wait.changedAt > now - REQUESTED_FOR_MS ? now + REQUESTED_PAUSE_MS : undefined;
          view.put(tables.waits, wait.tenderId, { ...wait, looks: wait.looks + 1, nextLookAt });
          const { providerId: id = '' } = view.get(tables.tenders, wait.tenderId) as TenderRow;
          return { tenderId: wait.tenderId, method, id };
        }),
      ),

    agreedLate: (tenderId) =>
      run('waits.agreedLate', (view) => {
        const now = view.now.getTime();
        const wait = view.lock(tables.waits, tenderId) ?? noWait(tenderId, now);
        if (wait.agreedLateAt === undefined) view.put(tables.waits, tenderId, { ...wait, agreedLateAt: now });
      }),

    lateYesUndone: (tenderId) =>
      run('waits.lateYesUndone', (view) => {
        const of = paidBy(view, tenderId);
        const wait = view.lock(tables.waits, tenderId);
        if (of === undefined || wait?.agreedLateAt === undefined || wait.lateYesUndoneAt !== undefined)
          return false;
        const lateYesUndoneAt = view.now.getTime();
        view.put(tables.waits, tenderId, { ...wait, lateYesUndoneAt, applicationStatus: 'CANCELLED' });
        const told = { waits: undefined, applicationStatus: 'CANCELLED', isAgreedLate: true } as const;
        tellWaiting(tables, view, of, told, telling);
        return true;
      }),
  };
}
