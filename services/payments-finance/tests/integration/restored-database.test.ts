import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { TOPICS } from '@loupe/contracts/topics';
import { createKafka } from '@loupe/messaging/kafka';
import { ensureTopics } from '@loupe/messaging/topics';
import { createLogger } from '@loupe/telemetry/logger';
import { startTestKafka } from '@loupe/test-harness/kafka';
import type { TestKafka } from '@loupe/test-harness/kafka';
import { paidOrder } from './paid-order.ts';
import { startService } from './service-process.ts';
import { startTestPayments } from './test-payments.ts';
import type { TestPayments } from './test-payments.ts';

let payments: TestPayments;
let broker: TestKafka;
beforeAll(async () => {
  [payments, broker] = await Promise.all([startTestPayments(), startTestKafka()]);
  const logger = createLogger({ service: 'test', level: 'silent' });
  await ensureTopics(createKafka({ brokers: [broker.brokers], clientId: 'test', logger }), TOPICS);
});
afterAll(async () => {
  await payments.stop();
  await broker.stop();
});

const start = () => startService(payments.database.url, payments.sandbox.url, broker.brokers);
async function published(): Promise<void> {
  for (;;) {
    const rows = await payments.rows('SELECT FROM outbox WHERE published_at IS NULL');
    if (rows.length === 0) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

it('a service whose database was restored to before its last events says so in one sentence and ends with 1', async () => {
  await paidOrder(payments);
  const service = await start();
  await published();
  expect(await service.stop()).toBe(0);
  const again = await start();
  expect(await again.stop()).toBe(0);

  // As a restore to the moment before the order leaves it.
  await payments.rows('DELETE FROM outbox');
  await payments.rows('DELETE FROM published_offset');
  const refused = await start().then(
    () => 'started',
    (error: Error) => error.message,
  );
  expect(refused).toContain('the service ended with 1');
  expect(refused).toMatch(
    /The database of payments-finance is older than what it has published .*npm run restore -- prepare/,
  );
  expect(refused).not.toContain('Listening.');
});
