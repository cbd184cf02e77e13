import { TOPICS } from '@loupe/contracts/topics';
import { createPool } from '@loupe/database/pool';
import { startSweeper } from '@loupe/database/sweeper';
import { inTransaction } from '@loupe/database/transaction';
import type { Tx } from '@loupe/database/tx';
import { startConsumer } from '@loupe/messaging/consumer';
import { createKafka } from '@loupe/messaging/kafka';
import { enqueue } from '@loupe/messaging/outbox';
import { startRelay } from '@loupe/messaging/relay';
import { openKeySets } from '@loupe/subgraph-server/key-file';
import { kidsOf } from '@loupe/subgraph-server/key-set';
import { runService } from '@loupe/subgraph-server/run';
import { createLogger } from '@loupe/telemetry/logger';
import { readCategories } from './adapters/db/category-repository.ts';
import { CategoryTrees } from './adapters/db/category-trees.ts';
import { createPrisma } from './adapters/db/prisma-client.ts';
import { productDisplayRepository } from './adapters/db/product-display-repository.ts';
import { saveStockLevel } from './adapters/db/stock-level-repository.ts';
import { KeySets, readConfig } from './config.ts';
import type { ProductDisplay } from './domain/product/product-display.ts';
import { onStockLevelState } from './events/consumed/stock-level-state.ts';
import { productDisplayState } from './events/published/product-display-state.ts';
import { createCatalogueServer } from './server.ts';
import { projectStockLevel } from './use-cases/project-stock-level.ts';
import { tellPriceChanges } from './use-cases/tell-price-changes.ts';

const PRICE_SWEEP_MS = 1_000;

const service = 'catalog-search';
const config = readConfig();
const { DATABASE_URL: url } = config;
const logger = createLogger({ service, level: config.LOG_LEVEL });
const keys = openKeySets({ service, file: config.KEYS_FILE, shape: KeySets, logger });
const requests = createPool({ url, applicationName: service, kind: 'request' });
const background = createPool({ url, applicationName: `${service}-background`, max: 4, kind: 'background' });
const prisma = createPrisma(background);
const trees = new CategoryTrees(() => readCategories(prisma), logger);

const kafka = createKafka({ brokers: config.KAFKA_BROKERS, clientId: service, logger });
const relay = startRelay({ url, service, kafka, logger });
const displays = {
  displays: productDisplayRepository,
  transaction: <T>(work: (tx: Tx) => Promise<T>) =>
    inTransaction(background, work).finally(() => relay.wake()),
  publish: (tx: Tx, display: ProductDisplay) => enqueue(tx, productDisplayState(display)),
};
const handle = onStockLevelState((state) => projectStockLevel({ ...displays, save: saveStockLevel }, state));
const stock = startConsumer({
  kafka,
  group: service,
  topics: [TOPICS.stock],
  pool: background,
  logger,
  handle,
});

const server = createCatalogueServer({
  port: config.PORT,
  publicKeys: keys,
  pool: requests,
  trees,
  alive: () => relay.alive() && stock.alive(),
  isStockProjected: () => stock.caughtUp(),
  details: async () => ({ keys: kidsOf(keys()), outbox: await relay.backlog() }),
  clock: () => new Date(),
  logger,
});

const stopping = new AbortController();
const prices = startSweeper({
  ...{ name: 'price windows', everyMs: PRICE_SWEEP_MS, logger, signal: stopping.signal },
  work: () => tellPriceChanges(displays),
});

await runService({
  logger,
  start: async () => {
    await trees.start();
    await server.start();
  },
  stop: async () => {
    stopping.abort();
    await server.stop();
    trees.stop();
    await Promise.all([relay.stop(), stock.stop(), prices.done]);
    await prisma.$disconnect();
    await Promise.all([requests.end(), background.end()]);
  },
});
