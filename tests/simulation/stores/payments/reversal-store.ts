import type { ReversalStore } from '../../../../services/payments-finance/src/use-cases/ports/reversal-store.ts';
import type { RunStatement } from '../run-statement.ts';
import type { View } from '../memory-database.ts';
import { attemptOf } from './open-tender.ts';
import type { PaymentsTables, TenderRow } from './tables.ts';

const LEASE_SECONDS = 60;

/** The in-memory twin of payments-finance's adapters/db/reversal-repository.ts. */
export function memoryReversalStore(tables: PaymentsTables, run: RunStatement): ReversalStore {
  return {
    claim: ({ limit, ...which }) =>
      run('reversals.claim', (view) => {
        const now = view.now.getTime();
        const due = view
          .all(tables.reversals)
          .filter((task) => task.state === 'due' && task.nextAttemptAt <= now)
          .filter((task) => isAsked(which, view.get(tables.tenders, task.tenderId) as TenderRow))
          .filter((task) => !waitsForLater(tables, view, task.tenderId))
          .filter((task) => !view.isTaken(tables.reversals, task.tenderId))
          .sort((left, right) => left.nextAttemptAt - right.nextAttemptAt)
          .slice(0, limit);
        return due.map((task) => {
          const attempts = task.attempts + 1;
          const nextAttemptAt = now + LEASE_SECONDS * 1_000;
          view.put(tables.reversals, task.tenderId, { ...task, attempts, nextAttemptAt });
          const tender = view.get(tables.tenders, task.tenderId) as TenderRow;
          const { providerId, reference, merchantTransactionId, method, account, hasEnded } = tender;
          const { authenticationId, declineReason } = tender;
          const held = tender.held ?? tender.amount;
          const amount = { ...held, minorUnits: held.minorUnits - tender.totals.released };
          const ageHours = (now - task.createdAt) / 3_600_000;
          return {
            tenderId: task.tenderId,
            attempts,
            providerId,
            reference,
            merchantTransactionId,
            amount,
            ageHours,
            method,
            account,
            authenticationId,
            hasEnded,
            isLate: declineReason !== undefined && declineReason !== 'amount-not-approved',
            isLateYesKnown: view.get(tables.waits, task.tenderId)?.agreedLateAt !== undefined,
          };
        });
      }),

    postpone: (tenderId, seconds) =>
      run('reversals.postpone', (view) => {
        const task = view.lock(tables.reversals, tenderId);
        if (task?.state !== 'due') return;
        const nextAttemptAt = view.now.getTime() + seconds * 1_000;
        view.put(tables.reversals, tenderId, { ...task, nextAttemptAt });
      }),
  };
}

const isAsked = (which: object, { id, method }: TenderRow): boolean =>
  'tenderId' in which ? which.tenderId === id : 'method' in which && which.method === method;

/** Of one attempt the last tender is reversed first. */
function waitsForLater(tables: PaymentsTables, view: View, tenderId: string): boolean {
  const own = view.get(tables.tenders, tenderId) as TenderRow;
  return attemptOf(tables, view, own).some((later) => {
    const task = view.get(tables.reversals, later.id);
    const isUntried = task?.state === 'due' && task.attempts < 2;
    return later.position > own.position && (later.state === 'sent' || isUntried);
  });
}
