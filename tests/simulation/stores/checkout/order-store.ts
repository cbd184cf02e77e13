import type { Order } from '../../../../services/cart-checkout/src/domain/order/order.ts';
import type { Shopper } from '../../../../services/cart-checkout/src/domain/shopper.ts';
import type { View } from '../memory-database.ts';
import type { RunStatement } from '../run-statement.ts';
import type { CheckoutTables, OrderRow } from './tables.ts';

/** cart-checkout's orders in memory, as adapters/db/order-repository.ts reads them from Postgres. */
export function memoryOrderStore(tables: CheckoutTables, run: RunStatement) {
  return {
    findById: (id: string): Promise<Order | null> =>
      run('orders.findById', (view) => {
        const row = view.get(tables.orders, id);
        return row === undefined ? null : orderOf(tables, view, row);
      }),
    findByNumber: (site: string, orderNumber: string): Promise<Order | null> =>
      run('orders.findByNumber', (view) => {
        const row = view
          .all(tables.orders)
          .find((order) => order.orderNumber === orderNumber && order.site === site);
        return row === undefined ? null : orderOf(tables, view, row);
      }),
    findOwned: ({ site, owner }: Shopper, ids: readonly string[]): Promise<Order[]> =>
      run('orders.findOwned', (view) =>
        view
          .all(tables.orders)
          .filter((order) => order.site === site && order.owner === owner && ids.includes(order.id))
          .map((row) => orderOf(tables, view, row)),
      ),
  };
}

function orderOf(tables: CheckoutTables, view: View, row: OrderRow): Order {
  const { id, orderNumber, site, owner, snapshot, tenders, placedAt, followed, paymentStatus } = row;
  const { cart, email, deliverBy } = snapshot;
  const { subtotal, discount, total, goodsTax, tax, collectionStore } = cart;
  return {
    ...{
      id,
      orderNumber,
      site,
      owner,
      email,
      status: followed.status,
      placedAt,
      subtotal,
      discount,
      total,
      goodsTax,
      tax,
    },
    shipping: cart.shipping ?? 0,
    trackingUrl: trackingUrlOf(tables, view, id),
    deliveryMethod: cart.deliveryMethods.find((method) => method.id === cart.shippingMethod) as never,
    shippingAddress: cart.shippingAddress as never,
    billingAddress: cart.billingAddress as never,
    ...{ deliverBy, collectionStore, refunded: followed.refunded, readAt: view.now },
    takenAhead: Math.max(0, followed.captured - followed.charged),
    cancelledAmount: amountOf(tables, view, id, 'order.cancelled'),
    returnedAmount: amountOf(tables, view, id, 'order.returned'),
    lines: cart.lines.map((line, index) => {
      const { shipped = 0, cancelled = 0, returned = 0 } = followed.goods.lines[index] ?? {};
      return { ...line, shipped, cancelled, returned };
    }),
    tenders: tenders.map((tender) => ({ ...tender, status: paymentStatus })),
  };
}

function amountOf(
  tables: CheckoutTables,
  view: View,
  id: string,
  moved: 'order.cancelled' | 'order.returned',
) {
  const rows = view
    .all(tables.orderMovements)
    .filter(({ orderId, type }) => orderId === id && type === moved);
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}

function trackingUrlOf(tables: CheckoutTables, view: View, id: string): string | null {
  const parcels = view
    .all(tables.orderMovements)
    .filter(
      ({ orderId, type, trackingUrl }) => orderId === id && type === 'order.shipped' && trackingUrl !== null,
    )
    .sort((left, right) => Number(right.eventVersion - left.eventVersion));
  return parcels[0]?.trackingUrl ?? null;
}
