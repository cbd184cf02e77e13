import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Topic } from '@loupe/contracts/topics';
import { inTransaction } from '@loupe/database/transaction';
import { poolTx } from '@loupe/database/tx';
import { decodeEnvelope } from '../../src/envelope.ts';
import { OutboxStore } from '../../src/outbox-store.ts';
import { createProducer, Publisher } from '../../src/publisher.ts';
import { startRelay } from '../../src/relay.ts';
import type { Relay } from '../../src/relay.ts';
import { freshTopic, openStage } from './broker-and-database.ts';
import type { Stage } from './broker-and-database.ts';
import { eventually } from './eventually.ts';
import { put } from './outbox-row.ts';
import { relaySessions, terminateLeader } from './relay-sessions.ts';
import { envelopeIds, readAll } from './topic-reader.ts';

let stage: Stage;
const running: Relay[] = [];

beforeAll(async () => {
  stage = await openStage();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((relay) => relay.stop()));
  await stage.pool.query('TRUNCATE outbox, parked_key');
});
afterAll(() => stage.close());

function relay(options: { pollMs?: number } = {}): Relay {
  const started = startRelay({ ...stage, service: 'messaging-test', ...options });
  running.push(started);
  return started;
}

async function unpublished(): Promise<number> {
  const { rows } = await stage.pool.query('SELECT FROM outbox WHERE published_at IS NULL');
  return rows.length;
}
const allPublished = () => eventually(async () => (await unpublished()) === 0, 'every row is published');

