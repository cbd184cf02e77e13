import type { Tx } from '@loupe/database/tx';
import type { ListEmail } from '../../domain/list/list-email.ts';

/** Lists on their way to somebody: stored before the shopper is told, gone once they have been sent. */
export function listEmailRepository(tx: Tx) {
  return {
    async store({ id, site, recipient, senderName, message, items, total }: ListEmail): Promise<void> {
      await tx.query(STORE, [id, site, recipient, senderName, message, JSON.stringify(items), total]);
    },

    /** Those that are due, theirs alone who took them until they come again. `isOver`: tried long enough. */
    lease: (limit: number): Promise<(ListEmail & { readonly isOver: boolean })[]> => tx.query(LEASE, [limit]),

    async remove(id: string): Promise<void> {
      await tx.query('DELETE FROM shopping_list_email WHERE id = $1', [id]);
    },
  };
}

const STORE = `
INSERT INTO shopping_list_email (id, site, recipient, sender_name, message, items, total, next_attempt_at, created_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, clock(), clock())`;

// The pause before the next attempt is set before this one: 2, 4, 8 … minutes, an hour at most. Longer than a mail server
// is waited for, so that no two send one.
const LEASE = `
UPDATE shopping_list_email
SET attempts = attempts + 1, next_attempt_at = clock() + least(interval '2 minutes' * power(2, least(attempts, 5)), interval '1 hour')
FROM (
  SELECT id AS due FROM shopping_list_email WHERE next_attempt_at <= clock()
  ORDER BY next_attempt_at LIMIT $1 FOR UPDATE SKIP LOCKED
) AS chosen
WHERE id = due
RETURNING id, site, recipient, sender_name AS "senderName", message, items, total,
  created_at < clock() - interval '3 days' AS "isOver"`;
