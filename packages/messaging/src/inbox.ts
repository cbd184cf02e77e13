import type { Tx } from '@loupe/database/tx';

/**
 * True once per consumer and message; call it in the transaction of the effect, and do nothing when it returns false. Two
 * deliveries at the same time wait for each other on the row.
 *
 * Topics keep every event, so rows are kept too: without its row a replayed message would act twice.
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
