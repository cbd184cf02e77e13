import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { deadLetterTopic } from '@loupe/contracts/topics';
import type { Topic } from '@loupe/contracts/topics';
import { inTransaction } from '@loupe/database/transaction';
import { PoisonMessageError, startConsumer } from '../../src/consumer.ts';
import type { Consumer, ConsumedMessage } from '../../src/consumer.ts';
import { DependencyDownError } from '../../src/errors.ts';
import { firstTime } from '../../src/inbox.ts';
import { createProducer } from '../../src/publisher.ts';
import { toOutboxRow } from '../../src/envelope.ts';
import { occupyGroup } from '@loupe/test-harness/occupied-group';
import { freshTopic, openStage } from './broker-and-database.ts';
import type { Stage } from './broker-and-database.ts';
import { eventually } from './eventually.ts';
import { envelopeIds, readAll } from './topic-reader.ts';

let stage: Stage;
const running: Consumer[] = [];

beforeAll(async () => {
  stage = await openStage();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((consumer) => consumer.stop()));
});
afterAll(() => stage.close());

function consume(
  topic: Topic,
  handle: (message: ConsumedMessage) => Promise<void>,
  group: string = randomUUID(),
) {
  const { kafka, pool, logger } = stage;
  const consumer = startConsumer({ kafka, group, topics: [topic], pool, logger, handle, maxAttempts: 2 });
  running.push(consumer);
  return { consumer, group };
}

const value = (aggregateId: string, id: string = randomUUID()) =>
  toOutboxRow(
    {
      topic: '',
      type: 'thing-happened',
      aggregateId,
      aggregateVersion: 1n,
      site: 'loupe',
      payload: Buffer.alloc(0),
    },
    { id, now: new Date() },
  ).payload;

async function send(topic: Topic, messages: readonly { key: string; value: Buffer | null }[]) {
  const producer = createProducer(stage.kafka);
  await producer.connect();
  await producer.send({ topic: topic.name, acks: -1, messages: [...messages] });
  await producer.disconnect();
}

describe('a handler that throws', () => {
  it.each([TypeError, RangeError, SyntaxError, ReferenceError])(
    '%p does not end the consumer',
    async (Kind) => {
      const topic = await freshTopic(stage.kafka);
      const handled: string[] = [];
      const { consumer } = consume(topic, async ({ envelope }) => {
        if (envelope.aggregateId === 'bad') throw new Kind('a bug');
        handled.push(envelope.aggregateId);
      });
      await send(topic, [{ key: 'bad', value: value('bad') }]);
      await send(topic, [{ key: 'good', value: value('good') }]);
      await eventually(() => handled.includes('good'), 'the next message is handled');
      await eventually(() => consumer.caughtUp(), 'both are committed');
      expect(consumer.alive()).toBe(true);
    },
  );

  it('a temporary error is retried and the message handled once', async () => {
    const topic = await freshTopic(stage.kafka);
    let calls = 0;
    const { consumer } = consume(topic, async () => {
      if (++calls === 1) throw new Error('deadlock detected');
    });
    await send(topic, [{ key: 'a', value: value('a') }]);
    await eventually(() => consumer.caughtUp(), 'the message is committed');
    expect(calls).toBe(2);
    expect(await readAll(stage.kafka, deadLetterTopic(topic.name))).toHaveLength(0);
  });

  it('during an outage of a dependency is called until it is back, beyond the limit of attempts', async () => {
    const topic = await freshTopic(stage.kafka);
    let calls = 0;
    const { consumer } = consume(topic, async () => {
      if (++calls <= 4) throw new DependencyDownError('connection refused');
    });
    await send(topic, [{ key: 'a', value: value('a') }]);
    await eventually(() => consumer.caughtUp(), 'the message is committed');
    expect(calls).toBe(5);
    expect(await readAll(stage.kafka, deadLetterTopic(topic.name))).toHaveLength(0);
  });

  it('because Postgres is read-only is called until it is writable, and nothing is parked', async () => {
    const topic = await freshTopic(stage.kafka, { parkOnPoison: true });
    let calls = 0;
    const { consumer, group } = consume(topic, ({ envelope }) =>
      inTransaction(stage.pool, async (tx) => {
        if (++calls <= 4) await tx.query('SET TRANSACTION READ ONLY');
        await firstTime(tx, group, envelope.id);
      }),
    );
    await send(topic, [{ key: 'a', value: value('a') }]);
    await eventually(() => consumer.caughtUp(), 'the message is committed');
    expect(calls).toBe(5);
    expect(await readAll(stage.kafka, deadLetterTopic(topic.name))).toHaveLength(0);
    expect((await stage.pool.query('SELECT FROM parked_key WHERE consumer = $1', [group])).rowCount).toBe(0);
    expect((await stage.pool.query('SELECT FROM inbox WHERE consumer = $1', [group])).rowCount).toBe(1);
  });
});

