import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Topic } from '@loupe/contracts/topics';
import { committedOffsets } from '../../src/committed-offsets.ts';
import { startConsumer } from '../../src/consumer.ts';
import type { Consumer } from '../../src/consumer.ts';
import { toOutboxRow } from '../../src/envelope.ts';
import { createProducer } from '../../src/publisher.ts';
import { freshTopic, openStage } from './broker-and-database.ts';
import type { Stage } from './broker-and-database.ts';
import { eventually } from './eventually.ts';

let stage: Stage;
let running: Consumer | undefined;

beforeAll(async () => {
  stage = await openStage();
});
afterEach(async () => {
  await stage.broker.restart();
  await running?.stop();
});
afterAll(() => stage.close());

/** Starts the only consumer of the test; a running one is stopped first. */
async function start(group: string, topics: readonly Topic[], handled: string[] = []): Promise<Consumer> {
  await running?.stop();
  const { kafka, pool, logger } = stage;
  const handle = async ({ envelope }: { envelope: { id: string } }) => void handled.push(envelope.id);
  return (running = startConsumer({ kafka, group, topics, pool, logger, handle }));
}

async function send(topic: Topic): Promise<string> {
  const id = randomUUID() as string;
  const about = { topic: topic.name, type: 'thing-happened', aggregateId: 'k', site: '' };
  const event = { ...about, aggregateVersion: 1n, payload: Buffer.alloc(0) };
  const { payload: value } = toOutboxRow(event, { id, now: new Date() });
  const producer = createProducer(stage.kafka);
  await producer.connect();
  await producer.send({ topic: topic.name, acks: -1, messages: [{ key: 'k', value }] });
  await producer.disconnect();
  return id;
}

async function consumeAll(group: string, topics: readonly Topic[]): Promise<void> {
  const consumer = await start(group, topics);
  await consumer.ready;
  await eventually(() => consumer.caughtUp(), 'all is consumed');
}

it('what a consumer has handled is committed when it stops', async () => {
  const topic = await freshTopic(stage.kafka);
  const handled: string[] = [];
  const consumer = await start('stopped', [topic], handled);
  await consumer.ready;
  await send(topic);
  await eventually(() => handled.length === 1, 'the event is handled');
  await consumer.stop();
  const admin = stage.kafka.admin();
  await admin.connect();
  const offsets = await committedOffsets(admin, 'stopped', topic.name);
  await admin.disconnect();
  expect([...offsets.values()].filter((offset) => offset > 0n)).toEqual([1n]);
});

describe('caughtUp', () => {
  it('is true during a broker outage for a group that had caught up, which then continues', async () => {
    const topic = await freshTopic(stage.kafka);
    await send(topic);
    await consumeAll('restarted', [topic]);
    await running?.stop();
    await stage.broker.kill();
    const handled: string[] = [];
    const consumer = await start('restarted', [topic], handled);
    expect(await consumer.caughtUp()).toBe(true);
    await stage.broker.restart();
    const id = await send(topic);
    await eventually(() => handled.includes(id), 'what came meanwhile is handled');
  });

  it('is false during a broker outage for a group that has never consumed its topic', async () => {
    const topic = await freshTopic(stage.kafka);
    await send(topic);
    await stage.broker.kill();
    expect(await (await start('first', [topic])).caughtUp()).toBe(false);
  });

  it('is true for an empty topic but not stored, since its events may not be published yet', async () => {
    const topic = await freshTopic(stage.kafka);
    await consumeAll('early', [topic]);
    await running?.stop();
    await stage.broker.kill();
    expect(await (await start('early', [topic])).caughtUp()).toBe(false);
  });

  it('is stored for a topic that was empty at first once the group has consumed it, without another check', async () => {
    const topic = await freshTopic(stage.kafka);
    await consumeAll('patient', [topic]);
    await send(topic);
    await eventually(async () => {
      const sql = `SELECT FROM caught_up_topic WHERE consumer = 'patient' AND topic = $1`;
      return (await stage.pool.query(sql, [topic.name])).rowCount === 1;
    }, 'it is remembered');
  });

  it('is false during a broker outage for a group with a new topic', async () => {
    const [one, other] = [await freshTopic(stage.kafka), await freshTopic(stage.kafka)];
    await Promise.all([send(one), send(other)]);
    await consumeAll('wider', [one]);
    await running?.stop();
    await stage.broker.kill();
    expect(await (await start('wider', [one, other])).caughtUp()).toBe(false);
  });
});
