import type { Tx } from '@loupe/database/tx';
import type { GoodsMessage } from '../../domain/fulfilment/message.ts';
import type { MovedOrder } from '../../domain/fulfilment/moved-order.ts';
import type { FollowedOrder } from '../../domain/order/followed-order.ts';
import type { Goods, GoodsLine } from '../../domain/order/goods.ts';
import type { OrderStatus } from '../../domain/order/order-status.ts';
import type { Settled } from '../../domain/order/payment-status.ts';
import * as sql from './followed-order-sql.ts';

/** The order's row was not as it was read, although it was locked. */
export class OrderChangedError extends Error {
  override readonly name = 'OrderChangedError';
}

/** What a message made of an order, beside the movement. */
export interface Followed {
  readonly status: OrderStatus;
  readonly sequence: number;
}

export interface FollowedMovement extends Followed {
  readonly moved: MovedOrder;
  readonly after: Goods;
  readonly charged: number;
}

/** Orders after they were placed, inside the transaction that follows them: each is locked first. */
export function followedOrderRepository(tx: Tx) {
  /** Two statements: a lock that was waited for shows the row as it is now, but lines as they were before the wait. */
  async function lock(statement: string, value: string): Promise<FollowedOrder | null> {
    const [order] = await tx.query<Head>(statement, [value]);
    if (order === undefined) return null;
    const { total, shipping, ...head } = order;
    const [rest] = await tx.query<Rest>(sql.GOODS, [order.id]);
    return {
      ...head,
      goods: { total, shipping, lines: rest?.lines ?? [] },
      movements: rest?.movements ?? [],
    };
  }

  async function write(order: FollowedOrder, statement: string, values: readonly unknown[]): Promise<void> {
    const written = await tx.query(statement, [order.id, order.version, ...values]);
    if (written.length === 0)
      throw new OrderChangedError(`Order ${order.orderNumber} was changed by another.`);
  }

  return {
    lockByNumber: (orderNumber: string) => lock(sql.LOCK_BY_NUMBER, orderNumber),
    lockByPlacement: (placementId: string) => lock(sql.LOCK_BY_PLACEMENT, placementId),

    progress: (order: FollowedOrder, { status, sequence }: Followed): Promise<void> =>
      write(order, sql.PROGRESS, [status, sequence]),

    move(order: FollowedOrder, message: GoodsMessage, followed: FollowedMovement): Promise<void> {
      const { status, sequence, moved, after, charged } = followed;
      const { reference, lines, amount, eventVersion } = moved;
      const values = [
        ...[status, sequence, charged, JSON.stringify(after.lines), reference, JSON.stringify(lines)],
        ...[amount, eventVersion, message.occurredAt],
      ];
      const own = {
        'order.shipped': [message.carrier, message.trackingUrl],
        'order.cancelled': [],
        'order.returned': [moved.delivery],
      };
      return write(order, sql.MOVE[message.type], [...values, ...own[message.type]]);
    },

    settle: (order: FollowedOrder, { status, captured, refunded, paymentStatus }: Settled): Promise<void> =>
      write(order, sql.SETTLE, [status, captured, refunded, paymentStatus]),
  };
}

type Head = Omit<FollowedOrder, 'goods' | 'movements'> & Pick<Goods, 'total' | 'shipping'>;

interface Rest {
  readonly lines: readonly GoodsLine[];
  readonly movements: readonly string[];
}