describe('a poison message', () => {
  it('goes to the dead-letter topic with its bytes and its origin', async () => {
    const topic = await freshTopic(stage.kafka);
    const { consumer, group } = consume(topic, async () => {});
    const poison = Buffer.from('\xff\xff no envelope', 'latin1');
    await send(topic, [
      { key: 'k', value: value('k') },
      { key: 'k', value: poison },
    ]);
    await consumer.ready;
    await eventually(() => consumer.caughtUp(), 'both are committed');

    const original = (await readAll(stage.kafka, topic.name)).at(-1)!;
    const [dead, ...others] = await readAll(stage.kafka, deadLetterTopic(topic.name));
    expect(others).toHaveLength(0);
    expect(dead!.value!.equals(poison)).toBe(true);
    expect({
      topic: dead!.header('origin-topic'),
      partition: dead!.header('origin-partition'),
      offset: dead!.header('origin-offset'),
      key: dead!.header('origin-key'),
      consumer: dead!.header('dead-letter-consumer'),
    }).toEqual({
      topic: topic.name,
      partition: String(original.partition),
      offset: original.offset,
      key: 'k',
      consumer: group,
    });
    expect(dead!.header('dead-letter-error')).toContain('PoisonMessageError');
  });

  it('is tried once, and other messages up to the configured limit', async () => {
    const topic = await freshTopic(stage.kafka);
    const calls: string[] = [];
    const { consumer } = consume(topic, async ({ envelope: { aggregateId } }) => {
      calls.push(aggregateId);
      throw aggregateId === 'poison'
        ? new PoisonMessageError('no such order')
        : new Error('constraint violated');
    });
    await send(topic, [
      { key: 'k', value: value('poison') },
      { key: 'k', value: value('other') },
    ]);
    await eventually(() => consumer.caughtUp(), 'both are committed');
    expect(calls).toEqual(['poison', 'other', 'other']);
    expect(await readAll(stage.kafka, deadLetterTopic(topic.name))).toHaveLength(2);
  });

  it('holds back later messages of its key, and no others, where order matters', async () => {
    const topic = await freshTopic(stage.kafka, { parkOnPoison: true, partitions: 1 });
    const handled: string[] = [];
    const handle = async ({ envelope: { id, aggregateId } }: ConsumedMessage) => {
      if (id === poison) throw new PoisonMessageError('no such payment');
      handled.push(aggregateId);
    };
    const [poison, next, later] = [randomUUID(), randomUUID(), randomUUID()];
    const first = consume(topic, handle);
    await send(topic, [
      { key: 'paid', value: value('paid', poison) },
      { key: 'other', value: value('other') },
      { key: 'paid', value: value('paid', next) },
    ]);
    await eventually(() => first.consumer.caughtUp(), 'all three are committed');
    await first.consumer.stop();

    // A new member of the group knows of the parked key from the database.
    const second = consume(topic, handle, first.group);
    await send(topic, [
      { key: 'paid', value: value('paid', later) },
      { key: 'other', value: value('other') },
    ]);
    await eventually(() => handled.length === 2, 'the other key goes on');
    await eventually(() => second.consumer.caughtUp(), 'all are committed');
    expect(handled).toEqual(['other', 'other']);
    const dead = await readAll(stage.kafka, deadLetterTopic(topic.name));
    expect(envelopeIds(dead)).toEqual([poison, next, later]);
    expect(dead[1]!.header('dead-letter-error')).toContain('waits for a replay');
  });

  it('asks for parked keys once per assignment, and again for a key that it knows as parked', async () => {
    const topic = await freshTopic(stage.kafka, { parkOnPoison: true, partitions: 1 });
    const handled: string[] = [];
    const asked = jest.spyOn(stage.pool, 'query');
    const { consumer, group } = consume(topic, async ({ envelope: { aggregateId } }) => {
      if (aggregateId === 'poison') throw new PoisonMessageError('no such payment');
      handled.push(aggregateId);
    });
    const sendAndHandle = async (key: string, aggregateId: string, count: number) => {
      await send(topic, [{ key, value: value(aggregateId) }]);
      await eventually(() => handled.length === count, `${count} are handled`);
    };
    for (const count of [1, 2, 3]) await sendAndHandle('other', 'other', count);
    const asksForParked = () =>
      asked.mock.calls.filter(([query]) => JSON.stringify(query).includes('SELECT key, parked_at')).length;
    expect(asksForParked()).toBe(1);

    await sendAndHandle('paid', 'poison', 3);
    await eventually(() => consumer.caughtUp(), 'the poison is committed');
    expect(asksForParked()).toBe(1);
    await stage.pool.query('DELETE FROM parked_key WHERE consumer = $1', [group]); // by an operator
    await sendAndHandle('paid', 'paid', 4);
    expect(asksForParked()).toBe(2);
    asked.mockRestore();
  });

  it('does not hold back later messages of its key where only the latest state matters', async () => {
    const topic = await freshTopic(stage.kafka, { cleanup: 'compact' });
    const handled: string[] = [];
    const poison = randomUUID();
    const { consumer } = consume(topic, async ({ envelope: { id } }) => {
      if (id === poison) throw new PoisonMessageError('unknown unit');
      handled.push(id);
    });
    const newer = randomUUID();
    await send(topic, [
      { key: 'k', value: value('k', poison) },
      { key: 'k', value: value('k', newer) },
      { key: 'gone', value: null },
    ]);
    await eventually(() => consumer.caughtUp(), 'all are committed');
    expect(handled).toEqual([newer]);
  });
});

