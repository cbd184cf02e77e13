import type { Tx } from '@loupe/database/tx';
import type { Order } from '../../domain/order/order.ts';
import type { Shopper } from '../../domain/shopper.ts';

export type OrderRepository = ReturnType<typeof orderRepository>;

/** Orders as placed. Who may see one is decided by `maySee`, not here. */
export function orderRepository(tx: Tx) {
  return {
    async findByNumber(site: string, orderNumber: string): Promise<Order | null> {
      const [order] = await tx.query<Order>(`${SELECT} WHERE o.site = $1 AND o.order_number = $2`, [
        site,
        orderNumber,
      ]);
      return order ?? null;
    },

    async findById(id: string): Promise<Order | null> {
      const [order] = await tx.query<Order>(`${SELECT} WHERE o.id = $1`, [id]);
      return order ?? null;
    },

    /** Those of the shopper's orders that are among `ids`, in no order. */
    findOwned: ({ site, owner }: Shopper, ids: readonly string[]): Promise<Order[]> =>
      tx.query<Order>(`${SELECT} WHERE o.site = $1 AND o.owner = $2 AND o.id::text = ANY ($3)`, [
        site,
        owner,
        ids,
      ]),
  };
}

const SELECT = `
SELECT o.id, o.order_number AS "orderNumber", o.site, o.owner, o.email, o.status, o.placed_at AS "placedAt", o.subtotal,
  o.discount, o.shipping, o.total, o.goods_tax AS "goodsTax", o.tax, o.shipping_method AS "deliveryMethod",
  o.shipping_address AS "shippingAddress", o.billing_address AS "billingAddress", o.deliver_by::text AS "deliverBy",
  clock() AS "readAt",
  (SELECT json_agg(l.snapshot ORDER BY l.position) FROM order_line l WHERE l.order_id = o.id) AS lines,
  (SELECT coalesce(json_agg(json_build_object('id', t.id, 'method', t.method, 'amount', t.amount,
    'maskedNumber', t.masked_number, 'cardType', t.card_type, 'status', t.status) ORDER BY t.id), '[]')
    FROM order_tender t WHERE t.order_id = o.id) AS tenders,
  (SELECT s.tracking_url FROM shipment s WHERE s.order_id = o.id AND s.tracking_url IS NOT NULL
    ORDER BY s.event_version DESC LIMIT 1) AS "trackingUrl"
FROM sales_order o`;
