import type { NoticeStore } from '../../../../services/payments-finance/src/use-cases/ports/notices.ts';
import type { RunStatement } from '../run-statement.ts';
import type { NoticeRow, PaymentRow, PaymentsTables } from './tables.ts';

const LEASE_MS = 30_000;
const GIVEN_UP_MS = 86_400_000;
const LONGEST_PAUSE_SECONDS = 600;

const keyOf = ({ method, messageId }: Pick<NoticeRow, 'method' | 'messageId'>) => `${method}/${messageId}`;

/** The in-memory twin of payments-finance's adapters/db/notice-repository.ts, for what a lender tells. */
export function memoryNoticeStore(
  tables: PaymentsTables,
  run: RunStatement,
): Omit<NoticeStore, 'endHold' | 'prune'> {
  return {
    store: (notice) =>
      run('notices.store', (view) => {
        if (view.lock(tables.notices, keyOf(notice)) !== undefined) return false;
        const at = view.now.getTime();
        const nothingYet = { state: 'due', outcome: undefined, attempts: 0 } as const;
        const row = { ...notice, ...nothingYet, nextAttemptAt: at, receivedAt: at };
        view.put(tables.notices, keyOf(notice), row);
        return true;
      }),

    claim: (limit) =>
      run('notices.claim', (view) => {
        const now = view.now.getTime();
        const due = view
          .all(tables.notices)
          .filter(({ state, nextAttemptAt }) => state === 'due' && nextAttemptAt <= now)
          .filter((row) => !view.isTaken(tables.notices, keyOf(row)))
          .sort((left, right) => left.nextAttemptAt - right.nextAttemptAt)
          .slice(0, limit);
        return due.map((row) => {
          const leased = { ...row, nextAttemptAt: now + LEASE_MS, attempts: row.attempts + 1 };
          const { method, messageId, notice } = view.put(tables.notices, keyOf(row), leased);
          return { method, messageId, notice };
        });
      }),

    find: (method, { reference, transactionId }) =>
      run('notices.find', (view) => {
        const tender = view.all(tables.tenders).find((one) => {
          const isOf = one.reference === reference && one.merchantTransactionId === transactionId;
          return one.method === method && isOf;
        });
        if (tender === undefined) return undefined;
        const { id: tenderId, paymentId, step, attempt, state } = tender;
        const { placementId } = view.get(tables.payments, paymentId) as PaymentRow;
        return { tenderId, placementId, step, attempt, state };
      }),

    undo: (tenderId, begun) =>
      run('notices.undo', (view) => {
        const tender = view.lock(tables.tenders, tenderId);
        if (tender?.state !== 'declined') return;
        view.put(tables.tenders, tenderId, {
          ...tender,
          authenticationId: tender.authenticationId ?? begun,
        });
        const task = view.lock(tables.reversals, tenderId);
        if (task?.state === 'due') return;
        const at = view.now.getTime();
        const due = { tenderId, state: 'due', attempts: 0, nextAttemptAt: at, createdAt: at } as const;
        view.put(tables.reversals, tenderId, due);
      }),

    close: (notice, outcome) =>
      run('notices.close', (view) => {
        const row = view.lock(tables.notices, keyOf(notice));
        if (row?.state === 'due') view.put(tables.notices, keyOf(notice), { ...row, state: 'done', outcome });
      }),

    postpone: (notice, outcome) =>
      run('notices.postpone', (view) => {
        const row = view.lock(tables.notices, keyOf(notice));
        if (row?.state !== 'due') return 'due';
        const now = view.now.getTime();
        const state = row.receivedAt < now - GIVEN_UP_MS ? 'failed' : 'due';
        const pause = Math.min(LONGEST_PAUSE_SECONDS, 2 ** Math.min(row.attempts, 12));
        view.put(tables.notices, keyOf(notice), {
          ...row,
          state,
          outcome,
          nextAttemptAt: now + pause * 1_000,
        });
        return state;
      }),
  };
}
