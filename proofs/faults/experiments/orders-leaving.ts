import { until } from '@loupe/scripted-shopper/until';
import { buy } from './buying.ts';
import type { Stage } from './experiment.ts';

/** Waits until the warehouse has the order. */
export async function accepted(stage: Stage, orderNumber: string): Promise<void> {
  const isThere = async () => (await stage.faultStack.warehouse.linesOf(orderNumber)).length > 0;
  await until(`${orderNumber} is at the warehouse`, isThere, 30_000);
}

/** Lets the warehouse do these actions with an order, one after the other. */
export async function act(stage: Stage, orderNumber: string, ...actions: readonly string[]): Promise<void> {
  for (const action of actions)
    stage.prove(`the warehouse could ${action}`, await stage.faultStack.warehouse.act(orderNumber, action));
}

/** Whether each of the orders has one of the statuses. */
export async function allAre(
  stage: Stage,
  numbers: readonly string[],
  statuses: readonly string[],
): Promise<boolean> {
  const rows = await stage.faultStack.query(
    'SELECT FROM cart_checkout.sales_order WHERE order_number = ANY ($1) AND status = ANY ($2)',
    [numbers, statuses],
  );
  return rows.length === numbers.length;
}

/** Places orders and waits until the warehouse has them. @returns their numbers */
export async function parcels(stage: Stage, count: number): Promise<string[]> {
  const { pieces } = stage.faultStack;
  const bought = Array.from({ length: count }, (_, at) => buy(stage, [pieces[at % pieces.length]!]));
  const numbers = await Promise.all(bought);
  await Promise.all(numbers.map((orderNumber) => accepted(stage, orderNumber)));
  return numbers;
}

/** Ships the orders and waits until the events are on Kafka. */
export async function send(stage: Stage, numbers: readonly string[]): Promise<void> {
  await Promise.all(numbers.map((orderNumber) => act(stage, orderNumber, 'pick', 'ship')));
  const arePublished = async () => {
    const rows = await stage.faultStack.query(
      `SELECT FROM cart_checkout.outbox o JOIN cart_checkout.sales_order s ON s.id::text = o.aggregateid
       WHERE o.type = 'order-shipped' AND o.published_at IS NOT NULL AND s.order_number = ANY ($1)`,
      [numbers],
    );
    return rows.length === numbers.length;
  };
  await until('the shipments are published', arePublished, 20_000);
}

/** Waits until the shipments are captured. */
export const paid = (stage: Stage, numbers: readonly string[]): Promise<void> =>
  until('the shipments are captured', () => allAre(stage, numbers, ['INVOICED', 'COMPLETED']), 60_000);
