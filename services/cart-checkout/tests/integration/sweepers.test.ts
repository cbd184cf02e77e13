import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createLogger } from '@loupe/telemetry/logger';
import { until } from '@loupe/test-harness/until';
import { startSweepers } from '../../src/sweepers.ts';
import { PLACEMENTS_AT_ONCE } from '../../src/use-cases/sweep-placements.ts';
import { pay, readyToPay } from './support/buyer.ts';
import { openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';

const SKU = '0100004';
/** More than two batches of placements, webhooks and later work. */
const QUEUED = 2 * PLACEMENTS_AT_ONCE + 5;

let shop: Shop;
let instance: Instance;
beforeAll(async () => {
  shop = await openShop();
  instance = shop.instance();
  await shop.restock({ [SKU]: QUEUED });
});
afterAll(() => shop.close());

/** A backlog as after an outage. */
async function fillQueues(): Promise<void> {
  shop.payments.answer = () => ({ kind: 'unknown' });
  for (let buyer = 0; buyer < QUEUED; buyer++) await pay(instance, await readyToPay(instance, [SKU]));
  await shop.query(
    `INSERT INTO webhook (provider, message_id, body, state, next_attempt_at, received_at)
     SELECT 'fulfilment', n, '', 'due', now(), now() FROM generate_series(1, $1::int) AS n`,
    [QUEUED],
  );
  await shop.query(
    `INSERT INTO later_work (id, kind, payload, attempts, next_attempt_at, created_at)
     SELECT n, 'list-email', '{}', 0, now(), now() FROM generate_series(1, $1::int) AS n`,
    [QUEUED],
  );
  await shop.query(`INSERT INTO cart (site, owner, created_at, updated_at)
    SELECT 'beaverbrooks', 'a:' || n, now() - interval '31 days', now() - interval '31 days' FROM generate_series(1, 1200) n`);
}

it('[F47] every backlog is processed without a pause between its batches', async () => {
  await fillQueues();
  await shop.moveClock('31 seconds');
  const sent: string[] = [];
  const notAsked = () => Promise.reject(new Error('This test has no orders.'));
  const ports = {
    ...instance.ports,
    fulfilmentWebhook: { read: () => null },
    fulfilment: { sendOrder: notAsked },
    moneyAtWarehouse: { sendMoney: notAsked },
    mail: {
      sendOrderConfirmation: notAsked,
      sendOrderMaking: notAsked,
      sendOrderShipped: notAsked,
      sendOrderCancelled: notAsked,
      sendOrderReturned: notAsked,
      sendGiftCard: notAsked,
      sendPaymentMissing: notAsked,
      sendPaidAgain: notAsked,
      sendWaiting: notAsked,
    },
    listMail: { send: async ({ id }: { id: string }) => void sent.push(id) },
    rooms: { warehouse: () => Infinity, orderMail: () => Infinity, listMail: () => Infinity },
    log: () => {},
  };
  let flushed = 0;
  const stopping = new AbortController();
  const sweepers = startSweepers({
    ports,
    config: {
      PLACEMENT_SWEEP_SECONDS: 3_600,
      WEBHOOK_SWEEP_SECONDS: 3_600,
      DISPATCHES_AT_ONCE: 2,
      ORDER_EMAILS_AT_ONCE: 2,
      LIST_EMAILS_AT_ONCE: 2,
    },
    priority: { whenIdle: async () => {} },
    steps: { flush: async () => void flushed++ },
    countsCaughtUp: async () => true,
    committed: () => {},
    logger: createLogger({ service: 'cart-checkout', level: 'silent' }),
    signal: stopping.signal,
  });
  const left = `SELECT FROM placement WHERE state <> 'released' UNION ALL SELECT FROM webhook WHERE state = 'due'
    UNION ALL SELECT FROM later_work UNION ALL SELECT FROM cart WHERE created_at < now() - interval '30 days'`;
  await until('all are done', async () => (await shop.query(left)).length === 0);
  stopping.abort();
  await sweepers.done;
  expect(new Set(sent).size).toBe(QUEUED);
  expect(flushed).toBeGreaterThan(0);
});
