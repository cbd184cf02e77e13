import { currentTraceparent } from '@loupe/telemetry/trace';
import { storeWork } from '@loupe/database/later-work';
import type { NewWork } from '@loupe/database/later-work';
import { retryOnConflict } from '@loupe/database/conflict';
import type { Tx } from '@loupe/database/tx';
import type { LaterKinds } from '../../domain/later-kinds.ts';
import { sql } from './gen/statements.ts';

/**
 * Work that events cause, stored with their rows of the inbox by one statement.
 * @param consumer the group whose rows these are
 */
export function owedMessages(tx: Tx, consumer: string) {
  return {
    async store(eventId: string, orderId: string, work: NewWork<LaterKinds>): Promise<boolean> {
      const { id, kind, payload, series = null } = work;
      const trace = currentTraceparent() ?? null;
      const [stored] = await retryOnConflict(() =>
        tx.query(STORE, [consumer, eventId, orderId, id, kind, JSON.stringify(payload), series, trace]),
      );
      return stored?.isKnown === true;
    },
  };
}

const STORE = sql(
  'store-owed-message',
  `WITH sold AS (SELECT id FROM sales_order WHERE id = $3),
  first AS (
    INSERT INTO inbox (consumer, message_id) SELECT $1, $2::uuid FROM sold ON CONFLICT DO NOTHING RETURNING message_id
  ), stored AS (
    ${storeWork({
      id: '$4',
      kind: '$5',
      payload: '$6::jsonb',
      series: '$7::text',
      traceparent: '$8::text',
      from: 'FROM first',
    })}
  )
  SELECT EXISTS (SELECT FROM sold) AS "isKnown"`,
);
