import { randomUUID } from 'node:crypto';
import { decodeEnvelope } from '@loupe/messaging/envelope';
import { enqueue } from '@loupe/messaging/outbox';
import { inTransaction } from '@loupe/database/transaction';
import { TOPICS } from '@loupe/contracts/topics';
import type { Shop } from './shop.ts';
import { placed } from './warehouse.ts';

/** Copies of one order, as many as are asked for, without the bag and the placement that each would have. */
export async function copyOrders(shop: Shop, sku: string, count: number) {
  const { id } = await placed(shop, shop.instance(), [sku]);
  const [row] = await shop.query<{ payload: Buffer }>('SELECT payload FROM outbox WHERE aggregateid = $1', [
    id,
  ]);
  const { type, site, payload } = decodeEnvelope(row!.payload);
  await shop.query('DELETE FROM outbox');
  await shop.query(
    'ALTER TABLE sales_order DROP CONSTRAINT sales_order_cart_id_fkey, DROP CONSTRAINT sales_order_placement_id_fkey',
  );
  const ids = Array.from({ length: count }, () => randomUUID());
  await shop.query(
    `INSERT INTO sales_order SELECT (jsonb_populate_record(o, jsonb_build_object('id', copy, 'order_number', 'C' || place,
       'cart_key', copy, 'cart_id', gen_random_uuid(), 'placement_id', gen_random_uuid()))).*
     FROM sales_order o, unnest($2::uuid[]) WITH ORDINALITY AS copies (copy, place) WHERE o.id = $1`,
    [id, ids],
  );
  for (const table of ['order_line', 'order_tender'])
    await shop.query(
      `INSERT INTO ${table} SELECT (jsonb_populate_record(o, jsonb_build_object('order_id', copy))).*
       FROM ${table} o, unnest($2::uuid[]) AS copy WHERE o.order_id = $1`,
      [id, ids],
    );
  return {
    ids,
    /** Stores the events of these orders, for the relay to publish. */
    publish: (orders: readonly string[]): Promise<void> =>
      inTransaction(shop.pool, async (tx) => {
        for (const aggregateId of orders)
          await enqueue(tx, {
            topic: TOPICS.order.name,
            type,
            aggregateId,
            aggregateVersion: 1n,
            site,
            payload,
          });
      }),
  };
}
