import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { inTransaction } from '@loupe/database/transaction';
import { startConsumer } from '../../src/consumer.ts';
import { firstTime } from '../../src/inbox.ts';
import { enqueue } from '../../src/outbox.ts';
import { startRelay } from '../../src/relay.ts';
import { freshTopic, openStage } from './broker-and-database.ts';
import type { Stage } from './broker-and-database.ts';
import { eventually } from './eventually.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const KEYS = 7;
const EVENTS = 700;

it('loses nothing and keeps the order per key when the broker is killed while events are produced', async () => {
  const topic = await freshTopic(stage.kafka, { partitions: 3 });
  const relay = startRelay({ ...stage, service: 'messaging-test', pollMs: 5 });
  const effects = new Map<string, bigint[]>();
  let handled = 0;
  const consumer = startConsumer({
    ...stage,
    group: 'effects',
    topics: [topic],
    handle: async ({ envelope }) => {
      const first = await inTransaction(stage.pool, (tx) => firstTime(tx, 'effects', envelope.id));
      if (!first) return;
      handled++;
      effects.set(envelope.aggregateId, [
        ...(effects.get(envelope.aggregateId) ?? []),
        envelope.aggregateVersion,
      ]);
    },
  });
  await consumer.ready;

  const produce = async (from: number, to: number) => {
    for (let n = from; n < to; n++) {
      const event = {
        topic: topic.name,
        type: 'thing-happened',
        aggregateId: `k${n % KEYS}`,
        aggregateVersion: BigInt(Math.floor(n / KEYS) + 1),
        site: '',
        payload: Buffer.alloc(1_000),
      };
      await inTransaction(stage.pool, (tx) => enqueue(tx, event, { id: randomUUID() }));
      relay.wake();
    }
  };

  await produce(0, EVENTS / 2);
  await eventually(() => handled > 0, 'events flow when the broker dies');
  const producing = produce(EVENTS / 2, EVENTS);
  await stage.broker.kill();
  const { rows } = await stage.pool.query('SELECT FROM outbox WHERE published_at IS NULL');
  expect(rows.length).toBeGreaterThan(0); // killed in the middle, not after
  await producing;
  await stage.broker.restart();

  await eventually(() => handled === EVENTS, 'every event has had its effect');
  const inOrder = Array.from({ length: EVENTS / KEYS }, (_, index) => BigInt(index + 1));
  expect([...effects.values()]).toEqual(Array.from({ length: KEYS }, () => inOrder));
  expect(consumer.alive()).toBe(true);
  await Promise.all([relay.stop(), consumer.stop()]);
}, 120_000);
