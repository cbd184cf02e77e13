import { cancel, isFinished, progressOf, ship, takeBack } from '../order/goods.ts';
import type { Goods, Movement, Pieces } from '../order/goods.ts';
import { beginMaking, stillToBegin } from '../order/making.ts';
import { restingStatus } from '../order/followed-order.ts';
import type { FollowedOrder } from '../order/followed-order.ts';
import { isHold, isFinal, nextStatus } from '../order/order-status.ts';
import type { OrderEvent, OrderStatus } from '../order/order-status.ts';
import type { FulfilmentMessage, GoodsMessage, ProgressMessage } from './message.ts';

/** The effect of a fulfilment message on an order. */
export type Verdict =
  | {
      readonly kind: 'moved';
      readonly movement: Movement;
      readonly status: OrderStatus;
      readonly charged: number;
    }
  | { readonly kind: 'progressed'; readonly status: OrderStatus }
  /** Already applied, or superseded by a later message. */
  | { readonly kind: 'overtaken' }
  /** A message it depends on has not arrived yet: it is retried. */
  | { readonly kind: 'too-early'; readonly why: string }
  /** It contradicts earlier messages, and no later message can resolve that. */
  | { readonly kind: 'impossible'; readonly why: string };

/**
 * Messages can arrive twice, late and in any order. Goods messages are always applied: quantities do not depend on order, and of
 * a parcel and a cancellation of the same pieces the first to arrive wins. A progress message older than the last one applied is
 * ignored.
 */
export function follow(order: FollowedOrder, message: FulfilmentMessage): Verdict {
  return 'reference' in message ? followGoods(order, message) : followProgress(order, message);
}

const MOVES = {
  'order.making': beginMaking,
  'order.shipped': ship,
  'order.cancelled': cancel,
  'order.returned': takeBack,
} as const;

function followGoods(order: FollowedOrder, message: GoodsMessage): Verdict {
  const { type, reference } = message;
  if (order.movements.some((known) => known.type === type && known.reference === reference))
    return { kind: 'overtaken' };
  const movement = MOVES[message.type](order.goods, message.pieces);
  if (message.type === 'order.making') return followMaking(order, message, movement);
  if (movement === null) return without(order, message);
  if (message.type === 'order.returned') {
    return { kind: 'moved', movement, status: order.status, charged: order.charged };
  }
  const reached = statusAfter(order, message, movement);
  if (reached === null) return { kind: 'impossible', why: `${message.type} in ${order.status}` };
  const charged = order.charged + (message.type === 'order.shipped' ? movement.amount - movement.begun : 0);
  const status = restingStatus(reached, movement.after, { charged, captured: order.captured });
  return { kind: 'moved', movement, status, charged };
}

/**
 * Does not change the status. Pieces of a late message may have left or been cancelled: their parcels were charged in full, and
 * nothing is charged for what was cancelled.
 */
function followMaking(order: FollowedOrder, message: GoodsMessage, movement: Movement | null): Verdict {
  const { goods, status, charged } = order;
  if (status === 'QUOTED') return { kind: 'impossible', why: 'the making of a quote' };
  const isLate = message.sequence < order.sequence && (namesLines(goods, message) || movement === null);
  const asked = isLate ? beginMaking(untouched(goods), message.pieces) : movement;
  if (asked === null)
    return { kind: 'impossible', why: 'there are not so many pieces whose making can begin' };
  const begun = isLate ? beginMaking(goods, stillToBegin(order, { ...message, lines: asked.lines })) : asked;
  return begun === null
    ? { kind: 'overtaken' }
    : { kind: 'moved', movement: begun, status, charged: charged + begun.amount };
}

/** Without it, a late message may mean any line of its sku. */
const namesLines = ({ lines }: Goods, { pieces }: GoodsMessage): boolean =>
  pieces?.every(
    ({ sku, position }) => position !== undefined || lines.filter((line) => line.sku === sku).length === 1,
  ) ?? false;

const untouched = ({ lines }: Goods): Goods => ({
  shipping: 0,
  lines: lines.map((line) => ({ ...line, shipped: 0, cancelled: 0, begun: 0 })),
});

/** Remaining pieces never increase, so a parcel or cancellation cannot succeed later; a return may arrive before its parcel. */
function without({ goods }: FollowedOrder, { type, pieces }: GoodsMessage): Verdict {
  const isKnown = ({ sku, position }: Pieces): boolean =>
    goods.lines.some((line) => line.sku === sku && (position ?? line.position) === line.position);
  if (pieces?.some((piece) => !isKnown(piece)))
    return { kind: 'impossible', why: 'a sku or line is not of the order' };
  return type === 'order.returned' && !isFinished(goods)
    ? { kind: 'too-early', why: 'more comes back than has left' }
    : { kind: 'impossible', why: 'the pieces have left, were cancelled, or came back before' };
}

/** @returns null in a status from which goods cannot move, such as that of a quote */
function statusAfter(
  { status, sequence }: FollowedOrder,
  message: GoodsMessage,
  { after }: Movement,
): OrderStatus | null {
  // The hold is later than the parcel of this delayed message.
  if (isHold(status) && message.sequence < sequence && !isFinished(after)) return status;
  const event = progressOf(after);
  return event === null ? null : nextStatus(status, event);
}

const EVENTS: Readonly<Record<Exclude<ProgressMessage['type'], 'order.held'>, OrderEvent>> = {
  'order.accepted': 'promised',
  'order.picking': 'picking',
  'order.released': 'released',
  'order.completed': 'completed',
};

function followProgress(order: FollowedOrder, message: ProgressMessage): Verdict {
  const closes = message.type === 'order.completed';
  if (isFinal(order.status) || (message.sequence <= order.sequence && !closes)) return { kind: 'overtaken' };
  const status = nextStatus(order.status, eventOf(order, message));
  if (status !== null) return { kind: 'progressed', status };
  // Shipped goods can no longer be picked or held.
  return isFinished(order.goods) && !closes
    ? { kind: 'overtaken' }
    : { kind: 'too-early', why: `${message.type} in ${order.status}` };
}

function eventOf({ status, goods }: FollowedOrder, { type, hold }: ProgressMessage): OrderEvent {
  if (type === 'order.held') return hold === 'BATCH_HOLD' ? 'held-in-batch' : 'held-by-hand';
  // A released order returns to the status of its goods.
  if (type === 'order.released' && isHold(status)) return progressOf(goods) ?? 'released';
  return EVENTS[type];
}
