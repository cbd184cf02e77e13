import type { Statement } from '@loupe/database/statement';
import type { Tx } from '@loupe/database/tx';
import type { GoodsMessage } from '../../domain/fulfilment/message.ts';
import type { MovedOrder } from '../../domain/fulfilment/moved-order.ts';
import type { FollowedOrder } from '../../domain/order/followed-order.ts';
import type { Goods } from '../../domain/order/goods.ts';
import { isMade } from '../../domain/order/making.ts';
import type { OrderStatus } from '../../domain/order/order-status.ts';
import type { Settled } from '../../domain/order/payment-status.ts';
import type { TakenForMaking } from '../../use-cases/follow-payment.ts';
import * as statements from './followed-order-statements.ts';

/** The order's row has another version than was read, although it was locked. */
class OrderChangedError extends Error {
  override readonly name = 'OrderChangedError';
}

/** The order's fields after a message, except the movement. */
export interface Followed {
  readonly status: OrderStatus;
  readonly sequence: number;
}

export interface FollowedMovement extends Followed {
  readonly moved: MovedOrder;
  readonly after: Goods;
  readonly charged: number;
}

/** Orders after they were placed. Runs inside the caller's transaction; each order is locked first. */
export function followedOrderRepository(tx: Tx) {
  /** Two statements: after waiting for a lock, a statement sees the current row but the lines from before the wait. */
  async function lock(
    statement: typeof statements.LOCK_BY_NUMBER,
    value: string,
  ): Promise<FollowedOrder | null> {
    const [order] = await tx.query(statement, [value]);
    if (order === undefined) return null;
    const { shipping, ...head } = order;
    const [rest] = await tx.query(statements.GOODS, [order.id]);
    return {
      ...head,
      goods: {
        shipping,
        isDeliveryBegun: rest?.isDeliveryBegun ?? false,
        lines: (rest?.lines ?? []).map(({ preparation, options, ...line }) => ({
          ...line,
          isMade: isMade({ preparation, options }),
        })),
      },
      movements: (rest?.movements ?? []).map((known) => ({
        ...known,
        occurredAt: new Date(known.occurredAt),
      })),
    };
  }

  async function write<V extends object, R extends object>(
    order: FollowedOrder,
    statement: Statement<V, R>,
    values: NoInfer<V>,
  ): Promise<void> {
    const written = await tx.query(statement, values);
    if (written.length === 0)
      throw new OrderChangedError(`Order ${order.orderNumber} was changed by another transaction.`);
  }

  return {
    lockByNumber: (orderNumber: string) => lock(statements.LOCK_BY_NUMBER, orderNumber),
    lockByPlacement: (placementId: string) => lock(statements.LOCK_BY_PLACEMENT, placementId),

    progress: (order: FollowedOrder, { status, sequence }: Followed): Promise<void> =>
      write(order, statements.PROGRESS, [order.id, order.version, status, sequence]),

    move(order: FollowedOrder, message: GoodsMessage, followed: FollowedMovement): Promise<void> {
      const { status, sequence, moved, after, charged } = followed;
      const { reference, lines, amount, begun, delivery, eventVersion } = moved;
      const values = {
        orderId: order.id,
        version: order.version,
        status,
        sequence,
        charged,
        lines: JSON.stringify(after.lines),
        movementId: reference,
        movedLines: JSON.stringify(lines),
        amount,
        eventVersion,
        occurredAt: message.occurredAt,
      };
      switch (message.type) {
        case 'order.shipped': {
          const { carrier, trackingUrl } = message;
          return write(order, statements.SHIP, { ...values, begun, carrier, trackingUrl });
        }
        case 'order.making':
          return write(order, statements.MAKE, { ...values, delivery });
        case 'order.cancelled':
          return write(order, statements.CANCEL, { ...values, begun });
        case 'order.returned':
          return write(order, statements.RETURN, { ...values, delivery });
      }
    },

    settle(
      order: FollowedOrder,
      { status, charged, captured, refunded, paymentStatus, tenderId }: Settled,
    ): Promise<void> {
      const values = [order.id, order.version, status, captured, refunded, paymentStatus, tenderId] as const;
      return write(order, statements.SETTLE, [...values, charged]);
    },

    async takeForMaking(orderId: string, { makingId, amount, at }: TakenForMaking): Promise<void> {
      await tx.query(statements.TAKE_FOR_MAKING, [orderId, makingId, amount, at]);
    },
  };
}
