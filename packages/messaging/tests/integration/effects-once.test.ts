import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Topic } from '@loupe/contracts/topics';
import { inTransaction } from '@loupe/database/transaction';
import { poolTx } from '@loupe/database/tx';
import { startConsumer } from '../../src/consumer.ts';
import type { Consumer, ConsumedMessage } from '../../src/consumer.ts';
import { toOutboxRow } from '../../src/envelope.ts';
import { firstTime } from '../../src/inbox.ts';
import { createProducer } from '../../src/publisher.ts';
import { freshTopic, openStage } from './broker-and-database.ts';
import type { Stage } from './broker-and-database.ts';
import { eventually } from './eventually.ts';

let stage: Stage;
let consumer: Consumer;
let topic: Topic;

beforeAll(async () => {
  stage = await openStage();
  await stage.pool.query(`
    CREATE TABLE payout (id bigserial PRIMARY KEY, message_id uuid NOT NULL);
    CREATE TABLE product_projection (id text PRIMARY KEY, version bigint NOT NULL, title text NOT NULL)`);
});
beforeEach(async () => {
  topic = await freshTopic(stage.kafka, { cleanup: 'compact' });
});
afterEach(() => consumer.stop());
afterAll(() => stage.close());

function consume(handle: (message: ConsumedMessage) => Promise<void>, gathers = false) {
  consumer = startConsumer({ ...stage, group: randomUUID(), topics: [topic], handle, gathers });
  return consumer;
}

async function send(...events: { id?: string; version: number; title?: string }[]) {
  const producer = createProducer(stage.kafka);
  await producer.connect();
  const messages = events.map(({ id = randomUUID(), version, title = '' }) => {
    const event = {
      topic: topic.name,
      type: 'product-state',
      aggregateId: 'p1',
      aggregateVersion: BigInt(version),
      site: '',
    };
    const row = toOutboxRow({ ...event, payload: Buffer.from(title) }, { id, now: new Date() });
    return { key: row.aggregateid, value: row.payload };
  });
  await producer.send({ topic: topic.name, acks: -1, messages });
  await producer.disconnect();
}

describe('an effect', () => {
  it('happens once for a message that arrives twice', async () => {
    consume(({ envelope }) =>
      inTransaction(stage.pool, async (tx) => {
        if (!(await firstTime(tx, 'payouts', envelope.id))) return;
        await tx.query('INSERT INTO payout (message_id) VALUES ($1)', [envelope.id]);
      }),
    );
    const id = randomUUID();
    await send({ id, version: 1 }, { id, version: 1 }, { version: 2 });
    await eventually(() => consumer.caughtUp(), 'all three are committed');
    const { rows } = await stage.pool.query('SELECT message_id FROM payout');
    expect(rows).toHaveLength(2);
    expect(rows.filter((row) => row.message_id === id)).toHaveLength(1);
  });

  it('whose consumer gathers happens at once, and a second later those that follow', async () => {
    const handled: number[] = [];
    consume(async () => void handled.push(Date.now()), true);
    await consumer.ready;
    await send({ version: 1 });
    await eventually(() => handled.length === 1, 'the first is handled');
    await send({ version: 2 });
    await send({ version: 3 });
    await eventually(() => handled.length === 3, 'all are handled');
    expect(handled[1]! - handled[0]!).toBeGreaterThan(900);
    expect(handled[2]! - handled[1]!).toBeLessThan(800);
  });

  it('that failed is not recorded in the inbox', async () => {
    const id = randomUUID();
    const failed = inTransaction(stage.pool, async (tx) => {
      expect(await firstTime(tx, 'other', id)).toBe(true);
      throw new Error('after the inbox row');
    });
    await expect(failed).rejects.toThrow('after the inbox row');
    expect(await firstTime(poolTx(stage.pool), 'other', id)).toBe(true);
    expect(await firstTime(poolTx(stage.pool), 'other', id)).toBe(false);
    expect(await firstTime(poolTx(stage.pool), 'another', id)).toBe(true);
  });
});

describe('a projection', () => {
  it('ignores a version older than its own', async () => {
    consume(async ({ envelope }) => {
      await poolTx(stage.pool).query(
        `INSERT INTO product_projection (id, version, title) VALUES ($1, $2, $3)
         ON CONFLICT (id) DO UPDATE SET version = excluded.version, title = excluded.title
         WHERE product_projection.version < excluded.version`,
        [envelope.aggregateId, envelope.aggregateVersion, Buffer.from(envelope.payload).toString()],
      );
    });
    await send(
      { version: 1, title: 'first' },
      { version: 5, title: 'newest' },
      { version: 3, title: 'stale' },
    );
    await eventually(() => consumer.caughtUp(), 'all three are committed');
    const { rows } = await stage.pool.query('SELECT version, title FROM product_projection');
    expect(rows).toEqual([{ version: 5n, title: 'newest' }]);
  });
});
