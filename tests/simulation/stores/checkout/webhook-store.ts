import type { RunStatement } from '../run-statement.ts';
import type { CheckoutTables, WebhookRow } from './tables.ts';

interface WebhookKey {
  readonly provider: string;
  readonly messageId: string;
}

const DAY_MS = 86_400_000;
const LONGEST_PAUSE_SECONDS = 600;

/** The in-memory twin of cart-checkout's adapters/db/webhook-repository.ts. */
export function memoryWebhookStore({ webhooks }: CheckoutTables, run: RunStatement) {
  const idOf = ({ provider, messageId }: WebhookKey) => `${provider}/${messageId}`;
  return {
    store: ({ provider, messageId, body }: WebhookKey & { readonly body: string }): Promise<boolean> =>
      run('webhooks.store', (view) => {
        const id = idOf({ provider, messageId });
        if (view.lock(webhooks, id) !== undefined) return false;
        const at = view.now.getTime();
        const fresh = {
          state: 'due',
          outcome: undefined,
          attempts: 0,
          nextAttemptAt: at,
          receivedAt: at,
        } as const;
        view.put(webhooks, id, { provider, messageId, body, ...fresh });
        return true;
      }),

    lease: (limit: number, leaseSeconds: number): Promise<(WebhookKey & { readonly body: string })[]> =>
      run('webhooks.lease', (view) => {
        const now = view.now.getTime();
        const due = view
          .all(webhooks)
          .filter(
            (row) => row.state === 'due' && row.nextAttemptAt <= now && !view.isTaken(webhooks, idOf(row)),
          )
          .sort((left, right) => left.receivedAt - right.receivedAt)
          .slice(0, limit);
        return due.map((row) => {
          const leased = { ...row, attempts: row.attempts + 1, nextAttemptAt: now + leaseSeconds * 1_000 };
          const { provider, messageId, body } = view.put(webhooks, idOf(row), leased);
          return { provider, messageId, body };
        });
      }),

    take: (webhook: WebhookKey): Promise<boolean> =>
      run('webhooks.take', (view) => view.lock(webhooks, idOf(webhook))?.state === 'due'),

    close: (webhook: WebhookKey, state: 'done' | 'failed', outcome: string): Promise<void> =>
      run('webhooks.close', (view) => {
        const row = view.lock(webhooks, idOf(webhook));
        if (row?.state === 'due') view.put(webhooks, idOf(webhook), { ...row, state, outcome });
      }),

    postpone: (webhook: WebhookKey, outcome: string): Promise<'due' | 'failed'> =>
      run('webhooks.postpone', (view) => {
        const row = view.lock(webhooks, idOf(webhook));
        if (row?.state !== 'due') return 'due';
        const now = view.now.getTime();
        const state: WebhookRow['state'] = row.receivedAt < now - DAY_MS ? 'failed' : 'due';
        const pause = Math.min(LONGEST_PAUSE_SECONDS, 2 ** Math.min(row.attempts, 12));
        view.put(webhooks, idOf(webhook), { ...row, outcome, state, nextAttemptAt: now + pause * 1_000 });
        return state;
      }),
  };
}
