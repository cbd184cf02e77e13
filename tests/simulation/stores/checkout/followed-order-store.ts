import type { GoodsMessage } from '../../../../services/cart-checkout/src/domain/fulfilment/message.ts';
import type { MovedOrder } from '../../../../services/cart-checkout/src/domain/fulfilment/moved-order.ts';
import type {
  Cancellation,
  Making,
  Parcel,
  Return,
} from '../../../../services/cart-checkout/src/domain/fulfilment/parcel.ts';
import type {
  FollowedOrder,
  KnownMovement,
} from '../../../../services/cart-checkout/src/domain/order/followed-order.ts';
import type { Goods } from '../../../../services/cart-checkout/src/domain/order/goods.ts';
import type { OrderStatus } from '../../../../services/cart-checkout/src/domain/order/order-status.ts';
import type { Settled } from '../../../../services/cart-checkout/src/domain/order/payment-status.ts';
import type { TakenForMaking } from '../../../../services/cart-checkout/src/use-cases/follow-payment.ts';
import type { View } from '../memory-database.ts';
import type { RunStatement } from '../run-statement.ts';
import type { CheckoutTables, OrderRow } from './tables.ts';

interface Followed {
  readonly status: OrderStatus;
  readonly sequence: number;
}

/** The in-memory twin of cart-checkout's adapters/db/followed-order-repository.ts. */
export function memoryFollowedOrderStore(tables: CheckoutTables, run: RunStatement) {
  const lock = (point: string, isMeant: (row: OrderRow) => boolean): Promise<FollowedOrder | null> =>
    run(`followedOrders.${point}`, (view) => {
      const known = view.all(tables.orders).find(isMeant);
      const row = known && view.lock(tables.orders, known.id);
      return row === undefined ? null : { ...row.followed, movements: movementsOf(tables, view, row.id) };
    });

  /** Compare-and-set on the version, although the row is locked. */
  const write = (
    point: string,
    order: FollowedOrder,
    change: (row: OrderRow, view: View) => Partial<OrderRow>,
  ): Promise<void> =>
    run(`followedOrders.${point}`, (view) => {
      const row = view.lock(tables.orders, order.id);
      if (row?.followed.version !== order.version) throw new Error('The order was changed by another.');
      const changed = { ...row, ...change(row, view) };
      const followed = { ...changed.followed, version: row.followed.version + 1 };
      view.put(tables.orders, row.id, { ...changed, followed });
    });

  return {
    lockByNumber: (orderNumber: string) => lock('lockByNumber', (row) => row.orderNumber === orderNumber),
    lockByPlacement: (placementId: string) =>
      lock('lockByPlacement', (row) => row.placementId === placementId),

    progress: (order: FollowedOrder, { status, sequence }: Followed) =>
      write('progress', order, ({ followed }) => ({
        followed: { ...followed, status, sequence: Math.max(followed.sequence, sequence) },
      })),

    move: (
      order: FollowedOrder,
      { type, occurredAt }: GoodsMessage,
      followed: Followed & { readonly moved: MovedOrder; readonly after: Goods; readonly charged: number },
    ) =>
      write('move', order, ({ id: orderId, followed: before }, view) => {
        const { status, sequence, moved, after, charged } = followed;
        const { reference, lines, amount, begun, eventVersion } = moved;
        if (before.eventVersion !== eventVersion - 1n) throw new Error('The order was changed by another.');
        const row = { orderId, type, reference, occurredAt, lines, amount, begun, taken: 0 };
        view.insert(tables.orderMovements, `${orderId}/${type}/${reference}`, row);
        const isDeliveryBegun = after.isDeliveryBegun ?? false;
        const goods = { ...before.goods, isDeliveryBegun, lines: after.lines };
        const latest = Math.max(before.sequence, sequence);
        return { followed: { ...before, status, sequence: latest, charged, eventVersion, goods } };
      }),

    settle: (order: FollowedOrder, { status, charged, captured, refunded }: Settled) =>
      write('settle', order, ({ followed }) => ({
        followed: { ...followed, status, charged, captured, refunded },
      })),

    takeForMaking: (orderId: string, { makingId, amount }: TakenForMaking) =>
      run('followedOrders.takeForMaking', (view) => {
        const key = `${orderId}/order.making/${makingId}`;
        const making = view.lock(tables.orderMovements, key);
        if (making === undefined) return;
        const taken = Math.min(making.amount, making.taken + amount);
        view.put(tables.orderMovements, key, { ...making, taken });
      }),
  };
}

function movementsOf(tables: CheckoutTables, view: View, id: string): KnownMovement[] {
  const rows = view.all(tables.orderMovements).filter(({ orderId }) => orderId === id);
  return rows.map(({ type, reference, occurredAt, lines }) => ({ type, reference, occurredAt, lines }));
}

/** The part of parcels, cancellations and returns that e-mails read here: whether a reference exists. */
export function memoryMovementStore({ orderMovements }: CheckoutTables, run: RunStatement) {
  const find =
    <Movement extends Making | Parcel | Cancellation | Return>(type: GoodsMessage['type']) =>
    (orderId: string, reference: string) =>
      run(`movements.${type}`, (view) => {
        const row = view.get(orderMovements, `${orderId}/${type}/${reference}`);
        return row === undefined ? null : ({ reference: row.reference } as unknown as Movement);
      });
  return {
    findMaking: find<Making>('order.making'),
    findParcel: find<Parcel>('order.shipped'),
    findCancellation: find<Cancellation>('order.cancelled'),
    findReturn: find<Return>('order.returned'),
    // Only for the words of an e-mail, which nobody reads here.
    findAmounts: () => Promise.resolve([]),
  };
}
