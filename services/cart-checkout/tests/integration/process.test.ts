import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { create, toBinary } from '@bufbuild/protobuf';
import { ProductSchema } from '@loupe/contracts/catalog/product';
import { TOPICS } from '@loupe/contracts/topics';
import { poolTx } from '@loupe/database/tx';
import { createKafka } from '@loupe/messaging/kafka';
import { enqueue } from '@loupe/messaging/outbox';
import { ensureTopics } from '@loupe/messaging/topics';
import { createLogger } from '@loupe/telemetry/logger';
import { startTestKafka } from '@loupe/test-harness/kafka';
import type { TestKafka } from '@loupe/test-harness/kafka';
import { claimPort } from '@loupe/test-harness/ports';
import { until } from '@loupe/test-harness/until';
import { environmentFor } from './support/environment.ts';
import { productId, variantId } from './support/products.ts';
import { openShop } from './support/shop.ts';
import type { Shop } from './support/shop.ts';

const SKU = '0100002';
const ROOT = new URL('../../', import.meta.url);

let shop: Shop;
let kafka: TestKafka;
let child: ChildProcess;
let origin: string;

beforeAll(async () => {
  [shop, kafka] = await Promise.all([openShop(), startTestKafka()]);
  const logger = createLogger({ service: 'test', level: 'silent' });
  await ensureTopics(createKafka({ brokers: [kafka.brokers], clientId: 'test', logger }), TOPICS);
  const port = await claimPort();
  origin = `http://127.0.0.1:${port}`;
  child = spawn(process.execPath, ['src/main.ts'], {
    cwd: ROOT,
    env: { ...environmentFor(shop.database.url), KAFKA_BROKERS: kafka.brokers, PORT: String(port) },
    stdio: 'inherit',
  });
});
afterAll(async () => {
  child.kill('SIGKILL');
  await Promise.all([shop.close(), kafka.stop()]);
});

describe('the process', () => {
  it('is ready once the projection has caught up, projects new messages, and drains', async () => {
    await until('it is ready', async () => (await fetch(`${origin}/readyz`)).ok);
    const product = create(ProductSchema, {
      id: productId(SKU),
      key: SKU,
      sites: ['loupe'],
      name: 'Pendant',
      productType: 'ring',
      approved: true,
      variants: [{ id: variantId(SKU), sku: SKU, webProductStatus: 'liveActive', approved: true }],
    });
    // Through its own outbox: the relay publishes the event and the consumer receives it.
    await enqueue(poolTx(shop.pool), {
      topic: TOPICS.product.name,
      type: 'product-state',
      aggregateId: product.id,
      aggregateVersion: 1n,
      site: '',
      payload: toBinary(ProductSchema, product),
    });
    await until('the product is known', async () => {
      return (await shop.query('SELECT sku FROM variant_projection')).length === 1;
    });
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
  });
});
