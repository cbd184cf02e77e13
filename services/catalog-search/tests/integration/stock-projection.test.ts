import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { create, toBinary } from '@bufbuild/protobuf';
import { Level, StockLevelSchema } from '@loupe/contracts/checkout/stock';
import { TOPICS } from '@loupe/contracts/topics';
import { poolTx } from '@loupe/database/tx';
import { startConsumer } from '@loupe/messaging/consumer';
import type { Consumer } from '@loupe/messaging/consumer';
import { createKafka } from '@loupe/messaging/kafka';
import { enqueue } from '@loupe/messaging/outbox';
import { startRelay } from '@loupe/messaging/relay';
import type { Relay } from '@loupe/messaging/relay';
import { ensureTopics } from '@loupe/messaging/topics';
import { createLogger } from '@loupe/telemetry/logger';
import { startTestKafka } from '@loupe/test-harness/kafka';
import type { TestKafka } from '@loupe/test-harness/kafka';
import { until } from '@loupe/test-harness/until';
import { stockLevelRepository } from '../../src/adapters/db/stock-level-repository.ts';
import { onStockLevelState } from '../../src/events/consumed/stock-level-state.ts';
import { startCatalogue } from './support/catalogue.ts';
import type { Catalogue } from './support/catalogue.ts';

let kafka: TestKafka;
let catalogue: Catalogue;
let relay: Relay;
let consumer: Consumer;
/** Resolves with the sku of each message that has been dealt with, in turn. */
const dealtWith: ((sku: string) => void)[] = [];
const next = () => new Promise<string>((resolve) => dealtWith.push(resolve));

beforeAll(async () => {
  [kafka, catalogue] = await Promise.all([startTestKafka(), startCatalogue()]);
  const logger = createLogger({ service: 'test', level: 'fatal' });
  const client = createKafka({ brokers: [kafka.brokers], clientId: 'test', logger });
  await ensureTopics(client, TOPICS);
  await catalogue.pool.query('DELETE FROM outbox'); // the seed's own events are not of interest here
  relay = startRelay({
    url: catalogue.database.url,
    service: 'catalog-search',
    kafka: client,
    logger,
    pollMs: 20,
  });
  const project = onStockLevelState((state) => stockLevelRepository(poolTx(catalogue.pool)).save(state));
  consumer = startConsumer({
    kafka: client,
    group: 'catalog-search',
    topics: [TOPICS.stock],
    pool: catalogue.pool,
    logger,
    handle: async (message) => {
      await project(message);
      dealtWith.shift()?.(message.envelope.aggregateId);
    },
  });
  await consumer.ready;
}, 120_000);

afterAll(async () => {
  await Promise.all([consumer?.stop(), relay?.stop()]);
  await Promise.all([catalogue?.stop(), kafka?.stop()]);
});

/** As cart-checkout publishes it; the outbox of this test stands in for its own. */
async function say(sku: string, level: Level, version: bigint): Promise<void> {
  const done = next();
  await enqueue(poolTx(catalogue.pool), {
    topic: TOPICS.stock.name,
    type: 'stock-level-state',
    aggregateId: sku,
    aggregateVersion: version,
    site: '',
    payload: toBinary(StockLevelSchema, create(StockLevelSchema, { sku, level })),
  });
  relay.wake();
  expect(await done).toBe(sku);
}

const statusOf = async (key: string): Promise<string> => {
  const { data } = await catalogue.ask<{ product: { webProductStatus: { key: string } } }>(
    'query ($key: String!) { product(productKey: $key) { webProductStatus { key } } }',
    { key },
  );
  return data.product.webProductStatus.key;
};

describe('stock level, from Kafka to the page', () => {
  it('[EU-13] stores the latest published level and ignores older versions', async () => {
    await say('0100004', Level.OUT, 5n);
    expect(await statusOf('0100004')).toBe('liveOutOfStock');
    await say('0100004', Level.IN, 4n);
    expect(await statusOf('0100004')).toBe('liveOutOfStock');
    await say('0100004', Level.LOW, 6n);
    expect(await statusOf('0100004')).toBe('liveActive');
  });

  it('[EU-13] stores the level of a sku that the catalogue does not have yet', async () => {
    await say('0199999', Level.IN, 1n);
    const { rows } = await catalogue.pool.query(`SELECT level FROM stock_level WHERE sku = '0199999'`);
    expect(rows).toEqual([{ level: 'in' }]);
  });

  it('[EU-13] skips a message without a level, and continues', async () => {
    await enqueue(poolTx(catalogue.pool), {
      topic: TOPICS.stock.name,
      type: 'stock-level-state',
      aggregateId: '0100002',
      aggregateVersion: 9n,
      site: '',
      payload: toBinary(StockLevelSchema, create(StockLevelSchema, { sku: '0100002' })),
    });
    await say('0100002', Level.OUT, 10n);
    expect(await statusOf('0100002')).toBe('liveOutOfStock');
    await until('all is committed', () => consumer.caughtUp());
  });
});