describe('the relay', () => {
  it('publishes what was committed, in order per key, with id, type and traceparent as headers', async () => {
    const topic = await freshTopic(stage.kafka);
    relay();
    const ids = await inTransaction(stage.pool, async (tx) => [
      await put(tx, topic, 'a', 1),
      await put(tx, topic, 'a', 2),
    ]);
    await allPublished();
    const records = await readAll(stage.kafka, topic.name);
    expect(envelopeIds(records)).toEqual(ids);
    const [first] = records;
    expect(first!.key).toBe('a');
    expect(first!.header('id')).toBe(ids[0]);
    expect(first!.header('type')).toBe('thing-happened');
    expect(first!.header('traceparent')).toBe('00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01');
  });

  it('publishes nothing of a transaction that was rolled back', async () => {
    const topic = await freshTopic(stage.kafka);
    relay();
    const rolledBack = inTransaction(stage.pool, async (tx) => {
      await put(tx, topic, 'a', 1);
      throw new Error('no stock');
    });
    await expect(rolledBack).rejects.toThrow('no stock');
    const id = await put(poolTx(stage.pool), topic, 'a', 1);
    await allPublished();
    expect(envelopeIds(await readAll(stage.kafka, topic.name))).toEqual([id]);
  });

  it('publishes a row that is committed after rows with a higher sequence number', async () => {
    const topic = await freshTopic(stage.kafka);
    relay();
    const [begun, isRead] = [Promise.withResolvers<string>(), Promise.withResolvers<void>()];
    const slow = inTransaction(stage.pool, async (tx) => {
      begun.resolve(await put(tx, topic, 'slow', 1)); // the sequence number is assigned now
      await isRead.promise;
    });
    const early = await begun.promise;
    const late = await put(poolTx(stage.pool), topic, 'quick', 1);
    await allPublished();
    expect(envelopeIds(await readAll(stage.kafka, topic.name))).toEqual([late]);
    isRead.resolve();
    await slow;
    await allPublished();
    expect(envelopeIds(await readAll(stage.kafka, topic.name))).toContain(early);
  });

  it('does not wait for the poll when it is woken', async () => {
    const topic = await freshTopic(stage.kafka);
    const woken = relay({ pollMs: 3_600_000 });
    const settle = await put(poolTx(stage.pool), topic, 'a', 1);
    await eventually(async () => {
      woken.wake();
      return (await unpublished()) === 0;
    }, `${settle} is published`);
  });

  it('gathers rows that are committed in quick succession: ten requests a second at most', async () => {
    const topic = await freshTopic(stage.kafka);
    const woken = relay();
    await put(poolTx(stage.pool), topic, 'first', 1);
    await allPublished();
    const began = performance.now();
    for (let row = 0; row < 200; row++) {
      await put(poolTx(stage.pool), topic, `row ${row}`, 1);
      woken.wake();
    }
    await allPublished();
    const tenths = (performance.now() - began) / 100;
    const { rows } = await stage.pool.query<{ rounds: number }>(
      `SELECT count(DISTINCT published_at)::int AS rounds FROM outbox`,
    );
    expect(rows[0]?.rounds).toBeLessThanOrEqual(2 + Math.ceil(tenths));
  });

  it('reports how long the oldest row has waited and how many keys are parked', async () => {
    const topic = await freshTopic(stage.kafka);
    const standing = relay();
    await eventually(async () => (await standing.backlog()) !== null, 'it is connected');
    expect(await standing.backlog()).toEqual({ oldestUnpublishedSeconds: 0, parkedKeys: 0 });
    await stage.broker.kill();
    try {
      await put(poolTx(stage.pool), topic, 'a', 1);
      await stage.pool.query(`UPDATE outbox SET occurred_at = now() - interval '90 seconds'`);
      const aged = async () => ((await standing.backlog())?.oldestUnpublishedSeconds ?? 0) >= 90;
      await eventually(aged, 'its age grows');
      await stage.pool.query(
        `INSERT INTO parked_key (consumer, topic, key, reason) VALUES ('relay', $1, 'a', 'test'), ('else', $1, 'a', 'test')`,
        [topic.name],
      );
      expect(await standing.backlog()).toEqual({ oldestUnpublishedSeconds: 0, parkedKeys: 1 });
      await stage.pool.query('DELETE FROM parked_key');
    } finally {
      await stage.broker.restart();
    }
    await allPublished();
  });

  it('deletes published rows after the retention time, and no others', async () => {
    const topic = await freshTopic(stage.kafka);
    await stage.pool.query(
      `INSERT INTO outbox (id, aggregatetype, aggregateid, aggregate_version, type, payload, occurred_at, published_at)
       SELECT gen_random_uuid(), $1, 'a', n, 't', '', now(), now() - make_interval(days => n + 4) FROM generate_series(1, 6) n`,
      [topic.name],
    );
    relay();
    const kept = async () => (await stage.pool.query('SELECT aggregate_version FROM outbox ORDER BY 1')).rows;
    await eventually(async () => (await kept()).length < 6, 'the old rows are gone');
    expect(await kept()).toEqual([{ aggregate_version: 1n }, { aggregate_version: 2n }]);
  });

  it('[F35] keeps published rows for seven days, and then deletes all of them even behind a thousand parked rows', async () => {
    const topic = await freshTopic(stage.kafka);
    const insert = (key: string, rows: number, days: number | null) =>
      stage.pool.query(
        `INSERT INTO outbox (id, aggregatetype, aggregateid, aggregate_version, type, payload, occurred_at, published_at)
         SELECT gen_random_uuid(), $1, $2, n, 't', '', now(), now() - make_interval(days => $4)
         FROM generate_series(1, $3::int) n`,
        [topic.name, key, rows, days],
      );
    await stage.pool.query(
      `INSERT INTO parked_key (consumer, topic, key, reason) VALUES ('relay', $1, 'parked', 'test')`,
      [topic.name],
    );
    await insert('parked', 1_000, null);
    await insert('old', 3_000, 8);
    await insert('young', 10, 6);
    relay();
    const count = async (key: string) =>
      (await stage.pool.query('SELECT FROM outbox WHERE aggregateid = $1', [key])).rowCount;
    await eventually(async () => (await count('old')) === 0, 'the old rows are gone');
    expect([await count('parked'), await count('young')]).toEqual([1_000, 10]);
  });
});

