import type { Tx } from '@loupe/database/tx';
import { firstTime } from '@loupe/messaging/inbox';
import { sql } from './gen/statements.ts';

/**
 * The inbox, for an effect that cannot be part of a transaction (an e-mail): read before it, written after it.
 * @param consumer the group whose rows these are
 */
export function handledEvents(tx: Tx, consumer: string) {
  return {
    async has(eventId: string): Promise<boolean> {
      return (await tx.query(FIND, [consumer, eventId])).length > 0;
    },

    async add(eventId: string): Promise<void> {
      await firstTime(tx, consumer, eventId);
    },
  };
}

const FIND = sql('find-handled-event', 'SELECT FROM inbox WHERE consumer = $1 AND message_id = $2::uuid');
