import { setTimeout as delay } from 'node:timers/promises';
import type { Warehouse } from '../fault-stack/warehouse.ts';
import type { Random } from '../random.ts';

/** What the warehouse does with orders, and with what percentage of them. */
const WAREHOUSE_STEPS: readonly (readonly [share: number, steps: readonly string[]])[] = [
  [35, ['pick', 'ship']],
  [15, ['ship one', 'ship']],
  [10, ['ship one', 'cancel']],
  [15, ['cancel']],
  [15, ['ship', 'return']],
  [5, ['hold', 'release', 'ship', 'complete']],
  [5, []],
];

const PAUSE_MS = 300;
const TRIES = 40;

/** Processes one order in the warehouse; stops at an action that the warehouse refuses. */
export async function workOn(orderNumber: string, warehouse: Warehouse, random: Random): Promise<void> {
  let left = random.below(100);
  const [, steps] = WAREHOUSE_STEPS.find(([share]) => (left -= share) < 0)!;
  for (const step of steps) {
    const done =
      step === 'ship one'
        ? await shipOne(orderNumber, warehouse)
        : await actOnceArrived(warehouse, orderNumber, step);
    if (!done) return;
    await delay(random.below(2 * PAUSE_MS));
  }
}

async function shipOne(orderNumber: string, warehouse: Warehouse): Promise<boolean> {
  if (!(await arrived(orderNumber, warehouse))) return false;
  const [line] = await warehouse.linesOf(orderNumber);
  return warehouse.act(orderNumber, 'ship', { lines: [{ sku: line!.sku, quantity: 1 }] });
}

async function actOnceArrived(warehouse: Warehouse, orderNumber: string, action: string): Promise<boolean> {
  return (await arrived(orderNumber, warehouse)) && warehouse.act(orderNumber, action);
}

/** The order arrives by an event, which may be delayed by a fault of the broker. */
async function arrived(orderNumber: string, warehouse: Warehouse): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries++) {
    const lines = await warehouse.linesOf(orderNumber).catch(() => []);
    if (lines.length > 0) return true;
    await delay(PAUSE_MS);
  }
  return false;
}
