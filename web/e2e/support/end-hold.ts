import { withDatabase } from '../../../tests/system/support/database.ts';

/** The bank's hold on an order's card has ended an hour ago, as far as payments knows. */
export const endHold = (orderNumber: string): Promise<void> =>
  withDatabase(async (client) => {
    const { rowCount } = await client.query(
      `UPDATE payments_finance.tender SET held_until = now() - interval '1 hour', hold_due_at = now() - interval '1 hour'
       WHERE reference = $1 AND state = 'held'`,
      [orderNumber],
    );
    if (rowCount !== 1) throw new Error(`Order ${orderNumber} has ${rowCount} holds.`);
  });
