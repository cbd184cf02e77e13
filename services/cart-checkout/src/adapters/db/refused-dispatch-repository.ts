import type { Tx } from '@loupe/database/tx';
import type { RefusedDispatch } from '../../domain/order/refused-dispatch.ts';
import { sql } from './gen/statements.ts';

/** Orders that the warehouse refused because of a field. */
export function refusedDispatchRepository(tx: Tx) {
  return {
    async add({ orderId, field }: { readonly orderId: string; readonly field: string }): Promise<void> {
      await tx.query(ADD, [orderId, field]);
    },

    async repeat(orderNumber: string, operator: string): Promise<string | undefined> {
      const [repeated] = await tx.query(REPEAT, [orderNumber, operator]);
      return repeated?.orderId;
    },

    /** Oldest first; not those of which nothing is left to send. */
    open: (): Promise<RefusedDispatch[]> => tx.query(OPEN),
  };
}

const ADD = sql(
  'add-refused-dispatch',
  `INSERT INTO refused_dispatch (order_id, field, refused_at) VALUES ($1, $2, clock()) ON CONFLICT DO NOTHING`,
);

const REPEAT = sql(
  'repeat-refused-dispatch',
  `UPDATE refused_dispatch r SET repeated_at = clock(), repeated_by = $2
  FROM sales_order o WHERE o.order_number = $1 AND r.order_id = o.id AND r.repeated_at IS NULL
  RETURNING r.order_id AS "orderId"`,
);

/** Pieces of the order are neither sent nor cancelled. */
export const STILL_TO_SEND = `EXISTS (
  SELECT FROM order_line l WHERE l.order_id = r.order_id AND l.quantity > l.shipped + l.cancelled)`;

const OPEN = sql(
  'open-refused-dispatches',
  `SELECT o.order_number AS "orderNumber", o.site, r.field, r.refused_at AS "refusedAt"
  FROM refused_dispatch r JOIN sales_order o ON o.id = r.order_id
  WHERE r.repeated_at IS NULL AND ${STILL_TO_SEND} ORDER BY r.refused_at`,
);