describe('a null', () => {
  it('is erasure: its key is forgotten, after a failure again, and what follows is handled', async () => {
    const topic = await freshTopic(stage.kafka, { cleanup: 'compact', partitions: 1 });
    const done: string[] = [];
    let failures = 1;
    const { kafka, pool, logger } = stage;
    const consumer = startConsumer({
      kafka,
      pool,
      logger,
      group: randomUUID(),
      topics: [topic],
      handle: async ({ envelope: { aggregateId } }) => void done.push(`state of ${aggregateId}`),
      forget: async (key) => {
        if (failures-- > 0) throw new Error('not now');
        done.push(`null of ${key}`);
      },
    });
    running.push(consumer);
    await send(topic, [
      { key: 'gone', value: value('gone') },
      { key: 'gone', value: null },
      { key: 'other', value: value('other') },
    ]);
    await eventually(() => consumer.caughtUp(), 'all are committed');
    expect(done).toEqual(['state of gone', 'null of gone', 'state of other']);
  });
});

describe('alive', () => {
  it('is false once kafkajs has stopped the consumer without restart', async () => {
    const topic = await freshTopic(stage.kafka);
    const tooLongForTheProtocol = 'g'.repeat(70_000); // encoding it throws a RangeError
    const { consumer } = consume(topic, async () => {}, tooLongForTheProtocol);
    await eventually(() => !consumer.alive(), 'the consumer has ended');
  });

  it('is false once the broker has rejected the consumer permanently', async () => {
    const topic = await freshTopic(stage.kafka);
    const group = randomUUID();
    const other = await occupyGroup(stage.broker.brokers, group, topic.name);
    const { consumer } = consume(topic, async () => {}, group);
    expect(consumer.alive()).toBe(true);
    await eventually(() => !consumer.alive(), 'the consumer has ended');
    await other.leave();
  });
});
