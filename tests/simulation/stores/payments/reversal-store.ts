import type { ReversalStore } from '../../../../services/payments-finance/src/use-cases/ports.ts';
import type { RunStatement } from '../run-statement.ts';
import type { PaymentsTables, TenderRow } from './tables.ts';

const LEASE_SECONDS = 60;

/** The in-memory twin of payments-finance's adapters/db/reversal-repository.ts. */
export function memoryReversalStore(tables: PaymentsTables, run: RunStatement): ReversalStore {
  return {
    claim: ({ limit, tenderId }) =>
      run('reversals.claim', (view) => {
        const now = view.now.getTime();
        const due = view
          .all(tables.reversals)
          .filter((task) => task.state === 'due' && task.nextAttemptAt <= now)
          .filter((task) => tenderId === undefined || task.tenderId === tenderId)
          .filter((task) => !view.isTaken(tables.reversals, task.tenderId))
          .sort((left, right) => left.nextAttemptAt - right.nextAttemptAt)
          .slice(0, limit);
        return due.map((task) => {
          const attempts = task.attempts + 1;
          const nextAttemptAt = now + LEASE_SECONDS * 1_000;
          view.put(tables.reversals, task.tenderId, { ...task, attempts, nextAttemptAt });
          const tender = view.get(tables.tenders, task.tenderId) as TenderRow;
          const { providerId, reference, merchantTransactionId } = tender;
          const amount = tender.held ?? tender.amount;
          const ageHours = (now - task.createdAt) / 3_600_000;
          return {
            ...{ tenderId: task.tenderId, attempts, providerId, reference, merchantTransactionId, amount },
            ageHours,
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
