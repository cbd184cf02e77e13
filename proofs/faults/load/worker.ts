import { setTimeout as delay } from 'node:timers/promises';
import type { Operator } from '../fault-stack/operator.ts';
import type { Warehouse } from '../fault-stack/warehouse.ts';
import type { Random } from '../random.ts';

/** What the warehouse does with orders, and with what percentage of them. */
const WAREHOUSE_STEPS: readonly (readonly [share: number, steps: readonly string[]])[] = [
  [25, ['pick', 'ship']],
  [15, ['ship one', 'ship']],
  [10, ['ship one', 'cancel']],
  // Known before the first capture, so that a gift card, which is captured once, is captured in part.
  [10, ['cancel one', 'ship']],
  [15, ['cancel']],
  [15, ['ship', 'return']],
  [5, ['hold', 'release', 'ship', 'complete']],
  [5, []],
];

const PAUSE_MS = 300;
const TRIES = 40;

/** An order of which this much is refunded by hand, before the step with this number or after the last. */
interface Goodwill {
  readonly at: number;
  readonly pence: number;
}

export interface Workers {
  readonly warehouse: Warehouse;
  readonly operator: Operator | undefined;
  /** Of how many orders in a hundred an operator refunds something. */
  readonly goodwillPercent: number;
}

/** Processes one order in the warehouse; stops at an action that the warehouse refuses. */
export async function workOn(
  orderNumber: string,
  { warehouse, operator, goodwillPercent }: Workers,
  random: Random,
): Promise<void> {
  let left = random.below(100);
  const [, steps] = WAREHOUSE_STEPS.find(([share]) => (left -= share) < 0)!;
  const goodwill = random.below(100) < goodwillPercent ? goodwillOf(steps, random) : undefined;
  for (const [at, step] of steps.entries()) {
    if (goodwill?.at === at) await operator?.refund(orderNumber, goodwill.pence);
    const [action = '', isOne] = step.split(' ');
    if (!(await arrived(orderNumber, warehouse))) return;
    const pieces = isOne ? await onePieceOf(orderNumber, warehouse) : {};
    if (!(await warehouse.act(orderNumber, action, pieces))) return;
    await delay(random.below(2 * PAUSE_MS));
  }
  if (goodwill?.at === steps.length) await operator?.refund(orderNumber, goodwill.pence);
}

/** A goodwill refund comes after a shipment: no money is captured before. */
function goodwillOf(steps: readonly string[], random: Random): Goodwill | undefined {
  const shipped = steps.findIndex((step) => step.startsWith('ship'));
  if (shipped < 0) return undefined;
  return { at: shipped + 1 + random.below(steps.length - shipped), pence: 100 * (1 + random.below(40)) };
}

async function onePieceOf(orderNumber: string, warehouse: Warehouse): Promise<object> {
  const [line] = await warehouse.linesOf(orderNumber);
  return { lines: [{ sku: line!.sku, quantity: 1 }] };
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
