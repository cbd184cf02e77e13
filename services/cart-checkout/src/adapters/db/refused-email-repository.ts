import type { Tx } from '@loupe/database/tx';
import { sql } from './gen/statements.ts';

/** E-mails about an order that were refused for good. */
export function refusedEmailRepository(tx: Tx) {
  return {
    async add(refused: { readonly orderId: string; readonly message: string; readonly reason: string }) {
      await tx.query(ADD, [refused.orderId, refused.message, refused.reason]);
    },
  };
}

const ADD = sql(
  'add-refused-email',
  `INSERT INTO refused_email (order_id, message, reason, refused_at) VALUES ($1, $2, $3, clock())
  ON CONFLICT DO NOTHING`,
);
