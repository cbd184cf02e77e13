import { expect } from '@jest/globals';
import type { Shop } from './shop.ts';

/** The invariants while nothing runs: nothing reserved, no live placement, ledgers that add up, orders paid in full. */
export async function expectSound(shop: Shop): Promise<void> {
  const none = async (sql: string) => expect(await shop.query(sql)).toEqual([]);
  await none(`SELECT * FROM reservation WHERE state = 'held'`);
  await none(`SELECT id, state FROM placement WHERE state NOT IN ('placed', 'released')`);
  await none(`SELECT id FROM placement WHERE challenge IS NOT NULL`);
  await none(
    `SELECT sku FROM stock_item WHERE reserved <> 0 UNION ALL SELECT sku FROM stock_bucket WHERE reserved <> 0`,
  );
  await none(`SELECT s.sku FROM stock_item s
    WHERE s.on_hand + coalesce((SELECT sum(on_hand) FROM stock_bucket b WHERE b.sku = s.sku), 0)
      <> (SELECT coalesce(sum(quantity), 0) FROM stock_movement m WHERE m.sku = s.sku)`);
  await none(`SELECT o.id FROM sales_order o
    WHERE o.total <> (SELECT coalesce(sum(amount), 0) FROM order_tender t WHERE t.order_id = o.id)`);
  await none(`SELECT c.id FROM cart c LEFT JOIN sales_order o ON o.cart_id = c.id
    WHERE (c.state = 'ordered') <> (o.id IS NOT NULL) OR (c.state = 'active' AND c.placement_id IS NOT NULL)
      OR c.state IN ('detached', 'returned')`);
  const placed = await shop.query<{ id: string }>(`SELECT id FROM placement WHERE state = 'placed'`);
  const held = shop.payments.held();
  // Every authorised payment has an order or was cancelled, and no order has a cancelled payment.
  for (const id of held) expect(placed.map((row) => row.id)).toContain(id);
  for (const { id } of placed) expect(shop.payments.cancelled).not.toContain(id);
}
