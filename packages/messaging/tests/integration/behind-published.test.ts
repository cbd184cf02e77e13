import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Topic } from '@loupe/contracts/topics';
import { eventsWeDoNotKnow } from '../../src/behind-published.ts';
import { createProducer } from '../../src/publisher.ts';
import { startRelay } from '../../src/relay.ts';
import type { Relay } from '../../src/relay.ts';
import { freshTopic, openStage } from './broker-and-database.ts';
import type { Stage } from './broker-and-database.ts';
import { refuseNextJoin } from './coordinator-loading.ts';
import { eventually } from './eventually.ts';
import { put } from './outbox-row.ts';
import { inTransaction } from '@loupe/database/transaction';

const SERVICE = 'messaging-test';

let stage: Stage;
let topic: Topic;
let relay: Relay | undefined;

beforeAll(async () => {
  stage = await openStage();
});
afterEach(async () => {
  await relay?.stop();
  relay = undefined;
  await stage.pool.query('TRUNCATE outbox, published_offset');
});
afterAll(() => stage.close());

const start = () => (relay = startRelay({ ...stage, service: SERVICE, topics: [topic.name], pollMs: 5 }));
const publish = async (...keys: string[]): Promise<string[]> => {
  const ids = await inTransaction(stage.pool, async (tx) => {
    const made: string[] = [];
    for (const key of keys) made.push(await put(tx, topic, key, 1));
    return made;
  });
  await eventually(async () => {
    const { rows } = await stage.pool.query('SELECT FROM outbox WHERE published_at IS NULL');
    return rows.length === 0;
  }, 'every row is published');
  return ids;
};
const unknown = () =>
  eventsWeDoNotKnow({ client: stage.pool, kafka: stage.kafka, service: SERVICE, topics: [topic.name] });

describe('a database that was restored', () => {
  it('knows all of its events while it is not', async () => {
    topic = await freshTopic(stage.kafka);
    start();
    await publish('a', 'b', 'c', 'd', 'e', 'f', 'g');
    expect(await unknown()).toEqual([]);
  });

  it('does not know the events that it published after the moment, on any partition', async () => {
    topic = await freshTopic(stage.kafka);
    start();
    await publish('a', 'b', 'c', 'd', 'e', 'f', 'g');
    const before = (await stage.pool.query('SELECT * FROM published_offset')).rows as object[];
    const lost = await publish('a', 'h');
    await relay!.stop();
    await stage.pool.query('DELETE FROM outbox WHERE id = ANY ($1::uuid[])', [lost]);
    await stage.pool.query('TRUNCATE published_offset');
    for (const row of before)
      await stage.pool.query(
        'INSERT INTO published_offset SELECT * FROM json_populate_record(NULL::published_offset, $1)',
        [JSON.stringify(row, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))],
      );
    expect((await unknown()).toSorted()).toEqual(lost.toSorted());
  });

  it('is read to the end when the coordinator is still loading its groups', async () => {
    topic = await freshTopic(stage.kafka, { partitions: 1 });
    start();
    const [id] = await publish('a');
    await relay!.stop();
    await stage.pool.query('TRUNCATE outbox, published_offset');
    refuseNextJoin();
    expect(await unknown()).toEqual([id]);
  });

  it('finds an event that was the first of its partition', async () => {
    topic = await freshTopic(stage.kafka, { partitions: 1 });
    start();
    const [id] = await publish('a');
    await relay!.stop();
    await stage.pool.query('TRUNCATE outbox, published_offset');
    expect(await unknown()).toEqual([id]);
  });

  it('is told from a relay that was killed between sending and marking, and from what others sent', async () => {
    topic = await freshTopic(stage.kafka, { partitions: 1 });
    start();
    const [id] = await publish('a');
    await relay!.stop();
    await stage.pool.query('TRUNCATE published_offset');
    expect(await unknown()).toEqual([]);
    const producer = createProducer(stage.kafka);
    await producer.connect();
    const messages = [
      { key: 'a', value: 'none of ours', headers: { id: randomUUID() } },
      // A dead letter that is replayed is a copy, perhaps of a row that was pruned.
      {
        key: 'a',
        value: 'x',
        headers: { id: randomUUID(), publisher: SERVICE, 'replay-consumer': 'some-group' },
      },
    ];
    await producer.send({ topic: topic.name, messages });
    await producer.disconnect();
    expect(id).toBeDefined();
    expect(await unknown()).toEqual([]);
  });

  it('is not published from: the relay ends for good', async () => {
    topic = await freshTopic(stage.kafka, { partitions: 1 });
    start();
    await publish('a');
    await relay!.stop();
    await stage.pool.query('TRUNCATE outbox, published_offset');
    await inTransaction(stage.pool, (tx) => put(tx, topic, 'a', 1));
    const restored = start();
    await eventually(() => !restored.alive(), 'the relay has ended');
    const { rows } = await stage.pool.query('SELECT FROM outbox WHERE published_at IS NOT NULL');
    expect(rows).toEqual([]);
  });
});
