import { openIn } from '../orders/order.ts';
import type { OrderEvent, WarehouseOrder } from '../orders/order.ts';
import type { Store } from '../orders/store.ts';
import type { Attempt, Sender } from '../sending/sender.ts';

/** An order as shown to the page and tests. */
export interface OrderRow extends WarehouseOrder {
  readonly orderNumber: string;
  /** In words, for people. */
  readonly state: string;
  readonly events: readonly {
    readonly id: string;
    readonly event: OrderEvent;
    /** ISO 8601; absent until the shop has answered 200. */
    readonly deliveredAt: string | undefined;
    readonly attempts: readonly Attempt[];
  }[];
}

export function orderRow(order: WarehouseOrder, store: Store, sender: Sender): OrderRow {
  const { orderNumber } = order.sheet;
  return {
    ...order,
    orderNumber,
    state: stateOf(order),
    events: store.messagesAbout(orderNumber).map(({ id, text, deliveredAt }) => ({
      id,
      deliveredAt,
      event: JSON.parse(text) as OrderEvent,
      attempts: sender.attempts(id),
    })),
  };
}

function stateOf({ lines, picking, hold, completed }: WarehouseOrder): string {
  const isOpen = lines.some((line) => openIn(line) > 0);
  const left = lines.some(({ shipped }) => shipped > 0);
  if (completed) return 'Delivered';
  if (hold !== null) return hold === 'BATCH_HOLD' ? 'Held in batch' : 'Held';
  if (isOpen) return left ? 'Partly shipped' : picking ? 'Being picked' : 'Accepted';
  return left ? 'Shipped' : 'Cancelled';
}