describe('a row that cannot be sent', () => {
  it.each([
    ['too large', (topic: Topic) => put(poolTx(stage.pool), topic, 'bad', 1, 2_000_000)],
    [
      'no envelope',
      async (topic: Topic) => {
        const id = await put(poolTx(stage.pool), topic, 'bad', 1);
        await stage.pool.query(`UPDATE outbox SET payload = '\\xffff' WHERE id = $1`, [id]);
      },
    ],
  ])('because it is %s is parked with its key, and the others are sent', async (_, putBad) => {
    const topic = await freshTopic(stage.kafka);
    await putBad(topic);
    const held = await put(poolTx(stage.pool), topic, 'bad', 2);
    const others = [
      await put(poolTx(stage.pool), topic, 'good', 1),
      await put(poolTx(stage.pool), topic, 'good', 2),
    ];
    relay();
    await eventually(async () => (await unpublished()) === 2, 'only the parked key is left');
    expect(envelopeIds(await readAll(stage.kafka, topic.name))).toEqual(others);
    const { rows } = await stage.pool.query('SELECT consumer, topic, key FROM parked_key');
    expect(rows).toEqual([{ consumer: 'relay', topic: topic.name, key: 'bad' }]);

    // The runbook's steps: repair or delete the row, then delete the parked key.
    await stage.pool.query('DELETE FROM outbox WHERE aggregate_version = 1 AND aggregateid = $1', ['bad']);
    await stage.pool.query('DELETE FROM parked_key');
    await allPublished();
    expect(envelopeIds(await readAll(stage.kafka, topic.name))).toContain(held);
  });

  it('while its topic is missing waits and does not block other topics', async () => {
    const topic = await freshTopic(stage.kafka);
    await put(poolTx(stage.pool), { ...topic, name: 'test.missing.v1' }, 'a', 1);
    const id = await put(poolTx(stage.pool), topic, 'a', 1);
    relay();
    await eventually(async () => (await unpublished()) === 1, 'the other topic has its row');
    expect(envelopeIds(await readAll(stage.kafka, topic.name))).toEqual([id]);
    expect((await stage.pool.query('SELECT FROM parked_key')).rowCount).toBe(0);
  });

  it('while its topic is unavailable does not block other topics, however many rows wait', async () => {
    const topic = await freshTopic(stage.kafka);
    for (let version = 1; version <= 501; version++)
      await put(poolTx(stage.pool), { ...topic, name: 'test.missing.v1' }, 'a', version);
    const id = await put(poolTx(stage.pool), topic, 'a', 1);
    relay();
    await eventually(async () => (await unpublished()) === 501, 'the other topic has its row');
    expect(envelopeIds(await readAll(stage.kafka, topic.name))).toEqual([id]);
  });

  it('sends small rows that together exceed the batch limit', async () => {
    const topic = await freshTopic(stage.kafka, { partitions: 1 });
    for (let version = 1; version <= 8; version++)
      await put(poolTx(stage.pool), topic, 'a', version, 200_000);
    relay();
    await allPublished();
    const versions = (await readAll(stage.kafka, topic.name)).map(
      ({ value }) => decodeEnvelope(value!).aggregateVersion,
    );
    expect(versions).toEqual([1n, 2n, 3n, 4n, 5n, 6n, 7n, 8n]);
  });
});

describe('two relays', () => {
  it('publish each row once, and the second takes over when the first ends', async () => {
    const topic = await freshTopic(stage.kafka);
    const relays = [relay({ pollMs: 5 }), relay({ pollMs: 5 })];
    const ids: string[] = [];
    for (let version = 1; version <= 200; version++) {
      ids.push(await put(poolTx(stage.pool), topic, `k${version % 5}`, version));
      relays.forEach((one) => one.wake());
    }
    await allPublished();
    expect(envelopeIds(await readAll(stage.kafka, topic.name)).sort()).toEqual([...ids].sort());

    expect(await relaySessions(stage)).toEqual({ connected: 2, leading: 1 });
    await relays[0]!.stop();
    const after = await put(poolTx(stage.pool), topic, 'k0', 201);
    await allPublished();
    expect(envelopeIds(await readAll(stage.kafka, topic.name)).filter((id) => id === after)).toHaveLength(1);
  });

  it('continue when the database closes the leader’s connection', async () => {
    const topic = await freshTopic(stage.kafka);
    relay();
    relay();
    await put(poolTx(stage.pool), topic, 'a', 1);
    await allPublished();
    expect(await terminateLeader(stage)).toBe(1);
    const ids: string[] = [];
    for (let version = 2; version <= 20; version++)
      ids.push(await put(poolTx(stage.pool), topic, 'a', version));
    await allPublished();
    const versions = (await readAll(stage.kafka, topic.name)).map(
      ({ value }) => decodeEnvelope(value!).aggregateVersion,
    );
    expect(versions).toEqual(Array.from({ length: 20 }, (_, index) => BigInt(index + 1)));
    await eventually(
      async () => (await relaySessions(stage)).connected === 2,
      'the one that was cut off is back',
    );
    expect((await relaySessions(stage)).leading).toBe(1);
  });
});

describe('a relay that has lost its lock', () => {
  it('sends nothing more of the rows it has read', async () => {
    const topic = await freshTopic(stage.kafka, { partitions: 1 });
    const sent = await put(poolTx(stage.pool), topic, 'a', 1, 400_000);
    await put(poolTx(stage.pool), topic, 'a', 2, 400_000); // too large for the request of the first
    const client = await stage.pool.connect();
    const rows = await new OutboxStore(client).unpublished();
    client.release();
    const producer = createProducer(stage.kafka);
    await producer.connect();
    let requests = 0;
    const outcome = await new Publisher(producer, stage.logger).publish(rows, () => ++requests > 1);
    await producer.disconnect();
    expect(outcome.published.map(({ id }) => id)).toEqual([sent]);
    expect(envelopeIds(await readAll(stage.kafka, topic.name))).toEqual([sent]);
  });
});
