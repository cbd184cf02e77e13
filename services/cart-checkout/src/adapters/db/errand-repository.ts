import type { Tx } from '@loupe/database/tx';
import { errandId } from '../../domain/order/errand.ts';
import type { Errand } from '../../domain/order/errand.ts';

export interface StoredErrand {
  readonly id: string;
  readonly errand: Errand;
  /** Tried for three days. */
  readonly isOver: boolean;
}

/** What was put off: stored before its event counts as handled, gone once it has been run. */
export function errandRepository(tx: Tx) {
  return {
    /** Nothing new where it is known. */
    async store(errand: Errand): Promise<void> {
      await tx.query(STORE, [errandId(errand), JSON.stringify(errand)]);
    },

    /** Those that are due, theirs alone who took them until they come again. */
    lease: (limit: number): Promise<StoredErrand[]> => tx.query(LEASE, [limit]),

    async remove(id: string): Promise<void> {
      await tx.query('DELETE FROM order_errand WHERE id = $1', [id]);
    },
  };
}

// The first try was the event's; greylisting lets go after some minutes.
const STORE = `
INSERT INTO order_errand (id, errand, next_attempt_at, created_at)
VALUES ($1, $2, clock() + interval '2 minutes', clock())
ON CONFLICT DO NOTHING`;

// The pause before the next attempt is set before this one: 4, 8 … minutes, an hour at most. Longer than a mail server is
// waited for, so that no two send one.
const LEASE = `
UPDATE order_errand
SET attempts = attempts + 1,
  next_attempt_at = clock() + least(interval '4 minutes' * power(2, least(attempts, 4)), interval '1 hour')
FROM (
  SELECT id AS due FROM order_errand WHERE next_attempt_at <= clock()
  ORDER BY next_attempt_at LIMIT $1 FOR UPDATE SKIP LOCKED
) AS chosen
WHERE id = due
RETURNING id, errand, created_at < clock() - interval '3 days' AS "isOver"`;
