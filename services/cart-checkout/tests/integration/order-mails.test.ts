import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { TOPICS } from '@loupe/contracts/topics';
import { createKafka } from '@loupe/messaging/kafka';
import { ensureTopics } from '@loupe/messaging/topics';
import { createLogger } from '@loupe/telemetry/logger';
import { startTestKafka } from '@loupe/test-harness/kafka';
import type { TestKafka } from '@loupe/test-harness/kafka';
import { claimPort } from '@loupe/test-harness/ports';
import { openSlowMailServer } from '@loupe/test-harness/slow-mail-server';
import { until } from '@loupe/test-harness/until';
import { copyOrders } from './support/copied-orders.ts';
import { environmentFor } from './support/environment.ts';
import { openReceiver } from './support/receiver.ts';
import type { Receiver } from './support/receiver.ts';
import { openShop } from './support/shop.ts';
import type { Shop } from './support/shop.ts';

const SKU = '0100002';
/** All 400 at once; `npm run order-mails` publishes as many as ORDER_MAILS says, 40 a second. */
const ORDERS = Number(process.env['ORDER_MAILS'] ?? 400);
const PER_SECOND = process.env['ORDER_MAILS'] === undefined ? Infinity : 40;
const MAIL_MS = 300;
const AT_ONCE = 20;
const WITHIN_MS = 60_000;

let shop: Shop;
let kafka: TestKafka;
let warehouse: Receiver;
let mail: Awaited<ReturnType<typeof openSlowMailServer>>;
let child: ChildProcess;

beforeAll(async () => {
  [shop, kafka, warehouse, mail] = await Promise.all([
    openShop(),
    startTestKafka(),
    openReceiver(),
    openSlowMailServer(MAIL_MS),
  ]);
  await shop.restock({ [SKU]: 5 });
  const logger = createLogger({ service: 'test', level: 'silent' });
  await ensureTopics(createKafka({ brokers: [kafka.brokers], clientId: 'test', logger }), TOPICS);
});
afterAll(async () => {
  child.kill('SIGKILL');
  await Promise.all([shop.close(), kafka.stop(), warehouse.close(), mail.close()]);
});

/** The process, once it reads its topics. */
async function startProcess(): Promise<void> {
  const port = await claimPort();
  child = spawn(process.execPath, ['src/main.ts'], {
    cwd: new URL('../../', import.meta.url),
    env: {
      ...environmentFor(shop.database.url),
      KAFKA_BROKERS: kafka.brokers,
      PORT: String(port),
      SMTP_URL: mail.url,
      FULFILMENT_URL: warehouse.url,
      ORDER_EMAILS_AT_ONCE: String(AT_ONCE),
    },
    stdio: 'inherit',
  });
  await until('it is ready', async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok);
}

it(
  `[RO-01] the confirmations of ${ORDERS} orders are sent at the same time by a mail server of ${MAIL_MS} ms, each once`,
  async () => {
    const { ids, publish } = await copyOrders(shop, SKU, ORDERS);
    await startProcess();
    const batch = Math.min(ids.length, PER_SECOND);
    let published = 0;
    for (let first = 0; first < ids.length; first += batch) {
      const began = performance.now();
      await publish(ids.slice(first, first + batch));
      published = performance.now();
      if (PER_SECOND < Infinity) await delay(Math.max(0, 1_000 - (published - began)));
    }
    const left = () => shop.query('SELECT FROM later_work LIMIT 1');
    await until(
      'all are sent',
      async () => mail.arrivals.size === ORDERS && (await left()).length === 0,
      2 * WITHIN_MS,
    );
    const last = Math.max(...mail.arrivals.values());
    process.stderr.write(
      `${ORDERS} confirmations, the last ${((last - published) / 1_000).toFixed(1)} s after the last event, at most ${mail.mostAtOnce()} at once\n`,
    );
    expect(mail.copies()).toBe(0);
    expect(mail.mostAtOnce()).toBeLessThanOrEqual(AT_ONCE);
    // A partition each would be six.
    if (PER_SECOND === Infinity) expect(mail.mostAtOnce()).toBeGreaterThan(6);
    expect(new Set(warehouse.paths).size).toBe(ORDERS);
    expect(warehouse.paths).toHaveLength(ORDERS);
    if (PER_SECOND < Infinity) expect(last - published).toBeLessThan(WITHIN_MS);
  },
  (ORDERS / 40) * 1_000 + 4 * WITHIN_MS,
);
