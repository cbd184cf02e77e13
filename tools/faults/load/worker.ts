import { setTimeout as delay } from 'node:timers/promises';
import type { Warehouse } from '../house/warehouse.ts';
import type { Random } from '../random.ts';

/** What becomes of orders in the warehouse, by how many of a hundred. */
const FATES: readonly (readonly [share: number, steps: readonly string[]])[] = [
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

/** Takes one order through the warehouse. What the warehouse refuses for good is left as it is. */
export async function workOn(orderNumber: string, warehouse: Warehouse, random: Random): Promise<void> {
  let left = random.below(100);
  const [, steps] = FATES.find(([share]) => (left -= share) < 0)!;
  for (const step of steps) {
    const done =
      step === 'ship one'
        ? await shipOne(orderNumber, warehouse)
        : await insist(warehouse, orderNumber, step);
    if (!done) return;
    await delay(random.below(2 * PAUSE_MS));
  }
}

async function shipOne(orderNumber: string, warehouse: Warehouse): Promise<boolean> {
  if (!(await arrived(orderNumber, warehouse))) return false;
  const [line] = await warehouse.linesOf(orderNumber);
  return warehouse.act(orderNumber, 'ship', { lines: [{ sku: line!.sku, quantity: 1 }] });
}

async function insist(warehouse: Warehouse, orderNumber: string, action: string): Promise<boolean> {
  return (await arrived(orderNumber, warehouse)) && warehouse.act(orderNumber, action);
}

/** The order comes by an event: soon, or when the broker is back. */
async function arrived(orderNumber: string, warehouse: Warehouse): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries++) {
    const lines = await warehouse.linesOf(orderNumber).catch(() => []);
    if (lines.length > 0) return true;
    await delay(PAUSE_MS);
  }
  return false;
}
