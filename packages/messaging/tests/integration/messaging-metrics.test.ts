import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { poolTx } from '@loupe/database/tx';
import { metricsAsText } from '@loupe/telemetry/metrics';
import { ConsumerProgress } from '../../src/consumer-progress.ts';
import { messagingMetrics } from '../../src/messaging-metrics.ts';
import { enqueue } from '../../src/outbox.ts';
import { openStage } from './broker-and-database.ts';
import type { Stage } from './broker-and-database.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
beforeEach(() => stage.pool.query('TRUNCATE outbox, parked_key'));
afterAll(() => stage.close());

async function values(parts: { relay?: boolean; consumer?: boolean } = {}): Promise<string[]> {
  const { relay = true, consumer = true } = parts;
  const sources = messagingMetrics({
    pool: stage.pool,
    relay: { alive: () => relay },
    consumers: [{ group: 'checkout.dispatch', alive: () => consumer, progress: new ConsumerProgress() }],
  });
  const metrics = await Promise.all(sources.map((source) => source.read()));
  return metricsAsText(metrics.flat())
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
}

const put = (key: string, secondsAgo: number) =>
  enqueue(
    poolTx(stage.pool),
    {
      topic: 'things',
      type: 'thing-happened',
      aggregateId: key,
      aggregateVersion: 1n,
      site: 'loupe',
      payload: Buffer.alloc(1),
    },
    { id: randomUUID(), now: new Date(Date.now() - secondsAgo * 1_000) },
  );

it('reports nothing waiting as 0, with every consumer named', async () => {
  expect(await values()).toEqual([
    'loupe_relay_dead 0',
    'loupe_consumer_dead{consumer="checkout.dispatch"} 0',
    'loupe_consumer_lag_messages{consumer="checkout.dispatch"} 0',
    'loupe_consumer_oldest_seconds{consumer="checkout.dispatch"} 0',
    'loupe_outbox_backlog 0',
    'loupe_outbox_oldest_seconds 0',
    'loupe_parked_keys{consumer="relay"} 0',
    'loupe_parked_keys{consumer="checkout.dispatch"} 0',
  ]);
});

it('reports a relay and a consumer that have stopped permanently', async () => {
  expect(await values({ relay: false, consumer: false })).toEqual(
    expect.arrayContaining(['loupe_relay_dead 1', 'loupe_consumer_dead{consumer="checkout.dispatch"} 1']),
  );
});

it('reports unpublished events, the age of the oldest, and parked keys by consumer', async () => {
  await put('a', 90);
  await put('b', 500);
  await stage.pool.query(
    `INSERT INTO parked_key (consumer, topic, key, reason)
     VALUES ('relay', 'things', 'b', 'too large'), ('checkout.dispatch', 'things', 'c', 'x'), ('gone', 'things', 'c', 'x')`,
  );
  const reported = await values();
  expect(reported).toEqual(
    expect.arrayContaining([
      'loupe_outbox_backlog 2',
      'loupe_parked_keys{consumer="relay"} 1',
      'loupe_parked_keys{consumer="checkout.dispatch"} 1',
      'loupe_parked_keys{consumer="gone"} 1',
    ]),
  );
  const age = Number(reported.find((line) => line.startsWith('loupe_outbox_oldest'))?.split(' ')[1]);
  expect(age).toBeGreaterThanOrEqual(90);
  expect(age).toBeLessThan(500); // the event of the parked key does not count
});
