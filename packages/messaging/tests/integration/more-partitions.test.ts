import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startConsumer } from '../../src/consumer.ts';
import { toOutboxRow } from '../../src/envelope.ts';
import { createProducer } from '../../src/publisher.ts';
import { freshTopic, openStage } from './broker-and-database.ts';
import type { Stage } from './broker-and-database.ts';
import { eventually } from './eventually.ts';
import { readAll } from './topic-reader.ts';

const KEYS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

async function send(topic: string, versions: readonly number[]): Promise<void> {
  const producer = createProducer(stage.kafka);
  await producer.connect();
  const messages = versions.flatMap((version) =>
    KEYS.map((aggregateId) => {
      const event = {
        topic,
        type: 'thing-changed',
        aggregateId,
        aggregateVersion: BigInt(version),
        site: '',
      };
      const row = toOutboxRow({ ...event, payload: Buffer.from('') }, { id: randomUUID(), now: new Date() });
      return { key: row.aggregateid, value: row.payload };
    }),
  );
  await producer.send({ topic, acks: -1, messages });
  await producer.disconnect();
}

/** The step of docs/runbooks/upgrade.md. */
it('more partitions lose no event and overtake none, when they are added while nothing is published and all is consumed', async () => {
  const topic = await freshTopic(stage.kafka, { partitions: 1 });
  const seen = new Map<string, bigint[]>();
  const group = randomUUID();
  const consume = () =>
    startConsumer({
      ...stage,
      group,
      topics: [topic],
      handle: async ({ envelope: { aggregateId, aggregateVersion } }) => {
        // Delivered at least once, and kept as a copy of the latest state is: what comes after a newer one is left out.
        const versions = seen.get(aggregateId) ?? [];
        if (aggregateVersion > (versions.at(-1) ?? 0n))
          seen.set(aggregateId, [...versions, aggregateVersion]);
      },
    });
  const before = consume();
  await send(topic.name, [1, 2, 3]);
  await eventually(() => before.caughtUp(), 'all is consumed');
  await before.stop();

  const admin = stage.kafka.admin();
  await admin.connect();
  await admin.createPartitions({ topicPartitions: [{ topic: topic.name, count: 4 }] });
  await admin.disconnect();

  await send(topic.name, [4, 5, 6]);
  const after = consume();
  const isRead = () => [...seen.values()].every((versions) => versions.at(-1) === 6n);
  await eventually(async () => isRead(), 'all is consumed, of every partition');
  await after.stop();
  expect([...seen.keys()].toSorted()).toEqual(KEYS);
  for (const versions of seen.values()) expect(versions).toEqual([1n, 2n, 3n, 4n, 5n, 6n]);
  const partitions = new Set((await readAll(stage.kafka, topic.name)).map(({ partition }) => partition));
  expect(partitions.size).toBeGreaterThan(1);
});
