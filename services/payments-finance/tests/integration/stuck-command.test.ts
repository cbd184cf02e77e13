import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { COMPILE_CACHE } from '@loupe/test-harness/compile-cache';
import { TOPICS } from '@loupe/contracts/topics';
import { createKafka } from '@loupe/messaging/kafka';
import { ensureTopics } from '@loupe/messaging/topics';
import { createLogger } from '@loupe/telemetry/logger';
import { startTestKafka } from '@loupe/test-harness/kafka';
import type { TestKafka } from '@loupe/test-harness/kafka';
import { startOtherProviders } from './other-providers.ts';
import type { OtherProviders } from './other-providers.ts';
import { serviceEnvironment, startService } from './service-process.ts';
import { startTestPayments } from './test-payments.ts';
import type { TestPayments } from './test-payments.ts';

const OPERATE = join(import.meta.dirname, '../../src/operate.ts');

let payments: TestPayments;
let broker: TestKafka;
let others: OtherProviders;
beforeAll(async () => {
  [payments, broker, others] = await Promise.all([
    startTestPayments(),
    startTestKafka(),
    startOtherProviders(),
  ]);
});
afterAll(async () => {
  await Promise.all([payments.stop(), others.stop()]);
  await broker.stop();
});

const operate = (...args: string[]) => operateWith({}, ...args);

const operateWith = (changes: Readonly<Record<string, string>>, ...args: string[]) =>
  new Promise<{ code: number | string | null | undefined; text: string }>((resolve) => {
    const env = {
      ...COMPILE_CACHE,
      ...serviceEnvironment(payments.database.url, payments.sandbox.url),
      KAFKA_BROKERS: broker.brokers,
      ...others.env,
      ...changes,
    };
    execFile(process.execPath, [OPERATE, ...args], { env }, (error, stdout) =>
      resolve({ code: error === null ? 0 : error.code, text: stdout }),
    );
  });

it('[MU-13] npm run payments -- stuck exits with 0 when nothing needs a person, and with 1 when something does', async () => {
  const logger = createLogger({ service: 'test', level: 'silent' });
  const kafka = createKafka({ brokers: [broker.brokers], clientId: 'test', logger });
  await ensureTopics(kafka, TOPICS);
  expect(await operate('stuck')).toEqual({ code: 0, text: 'Payments: nothing needs a person.\n' });

  const key = randomUUID();
  const producer = kafka.producer();
  await producer.connect();
  await producer.send({ topic: TOPICS.order.name, messages: [{ key, value: 'no envelope' }] });
  await producer.disconnect();
  const service = await startService(payments.database.url, payments.sandbox.url, broker.brokers);
  for (const deadline = Date.now() + 30_000; (await payments.rows('SELECT FROM parked_key')).length === 0;)
    if (Date.now() > deadline) throw new Error(`never parked: ${service.output()}`);
    else await delay(50);
  await service.stop();

  const parked = await operate('stuck');
  expect(parked).toMatchObject({ code: 1, text: expect.stringContaining(`messages of key ${key} aside`) });
  await payments.rows('DELETE FROM parked_key');
  const letter = await operate('stuck');
  expect(letter).toMatchObject({
    code: 1,
    text: expect.stringContaining('dead letter: payments-finance.settlement'),
  });

  expect(await operate('retry', randomUUID())).toMatchObject({ code: 1 });
});

it('[MU-13] npm run payments -- reconcile says in one line which provider gave no report, and exits with 1', async () => {
  expect(await operate('reconcile')).toEqual({
    code: 0,
    text: 'Our ledger and the providers’ reports agree.\n',
  });
  const env = { GIVEX_URL: 'http://127.0.0.1:9', GIVEX_SECONDARY_URL: 'http://127.0.0.1:9' };
  expect(await operateWith(env, 'reconcile')).toEqual({
    code: 1,
    text: 'givex was not compared. The gift card provider gave no report.\n',
  });
});
