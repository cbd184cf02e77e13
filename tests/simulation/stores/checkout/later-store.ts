import type { LeasedWork } from '@loupe/database/later-work';
import type { WaitingEmail } from '../../../../services/cart-checkout/src/domain/placement/waiting-email.ts';
import type { ApplicationStatus } from '../../../../services/cart-checkout/src/domain/placement/application-status.ts';
import type { RunStatement } from '../run-statement.ts';
import type { CheckoutTables } from './tables.ts';

/** The in-memory twin of @loupe/database/later-work, for e-mails about payments that wait. */
export function memoryLaterStore(tables: CheckoutTables, run: RunStatement) {
  return {
    store: ({ id, payload }: { readonly id: string; readonly payload: WaitingEmail }): Promise<void> =>
      run('later.store', (view) => {
        if (view.lock(tables.later, id) !== undefined) return;
        const createdAt = view.now.getTime();
        view.put(tables.later, id, { id, payload, attempts: 0, nextAttemptAt: createdAt, createdAt });
      }),

    lease: (_kinds: readonly string[], limit: number, seconds: number): Promise<LeasedWork[]> =>
      run('later.lease', (view) => {
        const now = view.now.getTime();
        const due = view
          .all(tables.later)
          .filter(({ id, nextAttemptAt }) => nextAttemptAt <= now && !view.isTaken(tables.later, id));
        return due.slice(0, limit).map((row) => {
          const attempts = row.attempts + 1;
          view.put(tables.later, row.id, { ...row, attempts, nextAttemptAt: now + seconds * 1_000 });
          const { id, payload, createdAt } = row;
          return { id, kind: 'waiting-email', payload, attempts, ageSeconds: (now - createdAt) / 1_000 };
        });
      }),

    remove: (id: string): Promise<void> => run('later.remove', (view) => view.remove(tables.later, id)),

    postpone: (id: string, seconds: number): Promise<void> =>
      run('later.postpone', (view) => {
        const row = view.lock(tables.later, id);
        const nextAttemptAt = view.now.getTime() + seconds * 1_000;
        if (row !== undefined) view.put(tables.later, id, { ...row, nextAttemptAt });
      }),
  };
}

/** The in-memory twin of cart-checkout's adapters/db/order-application-repository.ts. */
export const memoryOrderApplicationStore = (tables: CheckoutTables, run: RunStatement) => ({
  follow: (placementId: string, status: ApplicationStatus, version: bigint): Promise<void> =>
    run('orderApplications.follow', (view) => {
      const isOrdered = view.all(tables.orders).some((order) => order.placementId === placementId);
      const before = view.lock(tables.orderApplications, placementId);
      if (isOrdered && (before?.version ?? 0n) < version)
        view.put(tables.orderApplications, placementId, { status, version });
    }),
});
