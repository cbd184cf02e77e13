import type { Tx } from '@loupe/database/tx';
import { follow } from '../domain/fulfilment/follow.ts';
import type { Verdict } from '../domain/fulfilment/follow.ts';
import type { FulfilmentMessage, GoodsMessage } from '../domain/fulfilment/message.ts';
import { movedOrder } from '../domain/fulfilment/moved-order.ts';
import type { MovedOrder } from '../domain/fulfilment/moved-order.ts';
import type { FollowedOrder } from '../domain/order/followed-order.ts';
import { refundDelivery } from '../domain/order/goods.ts';
import type { Goods, MovedLine } from '../domain/order/goods.ts';
import type { OrderMoney } from '../domain/order/order-money.ts';
import type { OrderStatus } from '../domain/order/order-status.ts';
import { levelCrossed } from '../domain/stock/level.ts';
import type { StockLevel } from '../domain/stock/level.ts';
import type { StockItem } from '../domain/stock/stock-item.ts';

interface Key {
  readonly provider: string;
  readonly messageId: string;
}

interface Followed {
  readonly status: OrderStatus;
  readonly sequence: number;
}

export interface FollowFulfilmentPorts {
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  readonly webhooksIn: (tx: Tx) => {
    take(webhook: Key): Promise<boolean>;
    close(webhook: Key, state: 'done' | 'failed', outcome: string): Promise<void>;
    postpone(webhook: Key, why: string): Promise<'due' | 'failed'>;
  };
  readonly followedOrdersIn: (tx: Tx) => {
    lockByNumber(orderNumber: string): Promise<FollowedOrder | null>;
    progress(order: FollowedOrder, followed: Followed): Promise<void>;
    move(
      order: FollowedOrder,
      message: GoodsMessage,
      followed: Followed & { moved: MovedOrder; after: Goods; charged: number },
    ): Promise<void>;
  };
  readonly stockIn: (tx: Tx) => {
    /** @returns each sku after the change, with the pieces added */
    putBack(
      kind: 'cancellation' | 'return',
      placementId: string,
      lines: readonly MovedLine[],
    ): Promise<(StockItem & { readonly quantity: number })[]>;
  };
  readonly orderMoneyIn: (tx: Tx) => { find(orderId: string): Promise<Pick<OrderMoney, 'state'> | null> };
  readonly reportFault: (error: unknown, message: string) => void;
  readonly publishMoved: (tx: Tx, moved: MovedOrder) => Promise<void>;
  readonly publishLevel: (tx: Tx, item: StockItem, level: StockLevel) => Promise<void>;
}

/** The outcome of a stored message. */
export interface Ending {
  readonly state: 'due' | 'done' | 'failed';
  readonly outcome: string;
}

/**
 * Applies a fulfilment message and closes it, in one transaction: order, parcel, stock and events. A message that another instance
 * has already processed changes nothing.
 */
export function followFulfilment(
  ports: FollowFulfilmentPorts,
  webhook: Key,
  message: FulfilmentMessage,
): Promise<Ending> {
  return ports.transaction(async (tx) => {
    const webhooks = ports.webhooksIn(tx);
    if (!(await webhooks.take(webhook))) return { state: 'done', outcome: 'by another' };
    const order = await ports.followedOrdersIn(tx).lockByNumber(message.orderNumber);
    const verdict: Verdict =
      order === null ? { kind: 'too-early', why: 'there is no such order' } : follow(order, message);
    if (verdict.kind === 'too-early') {
      return { state: await webhooks.postpone(webhook, verdict.why), outcome: verdict.why };
    }
    if (order !== null) await carryOut(ports, tx, order, message, verdict);
    const ending: Ending =
      verdict.kind === 'impossible'
        ? { state: 'failed', outcome: verdict.why }
        : { state: 'done', outcome: verdict.kind };
    await webhooks.close(webhook, ending.state === 'failed' ? 'failed' : 'done', ending.outcome);
    return ending;
  });
}

async function carryOut(
  ports: FollowFulfilmentPorts,
  tx: Tx,
  order: FollowedOrder,
  message: FulfilmentMessage,
  verdict: Verdict,
): Promise<void> {
  const orders = ports.followedOrdersIn(tx);
  const { sequence } = message;
  if (verdict.kind === 'progressed') await orders.progress(order, { status: verdict.status, sequence });
  if (verdict.kind !== 'moved' || !('reference' in message)) return;
  const { status, charged, movement } = verdict;
  const moved = movedOrder(order, message, movement);
  await orders.move(order, message, { status, sequence, moved, after: movement.after, charged });
  await ports.publishMoved(tx, moved);
  if (message.type === 'order.shipped') await reportUnpaid(ports, tx, order, message);
  if (message.type === 'order.cancelled') await recordDeliveryRefund(ports, tx, order, message, verdict);
  if (isSellableAgain(message)) await putBack(ports, tx, order, message, movement.lines);
}

/** A parcel left although the money for it is missing. It is counted like any other (docs/adr/0012), and needs a person. */
class UnpaidParcelError extends Error {
  override readonly name = 'UnpaidParcelError';
}

async function reportUnpaid(
  { orderMoneyIn, reportFault }: FollowFulfilmentPorts,
  tx: Tx,
  { id, orderNumber }: FollowedOrder,
  { reference }: GoodsMessage,
): Promise<void> {
  const money = await orderMoneyIn(tx).find(id);
  if (money?.state !== 'missing') return;
  reportFault(
    new UnpaidParcelError(`Parcel ${reference} of order ${orderNumber} has left, and its money is missing.`),
    'A parcel has left without money.',
  );
}

/** The reference of a return that refunds only the delivery charge. */
const DELIVERY = 'delivery-charge';

/** Runs after the movement of `verdict`, as a movement of its own, because a cancellation does not refund captured money. */
async function recordDeliveryRefund(
  ports: FollowFulfilmentPorts,
  tx: Tx,
  order: FollowedOrder,
  cancelled: GoodsMessage,
  { movement: { after }, status, charged }: Extract<Verdict, { kind: 'moved' }>,
): Promise<void> {
  const movement = refundDelivery(after);
  if (movement === null) return;
  const { version, eventVersion } = order;
  const now = { ...order, goods: after, version: version + 1, eventVersion: eventVersion + 1n };
  const message: GoodsMessage = { ...cancelled, type: 'order.returned', reference: DELIVERY };
  const moved = movedOrder(now, message, movement);
  const followed = { status, sequence: cancelled.sequence, moved, after, charged };
  await ports.followedOrdersIn(tx).move(now, message, followed);
  await ports.publishMoved(tx, moved);
}

/** Cancelled pieces are restocked unless the message says otherwise; returned pieces only if the message says so. */
function isSellableAgain({ type, restock }: GoodsMessage): boolean {
  if (type === 'order.making' || type === 'order.shipped') return false;
  return restock ?? type === 'order.cancelled';
}

async function putBack(
  ports: FollowFulfilmentPorts,
  tx: Tx,
  { placementId }: FollowedOrder,
  { type }: GoodsMessage,
  lines: readonly MovedLine[],
): Promise<void> {
  const kind = type === 'order.returned' ? 'return' : 'cancellation';
  for (const item of await ports.stockIn(tx).putBack(kind, placementId, lines)) {
    const level = levelCrossed(item.onHand - item.quantity, item.onHand);
    if (level !== null) await ports.publishLevel(tx, item, level);
  }
}
