import { EVENTS_KEPT_DAYS } from '@loupe/contracts/topics';
import type { RetentionRule, Sweep } from '@loupe/database/retention';
import type { Tx } from '@loupe/database/tx';

/**
 * True once per consumer and message; call it in the transaction of the effect, and do nothing when it returns false. Two
 * deliveries at the same time wait for each other on the row.
 *
 * Rows are kept longer than topics keep events: without its row a message that is read again would act twice.
 * @param messageId the envelope's id, never an offset: a message sent twice has two offsets
 */
export async function firstTime(tx: Tx, consumer: string, messageId: string): Promise<boolean> {
  const rows = await tx.query(
    `INSERT INTO inbox (consumer, message_id) VALUES ($1, $2::uuid)
     ON CONFLICT DO NOTHING
     RETURNING message_id`,
    [consumer, messageId],
  );
  return rows.length === 1;
}

/** A broker deletes whole segments, so that an event may stay a week longer than its topic says. */
const SPARE_DAYS = 30;
export const INBOX_RULE = {
  table: 'inbox',
  keep: `${EVENTS_KEPT_DAYS + SPARE_DAYS} days`,
} as const satisfies RetentionRule;

/** Deletes the rows of messages that no topic has any more. */
export const pruneInbox =
  (tx: Tx): Sweep =>
  async (keep, limit) => {
    const rows = await tx.query(
      `DELETE FROM inbox WHERE (consumer, message_id) IN (
         SELECT consumer, message_id FROM inbox WHERE received_at < now() - $1::text::interval
         ORDER BY received_at LIMIT $2 FOR UPDATE SKIP LOCKED)
       RETURNING 1 AS pruned`,
      [keep, limit],
    );
    return rows.length;
  };
