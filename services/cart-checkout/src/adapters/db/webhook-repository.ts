import type { Tx } from '@loupe/database/tx';
import { sql } from './gen/statements.ts';

export interface WebhookKey {
  readonly provider: string;
  readonly messageId: string;
}

export interface StoredWebhook extends WebhookKey {
  readonly body: string;
}

/** Messages of third parties: stored once, then retried until they are done or failed. */
export function webhookRepository(tx: Tx) {
  return {
    /** @returns false when it is already stored */
    async store({ provider, messageId, body }: StoredWebhook): Promise<boolean> {
      return (await tx.query(STORE, [provider, messageId, body])).length > 0;
    },

    /** Due messages, oldest first. No other caller gets them until the lease expires. */
    lease: (limit: number, leaseSeconds: number): Promise<StoredWebhook[]> =>
      tx.query(LEASE, [limit, leaseSeconds]),

    /** Locks it for this transaction. @returns false when it is no longer due */
    async take({ provider, messageId }: WebhookKey): Promise<boolean> {
      return (await tx.query(TAKE, [provider, messageId])).length > 0;
    },

    /** @param outcome a description for operators */
    async close(
      { provider, messageId }: WebhookKey,
      state: 'done' | 'failed',
      outcome: string,
    ): Promise<void> {
      await tx.query(CLOSE, [provider, messageId, state, outcome]);
    },

    /** Schedules a retry with exponential backoff, for 24 hours. @returns `failed` after that */
    async postpone({ provider, messageId }: WebhookKey, why: string): Promise<'due' | 'failed'> {
      const [row] = await tx.query(POSTPONE, [provider, messageId, why]);
      return row?.state ?? 'due';
    },

    /** Deletes done messages that were received more than `days` ago. @returns how many */
    prune: async (keep: string, limit: number): Promise<number> =>
      (await tx.query(PRUNE, [keep, limit])).length,
    pruneFailed: async (keep: string, limit: number): Promise<number> =>
      (await tx.query(PRUNE_FAILED, [keep, limit])).length,
  };
}

// The column holds milliseconds and rounds: without date_trunc, a message can be due after the sweep that its arrival wakes.
const STORE = sql(
  'store-webhook',
  `
  INSERT INTO webhook (provider, message_id, body, next_attempt_at, received_at)
  VALUES ($1, $2, $3, date_trunc('milliseconds', clock()), clock())
  ON CONFLICT DO NOTHING
  RETURNING message_id`,
);

const LEASE = sql(
  'lease-webhooks',
  `
  UPDATE webhook w SET next_attempt_at = clock() + make_interval(secs => $2), attempts = attempts + 1
  FROM (
    SELECT provider, message_id FROM webhook WHERE state = 'due' AND next_attempt_at <= clock()
    ORDER BY received_at LIMIT $1 FOR UPDATE SKIP LOCKED
  ) AS chosen
  WHERE w.provider = chosen.provider AND w.message_id = chosen.message_id
  RETURNING w.provider, w.message_id AS "messageId", w.body`,
);

const TAKE = sql(
  'take-webhook',
  `SELECT FROM webhook WHERE provider = $1 AND message_id = $2 AND state = 'due' FOR UPDATE`,
);

const CLOSE = sql(
  'close-webhook',
  `
  UPDATE webhook SET state = $3, outcome = $4 WHERE provider = $1 AND message_id = $2 AND state = 'due'`,
);

const pruneIn = (state: string): string => `
  DELETE FROM webhook WHERE (provider, message_id) IN (
    SELECT provider, message_id FROM webhook WHERE state = '${state}' AND received_at < clock() - $1::text::interval
    ORDER BY received_at LIMIT $2)
  RETURNING message_id`;

const PRUNE = sql('prune-webhooks', pruneIn('done'));
// An operator was told of them, and has had this time to have them sent again.
const PRUNE_FAILED = sql('prune-failed-webhooks', pruneIn('failed'));

// Backoff: 2, 4, 8 … seconds, at most ten minutes.
const POSTPONE = sql(
  'postpone-webhook',
  `
  UPDATE webhook SET outcome = $3,
    state = CASE WHEN received_at < clock() - interval '24 hours' THEN 'failed' ELSE 'due' END,
    next_attempt_at = clock() + make_interval(secs => least(600, 2 ^ least(attempts, 12)))
  WHERE provider = $1 AND message_id = $2 AND state = 'due'
  RETURNING state`,
).refine<{ state: 'due' | 'failed' }>();
