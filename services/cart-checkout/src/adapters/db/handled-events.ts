import type { Tx } from '@loupe/database/tx';
import { firstTime } from '@loupe/messaging/inbox';

/**
 * The inbox, for an effect that no transaction can hold (an e-mail): read before it, written after it.
 * @param consumer the group whose rows these are
 */
export function handledEvents(tx: Tx, consumer: string) {
  return {
    async has(eventId: string): Promise<boolean> {
      const sql = 'SELECT FROM inbox WHERE consumer = $1 AND message_id = $2::uuid';
      return (await tx.query(sql, [consumer, eventId])).length > 0;
    },

    async add(eventId: string): Promise<void> {
      await firstTime(tx, consumer, eventId);
    },
  };
}
