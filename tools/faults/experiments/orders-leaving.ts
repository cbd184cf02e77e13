import { until } from '../house/until.ts';
import { buy } from './buying.ts';
import type { Stage } from './experiment.ts';

/** The warehouse has the order. */
export async function accepted(stage: Stage, orderNumber: string): Promise<void> {
  const isThere = async () => (await stage.house.warehouse.linesOf(orderNumber)).length > 0;
  await until(`${orderNumber} is at the warehouse`, isThere, 30_000);
}

/** The warehouse does these with an order, one after the other. */
export async function act(stage: Stage, orderNumber: string, ...actions: readonly string[]): Promise<void> {
  for (const action of actions)
    stage.prove(`the warehouse could ${action}`, await stage.house.warehouse.act(orderNumber, action));
}

/** Whether each of the orders has one of the statuses. */
export async function allAre(
  stage: Stage,
  numbers: readonly string[],
  statuses: readonly string[],
): Promise<boolean> {
  const rows = await stage.house.query(
    'SELECT FROM cart_checkout.sales_order WHERE order_number = ANY ($1) AND status = ANY ($2)',
    [numbers, statuses],
  );
  return rows.length === numbers.length;
}

/** Orders that the warehouse has and could send. @returns their numbers */
export async function parcels(stage: Stage, count: number): Promise<string[]> {
  const { pieces } = stage.house;
  const bought = Array.from({ length: count }, (_, at) => buy(stage, [pieces[at % pieces.length]!]));
  const numbers = await Promise.all(bought);
  await Promise.all(numbers.map((orderNumber) => accepted(stage, orderNumber)));
  return numbers;
}

/** All are sent, and the events that say so are on Kafka. */
export async function send(stage: Stage, numbers: readonly string[]): Promise<void> {
  await Promise.all(numbers.map((orderNumber) => act(stage, orderNumber, 'pick', 'ship')));
  const told = async () => {
    const rows = await stage.house.query(
      `SELECT FROM cart_checkout.outbox o JOIN cart_checkout.sales_order s ON s.id::text = o.aggregateid
       WHERE o.type = 'order-shipped' AND o.published_at IS NOT NULL AND s.order_number = ANY ($1)`,
      [numbers],
    );
    return rows.length === numbers.length;
  };
  await until('what left is told', told, 20_000);
}

/** What was sent is paid for. */
export const paid = (stage: Stage, numbers: readonly string[]): Promise<void> =>
  until('what left is paid for', () => allAre(stage, numbers, ['INVOICED', 'COMPLETED']), 60_000);
