import { TOPICS } from '@loupe/contracts/topics';
import { startSweeper } from '@loupe/database/sweeper';
import { inTransaction } from '@loupe/database/transaction';
import { poolTx, type Tx } from '@loupe/database/tx';
import { startConsumer } from '@loupe/messaging/consumer';
import { refuseBehindPublished } from '@loupe/messaging/behind-published';
import { createKafka } from '@loupe/messaging/kafka';
import { firstTime } from '@loupe/messaging/inbox';
import { enqueue } from '@loupe/messaging/outbox';
import { messagingMetrics } from '@loupe/messaging/metrics';
import { startRelay } from '@loupe/messaging/relay';
import { rateLimits } from '@loupe/rate-limit/rate-limits';
import type { Logger } from '@loupe/telemetry/logger';
import type pg from 'pg';
import { productDisplayRepository } from './adapters/db/product-display-repository.ts';
import { pairRepository } from './adapters/db/pair-repository.ts';
import { stockLevelRepository } from './adapters/db/stock-level-repository.ts';
import { searchDocuments } from './adapters/db/search-documents.ts';
import type { CategoryTrees } from './adapters/db/category-trees.ts';
import type { Config } from './config.ts';
import type { ProductDisplay } from './domain/product/product-display.ts';
import { onOrderPlaced } from './events/consumed/order-placed.ts';
import { onStockLevelState } from './events/consumed/stock-level-state.ts';
import { productDisplayState } from './events/published/product-display-state.ts';
import type { SearchEngine } from './search-engine.ts';
import { countBoughtTogether } from './use-cases/count-bought-together.ts';
import { SearchUnavailableError } from './use-cases/ports/search-unavailable-error.ts';
import { projectStockLevel } from './use-cases/project-stock-level.ts';
import { tellPriceChanges } from './use-cases/tell-price-changes.ts';

export interface BackgroundOptions {
  readonly config: Config;
  readonly pool: pg.Pool;
  readonly engine: SearchEngine;
  readonly trees: CategoryTrees;
  readonly logger: Logger;
}

const SERVICE = 'catalog-search';
const ORDERS_GROUP = 'catalog-search-orders';
const PRICE_SWEEP_MS = 1_000;
const FOLLOW_MS = 500;
const PRUNE_MS = 10 * 60_000;
const PRUNED_AT_ONCE = 10_000;

/**
 * What runs beside the requests: the relay of the outbox, the consumer of stock levels, the sweeper of price windows, and the search
 * index following the tables.
 */
export async function startBackground({ config, pool, engine, trees, logger }: BackgroundOptions) {
  const stopping = new AbortController();
  const kafka = createKafka({ brokers: config.KAFKA_BROKERS, clientId: SERVICE, logger });
  await refuseBehindPublished({ client: pool, kafka, service: SERVICE, logger });
  const relay = startRelay({ url: config.DATABASE_URL, service: SERVICE, kafka, logger });
  const displays = {
    displays: productDisplayRepository,
    transaction: <T>(work: (tx: Tx) => Promise<T>) => inTransaction(pool, work).finally(() => relay.wake()),
    publish: (tx: Tx, display: ProductDisplay) => enqueue(tx, productDisplayState(display)),
  };
  const stock = startConsumer({
    ...{ kafka, pool, logger, group: SERVICE, topics: [TOPICS.stock] },
    handle: onStockLevelState((state) =>
      projectStockLevel({ ...displays, stockLevels: stockLevelRepository }, state),
    ),
  });
  const orders = startConsumer({
    ...{ kafka, pool, logger, group: ORDERS_GROUP, topics: [TOPICS.order] },
    handle: onOrderPlaced((order) =>
      countBoughtTogether(
        {
          transaction: (work) => inTransaction(pool, work),
          isFirst: (tx, messageId) => firstTime(tx, ORDERS_GROUP, messageId),
          pairs: pairRepository,
        },
        order,
      ),
    ),
  });
  const prices = startSweeper({
    ...{ name: 'price windows', everyMs: PRICE_SWEEP_MS, logger, signal: stopping.signal },
    work: () => tellPriceChanges(displays),
  });
  let isEngineAway = false;
  const following = startSweeper({
    ...{ name: 'search index', everyMs: FOLLOW_MS, logger, signal: stopping.signal },
    work: async () => {
      // A brand that was added has a category of its own.
      if (await engine.curations.follow()) await trees.refresh();
      try {
        const read = await engine.index.follow();
        isEngineAway = false;
        return read;
      } catch (error) {
        isEngineAway = error instanceof SearchUnavailableError;
        throw error;
      }
    },
  });
  const pruning = startSweeper({
    ...{ name: 'product changes and limits', everyMs: PRUNE_MS, logger, signal: stopping.signal },
    work: async () => {
      const tx = poolTx(pool);
      return (await searchDocuments(tx).prune()).length + (await rateLimits(tx).prune(PRUNED_AT_ONCE));
    },
  });
  return {
    /** False when the relay or the consumer has ended for good. */
    alive: () => relay.alive() && stock.alive() && orders.alive(),

    backlog: () => relay.backlog(),

    metrics: messagingMetrics({ pool, relay, consumers: [stock, orders] }),

    /** Whether listings are answered: from the index, or from the tables because the engine's server is away. */
    canList: () => engine.index.isLoaded || isEngineAway,

    /** Whether all stock levels published so far are known. */
    caughtUp: () => stock.caughtUp(),

    async stop(): Promise<void> {
      stopping.abort();
      await Promise.all([
        relay.stop(),
        stock.stop(),
        orders.stop(),
        prices.done,
        following.done,
        pruning.done,
      ]);
    },
  };
}
