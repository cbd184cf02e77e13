import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Topic } from '@loupe/contracts/topics';
import { startConsumer } from '../../src/consumer.ts';
import type { Consumer } from '../../src/consumer.ts';
import { toOutboxRow } from '../../src/envelope.ts';
import { createProducer } from '../../src/publisher.ts';
import { listDeadLetters } from '../../src/list-dead-letters.ts';
import { replayDeadLetters } from '../../src/replay.ts';
import { freshTopic, openStage } from './broker-and-database.ts';
import type { Stage } from './broker-and-database.ts';
import { refuseNextJoin } from './coordinator-loading.ts';
import { eventually } from './eventually.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

async function send(topic: Topic, version: number) {
  const event = {
    topic: topic.name,
    type: 'thing-happened',
    aggregateId: 'k',
    aggregateVersion: BigInt(version),
    site: '',
  };
  const row = toOutboxRow({ ...event, payload: Buffer.alloc(0) }, { id: randomUUID(), now: new Date() });
  const producer = createProducer(stage.kafka);
  await producer.connect();
  await producer.send({ topic: topic.name, acks: -1, messages: [{ key: 'k', value: row.payload }] });
  await producer.disconnect();
}

async function parkedKeys(): Promise<number> {
  return (await stage.pool.query('SELECT FROM parked_key')).rowCount ?? 0;
}

it('replays dead letters for their consumer only, in order, and unparks their key', async () => {
  const topic = await freshTopic(stage.kafka, { parkOnPoison: true });
  const seen = { fixed: [] as bigint[], bystander: [] as bigint[] };
  let broken = true;
  const start = (group: 'fixed' | 'bystander'): Consumer =>
    startConsumer({
      ...stage,
      group,
      topics: [topic],
      maxAttempts: 1,
      handle: async ({ envelope: { aggregateVersion } }) => {
        if (group === 'fixed' && broken) throw new Error('a bug');
        seen[group].push(aggregateVersion);
      },
    });
  const consumers = [start('fixed'), start('bystander')];
  const allCaughtUp = () => eventually(() => parkedKeys().then((n) => n === 0), 'the key is free');
  for (const version of [1, 2]) await send(topic, version);
  await eventually(
    async () => (await parkedKeys()) === 1 && seen.bystander.length === 2,
    'the key is parked',
  );
  await eventually(() => consumers[0]!.caughtUp(), 'both are set aside');

  const list = async () =>
    (await listDeadLetters(stage.kafka, [topic.name])).map(({ group, key }) => [group, key]);
  expect(await list()).toEqual(Array.from({ length: 2 }, () => ['fixed', 'k']));
  refuseNextJoin();
  expect(await list()).toHaveLength(2); // listing changes nothing, and waits for a coordinator that is loading

  // Replayed before the bug is fixed: dead letters again, still in order.
  expect(await replayDeadLetters({ ...stage, group: 'fixed', topic: topic.name })).toBe(2);
  await send(topic, 3);
  const replay = () => replayDeadLetters({ ...stage, group: 'fixed', topic: topic.name });
  let waiting = 0;
  await eventually(async () => (waiting += await replay()) >= 3, 'the copies and the new message are dead');
  broken = false;
  await eventually(async () => {
    await replay();
    return (await parkedKeys()) === 0;
  }, 'the key is free');
  await allCaughtUp();

  await send(topic, 4);
  await eventually(
    () => seen.fixed.includes(4n) && seen.bystander.includes(4n),
    'a new message is handled at once',
  );
  expect(seen.fixed).toEqual([1n, 2n, 3n, 4n]);
  expect(seen.bystander).toEqual([1n, 2n, 3n, 4n]);
  expect(await replay()).toBe(0);
  expect(await list()).toEqual([]);
  await Promise.all(consumers.map((consumer) => consumer.stop()));
});
