import type { Tx } from '@loupe/database/tx';
import { sql } from './gen/statements.ts';

/** Orders that the collector of statistics is told about (ST-13). */
export function orderAnnouncementRepository(tx: Tx) {
  return {
    /** @returns whether this caller is the one to tell it: nobody has, and nobody began within the last minute */
    begin: async (orderId: string): Promise<boolean> => (await tx.query(BEGIN, [orderId])).length > 0,

    /** @returns whether it was begun and not told before */
    end: async (orderId: string): Promise<boolean> => (await tx.query(END, [orderId])).length > 0,
  };
}

const BEGIN = sql(
  'begin-order-announcement',
  `INSERT INTO order_announcement AS a (order_id, begun_at) VALUES ($1, clock())
  ON CONFLICT (order_id) DO UPDATE SET begun_at = clock()
    WHERE a.done_at IS NULL AND a.begun_at < clock() - interval '1 minute'
  RETURNING a.order_id AS id`,
);

const END = sql(
  'end-order-announcement',
  `UPDATE order_announcement SET done_at = clock() WHERE order_id = $1 AND done_at IS NULL RETURNING order_id AS id`,
);
