import { ActionRefusedError } from './orders/act.ts';
import type { Action } from './orders/act.ts';
import { openIn, toBegin } from './orders/order.ts';
import type { WarehouseOrder } from './orders/order.ts';
import type { Store } from './orders/store.ts';
import type { Warehouse } from './warehouse.ts';

const TICK_MS = 1_000;

/**
 * The due step of an order without manual steps: what is made is begun at half the time, then it is picked, shipped at its end, and
 * delivered after the same time. Without money it is not shipped.
 */
export function dueAction(order: WarehouseOrder, afterSeconds: number, now: Date): Action | undefined {
  const age = (now.getTime() - Date.parse(order.receivedAt)) / 1_000;
  if (order.hold !== null || order.completed) return undefined;
  const isOpen = order.lines.some((line) => openIn(line) > 0);
  const isUnpaid = order.payment?.state === 'missing';
  if (age >= afterSeconds / 2 && order.lines.some((line) => toBegin(line) > 0)) return 'make';
  if (isOpen && age >= afterSeconds && !isUnpaid) return 'ship';
  if (isOpen && age >= afterSeconds / 2 && !order.picking) return 'pick';
  const left = order.lines.some(({ shipped }) => shipped > 0);
  return !isOpen && left && age >= 2 * afterSeconds ? 'complete' : undefined;
}

/** Ships orders automatically, so that a shop on a laptop sends its e-mails without a warehouse worker. */
export function startSchedule(
  { store, warehouse, now }: { store: Store; warehouse: Warehouse; now: () => Date },
  afterSeconds: number,
): { stop(): void } {
  if (afterSeconds === 0) return { stop: () => undefined };
  const timer = setInterval(() => {
    for (const order of store.orders()) {
      const action = dueAction(order, afterSeconds, now());
      if (action !== undefined) void warehouse.perform(order.sheet.orderNumber, action).catch(unlessRefused);
    }
  }, TICK_MS);
  return { stop: () => clearInterval(timer) };
}

/** A person at the control page may have acted first. */
function unlessRefused(error: unknown): void {
  if (!(error instanceof ActionRefusedError)) throw error;
}
