import { setTimeout as delay } from 'node:timers/promises';
import { request } from 'undici';
import { TRAFFIC_MS, until } from '../house/until.ts';
import type { WarehouseFault } from '../house/warehouse.ts';
import { buy } from './buying.ts';
import type { Experiment, Stage } from './experiment.ts';
import { accepted, act, allAre } from './orders-leaving.ts';

const DAY_SECONDS = 86_400;

/** Messages misbehave while shoppers buy and the warehouse works. */
async function messagesSuffer(stage: Stage, fault: WarehouseFault, seconds = 10): Promise<void> {
  const load = stage.shoppers();
  await delay(2_000);
  await stage.house.warehouse.suffer(fault);
  await delay(seconds * 1_000);
  await until('orders are placed', async () => load.record.told.length > 0, TRAFFIC_MS);
}

/** How often the shop gave an answer to the sendings of messages. */
async function answered(stage: Stage, result: number): Promise<number> {
  const messages = await stage.house.warehouse.messages();
  return messages.flatMap(({ attempts }) => attempts).filter((attempt) => attempt.result === result).length;
}

interface Forged {
  readonly id: string;
  readonly body: string;
  readonly headers: Record<string, string>;
}

function forgeries(orderNumber: string): Forged[] {
  const body = JSON.stringify({
    ...{ type: 'order.cancelled', orderNumber, sequence: 9, occurredAt: new Date().toISOString() },
    ...{ cancellationId: 'forged', lines: [], restock: true },
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
    hypothesis: 'each message ten times at once: acted on once',
    async run(stage) {
      await messagesSuffer(stage, { next: 60, duplicate: 10 });
      await until('copies are answered', async () => (await answered(stage, 200)) > 50, TRAFFIC_MS);
    },
  },
  {
    name: 'F41',
    hypothesis: 'a message that is there before our own call was answered is not lost and not refused',
    run: (stage) => messagesSuffer(stage, { operation: 'order', next: 40, webhookFirst: true, delayMs: 500 }),
  },
  {
    name: 'F41.lost',
    hypothesis: 'an order handed over whose answer is lost is handed over again, and picked once',
    run: (stage) => messagesSuffer(stage, { operation: 'order', next: 10, hang: 'after' }, 14),
  },
  {
    name: 'F42',
    hypothesis: 'messages in the opposite order come to the same: nothing is skipped, nothing goes back',
    async run(stage) {
      const { house } = stage;
      const numbers = await Promise.all([5, 6, 7].map((at) => buy(stage, [house.pieces[at]!])));
      for (const orderNumber of numbers) {
        await accepted(stage, orderNumber);
        await house.warehouse.suffer({ next: 4, reorder: true });
        await act(stage, orderNumber, 'pick', 'hold', 'release', 'ship');
      }
      await until('all are shipped', () => allAre(stage, numbers, ['SHIPPED', 'INVOICED']), 60_000);
    },
  },
  {
    name: 'F43',
    hypothesis: 'news that is three days late is acted on like any other',
    run: (stage) => messagesSuffer(stage, { next: 40, ageSeconds: 3 * DAY_SECONDS }),
  },
  {
    name: 'F44.webhook',
    hypothesis:
      'an unsigned or altered message is refused with 401 and stored nowhere, and the right one still gets through',
    async run(stage) {
      await messagesSuffer(stage, { next: 10, unsigned: true, attempts: 2 }, 5);
      await stage.house.warehouse.suffer({ next: 10, altered: true, attempts: 2 });
      await until('wrong ones are refused', async () => (await answered(stage, 401)) > 10, TRAFFIC_MS);
      const orderNumber = await buy(stage, [stage.house.pieces[0]!]);
      for (const { id, body, headers } of forgeries(orderNumber)) {
        const url = `http://127.0.0.1:${stage.house.stack.settings.ports.gateway}/webhooks/fulfilment`;
        const reply = await request(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'webhook-id': id, ...headers },
          body,
        });
        await reply.body.dump();
        stage.prove(`${id} is refused`, reply.statusCode === 401);
        const rows = await stage.house.query('SELECT FROM cart_checkout.webhook WHERE message_id = $1', [id]);
        stage.prove(`${id} is stored nowhere`, rows.length === 0);
      }
    },
  },
  {
    name: 'F52',
    hypothesis:
      'cancel racing ship racing capture: one of them moves the goods, and money follows that one alone',
    async run(stage) {
      const { house, random } = stage;
      const orders = await Promise.all(
        Array.from({ length: 8 }, (_, at) => buy(stage, [house.pieces[at % house.pieces.length]!])),
      );
      await Promise.all(
        orders.map(async (orderNumber) => {
          await accepted(stage, orderNumber);
          const lines = await house.warehouse.linesOf(orderNumber);
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
          await Promise.all(rivals.map((body) => house.warehouse.tell(body)));
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
