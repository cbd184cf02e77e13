import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { create, toBinary } from '@bufbuild/protobuf';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OrderReturnedSchema, OrderShippedSchema } from '@loupe/contracts/checkout/order';
import { TOPICS } from '@loupe/contracts/topics';
import { toOutboxRow } from '@loupe/messaging/envelope';
import { createKafka } from '@loupe/messaging/kafka';
import { ensureTopics } from '@loupe/messaging/topics';
import { createLogger } from '@loupe/telemetry/logger';
import { startTestKafka } from '@loupe/test-harness/kafka';
import type { TestKafka } from '@loupe/test-harness/kafka';
import { startTestPayments } from './test-payments.ts';
import type { TestPayments } from './test-payments.ts';
import { startService } from './service-process.ts';
import type { ServiceProcess } from './service-process.ts';
import { paidOrder, proveLedger } from './paid-order.ts';

let payments: TestPayments;
let broker: TestKafka;
let service: ServiceProcess;
let send: (orderId: string, ...messages: Buffer[]) => Promise<void>;
let close: () => Promise<void>;

beforeAll(async () => {
  [payments, broker] = await Promise.all([startTestPayments(), startTestKafka()]);
  const logger = createLogger({ service: 'test', level: 'silent' });
  const kafka = createKafka({ brokers: [broker.brokers], clientId: 'test', logger });
  await ensureTopics(kafka, TOPICS);
  const producer = kafka.producer();
  await producer.connect();
  send = async (key, ...values) => {
    await producer.send({ topic: TOPICS.order.name, messages: values.map((value) => ({ key, value })) });
  };
  close = () => producer.disconnect();
  service = await startService(payments.database.url, payments.sandbox.url, broker.brokers);
});
afterAll(async () => {
  await Promise.all([service.stop(), close()]);
  await payments.stop();
  await broker.stop();
});

type Schema = typeof OrderShippedSchema | typeof OrderReturnedSchema;

/** The event's bytes as cart-checkout's relay sends them. */
function event(schema: Schema, type: string, fields: object): Buffer {
  const payload = toBinary<Schema>(schema, create<Schema>(schema, { currency: 'GBP', ...fields }));
  const outbox = {
    topic: TOPICS.order.name,
    type,
    aggregateId: 'order',
    aggregateVersion: 1n,
    site: 'loupe',
    payload,
  };
  return toOutboxRow(outbox, { id: randomUUID(), now: new Date() }).payload;
}

async function eventually(what: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + 30_000; !(await what()); await delay(50)) {
    if (Date.now() > deadline) throw new Error(`never came true; the service says: ${service.output()}`);
  }
}

const finished = async (placementId: string) =>
  (
    await payments.rows<{ captured: string; refunded: string; settled: number }>(
      `SELECT captured_minor AS captured, refunded_minor AS refunded,
              (SELECT count(*)::int FROM settlement WHERE payment_id = payment.id AND state = 'done') AS settled
       FROM payment WHERE placement_id = $1`,
      [placementId],
    )
  )[0];

describe('the consumer of orders', () => {
  it('[F32][F40][F42][I14] settles each movement once, although every message is delivered five times and the return comes first', async () => {
    const { placementId } = await paidOrder(payments);
    const orderId = randomUUID();
    const about = { orderId, placementId };
    const returned = event(OrderReturnedSchema, 'order-returned', {
      ...about,
      returnId: 'r1',
      amountMinorUnits: 50_000n,
    });
    const shipped = event(OrderShippedSchema, 'order-shipped', {
      ...about,
      shipmentId: 's1',
      amountMinorUnits: 235_000n,
      final: true,
    });
    await send(orderId, returned, shipped, ...Array.from({ length: 4 }, () => [shipped, returned]).flat());
    await eventually(async () => (await finished(placementId))?.settled === 2);
    expect(await finished(placementId)).toEqual({ captured: '235000', refunded: '50000', settled: 2 });
    await proveLedger(payments);
  });

  it('[F34] puts a movement of an unknown payment into the dead-letter topic and continues with other orders', async () => {
    const lost = randomUUID();
    const amount = { amountMinorUnits: 235_000n, final: true, shipmentId: 's1' };
    await send(
      lost,
      event(OrderShippedSchema, 'order-shipped', { orderId: lost, placementId: lost, ...amount }),
    );
    const { placementId } = await paidOrder(payments);
    const orderId = randomUUID();
    await send(orderId, event(OrderShippedSchema, 'order-shipped', { orderId, placementId, ...amount }));
    await eventually(async () => (await finished(placementId))?.settled === 1);
    await eventually(
      async () => (await payments.rows('SELECT FROM parked_key WHERE key = $1', [lost])).length === 1,
    );
    await proveLedger(payments);
  });
});
