import { setTimeout as delay } from 'node:timers/promises';
import { until } from '@loupe/scripted-shopper/until';
import { inParallel, buy } from './buying.ts';
import type { Experiment, Stage } from './experiment.ts';

const ORDERS = 250;
/** Each is shipped in a separate parcel. */
const PIECES = 4;
const PARCELS = ORDERS * PIECES;
const LATENCY_MS = 2_000;
const CAPTURED_WITHIN_MS = 600_000;
const AT_THE_WAREHOUSE_WITHIN_MS = 120_000;
const SHIPPED_WITHIN_MS = 240_000;
const CHECK_EVERY_MS = 500;

interface Captures {
  readonly done: number;
  readonly unknown: number;
}

/** Captures for parcels of these orders. A capture whose lost answer was found and voided counts as unknown, too. */
async function capturesOf({ faultStack }: Stage, orderNumbers: readonly string[]): Promise<Captures> {
  const [captures] = await faultStack.query<Captures>(
    `SELECT count(*) FILTER (WHERE settlement.state = 'done')::int AS done,
            count(*) FILTER (WHERE settlement.state = 'unknown' OR EXISTS (
              SELECT FROM payments_finance.ledger_entry entry
              WHERE entry.settlement_id = settlement.id AND entry.kind = 'capture-void'))::int AS unknown
     FROM payments_finance.settlement
     WHERE kind = 'capture' AND payment_id IN (
       SELECT payment_id FROM payments_finance.tender WHERE reference = ANY ($1))`,
    [orderNumbers],
  );
  return captures!;
}

async function allAreShipped({ faultStack }: Stage, orderNumbers: readonly string[]): Promise<boolean> {
  const shipped = await faultStack.query(
    `SELECT FROM cart_checkout.sales_order
     WHERE order_number = ANY ($1) AND status IN ('SHIPPED', 'INVOICED')`,
    [orderNumbers],
  );
  return shipped.length === orderNumbers.length;
}

/** @throws Error at the first capture whose outcome is unknown, or at the time limit */
async function allCaptured(stage: Stage, orderNumbers: readonly string[]): Promise<void> {
  const deadline = performance.now() + CAPTURED_WITHIN_MS;
  for (;;) {
    const { done, unknown } = await capturesOf(stage, orderNumbers);
    const about = `${done} of ${PARCELS} captured, ${unknown} unknown`;
    stage.prove(`no capture is unknown: ${about}`, unknown === 0);
    if (done === PARCELS) return;
    stage.prove(
      `all are captured within ${CAPTURED_WITHIN_MS / 1_000} s: ${about}`,
      performance.now() < deadline,
    );
    await delay(CHECK_EVERY_MS);
  }
}

export const PARCELS_SHIPPED: readonly Experiment[] = [
  {
    name: 'F58',
    hypothesis:
      '1,000 parcels shipped during a broker outage, with 2 s per provider call: captured within 10 minutes, none unknown',
    alert: 'OutboxStuck',
    async run(stage) {
      const { pieces, provider, warehouse, links } = stage.faultStack;
      const orders = await inParallel(ORDERS, 10, async (at) => {
        const piece = pieces[at % pieces.length]!;
        return {
          sku: piece.sku,
          orderNumber: await buy(
            stage,
            Array.from({ length: PIECES }, () => piece),
          ),
        };
      });
      const orderNumbers = orders.map(({ orderNumber }) => orderNumber);
      for (const orderNumber of orderNumbers) {
        const isThere = async () => (await warehouse.linesOf(orderNumber)).length > 0;
        await until(`${orderNumber} is at the warehouse`, isThere, AT_THE_WAREHOUSE_WITHIN_MS);
      }
      for (const operation of ['capture', 'void', 'reverse'])
        await provider.inject({ next: 10_000, operation, delayMs: LATENCY_MS });
      // All shipments of this time reach payments at once: more than the provider can answer.
      links['services-kafka'].inject({ blackHole: true });
      await inParallel(PARCELS, 20, async (at) => {
        const { sku, orderNumber } = orders[at % ORDERS]!;
        const shipped = await warehouse.act(orderNumber, 'ship', { lines: [{ sku, quantity: 1 }] });
        stage.prove(`a piece of ${orderNumber} was shipped`, shipped);
      });
      await until('all parcels are shipped', () => allAreShipped(stage, orderNumbers), SHIPPED_WITHIN_MS);
      links['services-kafka'].heal();
      await allCaptured(stage, orderNumbers);
    },
  },
];
