import { setTimeout as delay } from 'node:timers/promises';
import { request } from 'undici';
import { until } from '@loupe/scripted-shopper/until';
import { TRAFFIC_MS } from '../fault-stack/traffic.ts';
import type { WarehouseFault } from '../fault-stack/warehouse.ts';
import { buy } from './buying.ts';
import type { Experiment, Stage } from './experiment.ts';
import { accepted, act, allAre } from './orders-leaving.ts';

const DAY_SECONDS = 86_400;

/** Injects a fault into the warehouse's messages while shoppers buy and orders are shipped. */
async function injectMessageFault(stage: Stage, fault: WarehouseFault, seconds = 10): Promise<void> {
  const load = stage.shoppers();
  await delay(2_000);
  await stage.faultStack.warehouse.inject(fault);
  await delay(seconds * 1_000);
  await until('orders are placed', async () => load.record.acknowledged.length > 0, TRAFFIC_MS);
}

/** How many deliveries of messages the shop answered with this result. */
async function answered(stage: Stage, result: number): Promise<number> {
  const messages = await stage.faultStack.warehouse.messages();
  return messages.flatMap(({ attempts }) => attempts).filter((attempt) => attempt.result === result).length;
}

interface Forged {
  readonly id: string;
  readonly body: string;
  readonly headers: Record<string, string>;
}

function forgeries(orderNumber: string): Forged[] {
  const body = JSON.stringify({
    type: 'order.cancelled',
    orderNumber,
    sequence: 9,
    occurredAt: new Date().toISOString(),
    cancellationId: 'forged',
    lines: [],
    restock: true,
  });
  const seconds = String(Math.floor(Date.now() / 1_000));
  const signed = `v1,${Buffer.alloc(32, 7).toString('base64')}`;
  return [
    { id: 'unsigned', body, headers: { 'webhook-timestamp': seconds } },
    { id: 'wrong-secret', body, headers: { 'webhook-timestamp': seconds, 'webhook-signature': signed } },
    { id: 'long-ago', body, headers: { 'webhook-timestamp': '1', 'webhook-signature': signed } },
    { id: 'no-time', body, headers: { 'webhook-signature': signed } },
  ];
}

export const WAREHOUSE: readonly Experiment[] = [
  {
    name: 'F40',
    hypothesis: 'each message ten times at once: processed once',
    async run(stage) {
      await injectMessageFault(stage, { next: 60, duplicate: 10 });
      await until('duplicates are answered', async () => (await answered(stage, 200)) > 50, TRAFFIC_MS);
    },
  },
  {
    name: 'F41',
    hypothesis: 'a message that arrives before our own call was answered is neither lost nor rejected',
    run: (stage) =>
      injectMessageFault(stage, { operation: 'order', next: 40, webhookFirst: true, delayMs: 500 }),
  },
  {
    name: 'F41.lost',
    hypothesis: 'an order whose answer from the warehouse is lost is sent again, and picked once',
    run: (stage) => injectMessageFault(stage, { operation: 'order', next: 10, hang: 'after' }, 14),
  },
  {
    name: 'F42',
    hypothesis: 'messages in reverse order have the same result: no state is skipped or reverted',
    async run(stage) {
      const { faultStack } = stage;
      const numbers = await Promise.all([5, 6, 7].map((at) => buy(stage, [faultStack.pieces[at]!])));
      for (const orderNumber of numbers) {
        await accepted(stage, orderNumber);
        await faultStack.warehouse.inject({ next: 4, reorder: true });
        await act(stage, orderNumber, 'pick', 'hold', 'release', 'ship');
      }
      await until('all are shipped', () => allAre(stage, numbers, ['SHIPPED', 'INVOICED']), 60_000);
    },
  },
  {
    name: 'F43',
    hypothesis: 'a message that is three days late is processed like any other',
    run: (stage) => injectMessageFault(stage, { next: 40, ageSeconds: 3 * DAY_SECONDS }),
  },
  {
    name: 'F44.webhook',
    hypothesis:
      'an unsigned or altered message is rejected with 401 and not stored, and the valid one is still processed',
    async run(stage) {
      await injectMessageFault(stage, { next: 10, unsigned: true, attempts: 2 }, 5);
      await stage.faultStack.warehouse.inject({ next: 10, altered: true, attempts: 2 });
      await until('invalid messages are rejected', async () => (await answered(stage, 401)) > 10, TRAFFIC_MS);
      const orderNumber = await buy(stage, [stage.faultStack.pieces[0]!]);
      for (const { id, body, headers } of forgeries(orderNumber)) {
        const url = `http://127.0.0.1:${stage.faultStack.stack.settings.ports.gateway}/webhooks/fulfilment`;
        const reply = await request(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'webhook-id': id, ...headers },
          body,
        });
        await reply.body.dump();
        stage.prove(`${id} is rejected`, reply.statusCode === 401);
        const rows = await stage.faultStack.query('SELECT FROM cart_checkout.webhook WHERE message_id = $1', [
          id,
        ]);
        stage.prove(`${id} is not stored`, rows.length === 0);
      }
    },
  },
  {
    name: 'F52',
    hypothesis:
      'concurrent cancel, ship and capture: one of them determines the goods, and the money matches it',
    async run(stage) {
      const { faultStack, random } = stage;
      const orders = await Promise.all(
        Array.from({ length: 8 }, (_, at) => buy(stage, [faultStack.pieces[at % faultStack.pieces.length]!])),
      );
      await Promise.all(
        orders.map(async (orderNumber) => {
          await accepted(stage, orderNumber);
          const lines = await faultStack.warehouse.linesOf(orderNumber);
          const about = { orderNumber, occurredAt: new Date().toISOString(), lines };
          const rivals = [
            {
              ...about,
              type: 'order.shipped',
              sequence: 2,
              shipmentId: `${orderNumber}-S2`,
              carrier: 'Race',
            },
            {
              ...about,
              type: 'order.cancelled',
              sequence: 3,
              cancellationId: `${orderNumber}-C3`,
              restock: true,
            },
          ];
          if (random.chance(0.5)) rivals.reverse();
          await Promise.all(rivals.map((body) => faultStack.warehouse.tell(body)));
        }),
      );
      await until(
        'each is shipped or cancelled',
        () => allAre(stage, orders, ['SHIPPED', 'INVOICED', 'CANCELLED']),
        60_000,
      );
    },
  },
];
