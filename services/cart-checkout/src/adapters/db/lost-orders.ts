import type { Tx } from '@loupe/database/tx';
import type { UnknownOrder } from '../../domain/order/unknown-order.ts';
import { sql } from './gen/statements.ts';

/** Attempts after which a message is not only early for its order. */
const TRIED = 3;

const UNKNOWN = sql(
  'orders-only-the-warehouse-has',
  `
  SELECT coalesce(body::jsonb ->> 'orderNumber', '') AS "orderNumber", count(*)::int AS messages, min(received_at) AS since,
         array_agg(coalesce(body::jsonb ->> 'type', '') ORDER BY received_at) AS types
  FROM webhook
  WHERE provider = 'fulfilment' AND (state = 'due' OR state = 'failed') AND outcome = 'there is no such order' AND attempts >= $1
  GROUP BY body::jsonb ->> 'orderNumber'
  ORDER BY min(received_at)`,
);

/** $1 order number, $2 what was decided, and by whom. */
const CLOSE = sql(
  'close-order-only-the-warehouse-has',
  `
  UPDATE webhook SET state = 'done', outcome = $2
  WHERE provider = 'fulfilment' AND (state = 'due' OR state = 'failed') AND outcome = 'there is no such order'
    AND body::jsonb ->> 'orderNumber' = $1
  RETURNING message_id`,
);

/** After a restore: orders of the lost time. Their messages are kept until an operator closes them. */
export function lostOrders(tx: Tx) {
  return {
    list: (): Promise<UnknownOrder[]> => tx.query(UNKNOWN, [TRIED]),

    /** @returns how many messages were closed */
    async close(orderNumber: string, decision: string): Promise<number> {
      return (await tx.query(CLOSE, [orderNumber, decision])).length;
    },
  };
}
