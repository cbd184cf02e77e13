import type { LeasedWork, NewWork } from '@loupe/database/later-work';
import type { LaterKinds } from '../../../../services/cart-checkout/src/domain/later-kinds.ts';
import type { ApplicationStatus } from '../../../../services/cart-checkout/src/domain/placement/application-status.ts';
import type { RunStatement } from '../run-statement.ts';
import type { View } from '../memory-database.ts';
import type { CheckoutTables, LaterRow } from './tables.ts';

/** The in-memory twin of @loupe/database/later-work. */
export function memoryLaterStore(tables: CheckoutTables, run: RunStatement) {
  const follows = (view: View, { series, number }: LaterRow): boolean =>
    series !== null &&
    view.all(tables.later).some((other) => other.series === series && other.number > number);
  const waits = (view: View, { series, number }: LaterRow): boolean =>
    series !== null &&
    view.all(tables.later).some((other) => other.series === series && other.number < number);
  return {
    store: (work: NewWork<LaterKinds>): Promise<void> =>
      run('later.store', (view) => putLater(view, tables, work)),

    lease: (kinds: readonly string[], limit: number, seconds: number): Promise<LeasedWork[]> =>
      run('later.lease', (view) => {
        const now = view.now.getTime();
        const due = view
          .all(tables.later)
          .filter(
            (row) =>
              kinds.includes(row.kind) &&
              row.nextAttemptAt <= now &&
              !waits(view, row) &&
              !view.isTaken(tables.later, row.id),
          );
        return due.slice(0, limit).map((row) => {
          const attempts = row.attempts + 1;
          view.put(tables.later, row.id, { ...row, attempts, nextAttemptAt: now + seconds * 1_000 });
          const { id, kind, payload, createdAt } = row;
          return { id, kind, payload, attempts, ageSeconds: (now - createdAt) / 1_000 };
        });
      }),

    remove: (id: string): Promise<boolean> =>
      run('later.remove', (view) => {
        const row = view.lock(tables.later, id);
        if (row === undefined) return false;
        view.remove(tables.later, id);
        return follows(view, row);
      }),

    postpone: (id: string, seconds: number): Promise<boolean> =>
      run('later.postpone', (view) => {
        const row = view.lock(tables.later, id);
        if (row === undefined) return false;
        const nextAttemptAt = view.now.getTime() + seconds * 1_000;
        view.put(tables.later, id, { ...row, nextAttemptAt, series: null });
        return follows(view, row);
      }),
  };
}

function putLater(
  view: View,
  tables: CheckoutTables,
  { id, kind, payload, series }: NewWork<LaterKinds>,
): void {
  if (view.lock(tables.later, id) !== undefined) return;
  const createdAt = view.now.getTime();
  const number = 1 + Math.max(0, ...view.all(tables.later).map((row) => row.number));
  const due = { attempts: 0, nextAttemptAt: createdAt, createdAt };
  view.put(tables.later, id, { id, kind, payload, series: series ?? null, number, ...due });
}

/** The in-memory twin of cart-checkout's adapters/db/owed-messages.ts. */
export const memoryOwedMessages = (tables: CheckoutTables, run: RunStatement, group: string) => ({
  store: (eventId: string, orderId: string, work: NewWork<LaterKinds>): Promise<boolean> =>
    run(`${group}.store`, (view) => {
      if (view.get(tables.orders, orderId) === undefined) return false;
      if (tables.messaging.firstTime(view, group, eventId)) putLater(view, tables, work);
      return true;
    }),
});

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
