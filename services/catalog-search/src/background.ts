import { TOPICS } from '@loupe/contracts/topics';
import { startSweeper } from '@loupe/database/sweeper';
import { inTransaction } from '@loupe/database/transaction';
import type { Tx } from '@loupe/database/tx';
import { startConsumer } from '@loupe/messaging/consumer';
import { createKafka } from '@loupe/messaging/kafka';
import { enqueue } from '@loupe/messaging/outbox';
import { startRelay } from '@loupe/messaging/relay';
import type { Logger } from '@loupe/telemetry/logger';
import type pg from 'pg';
import { productDisplayRepository } from './adapters/db/product-display-repository.ts';
import { stockLevelRepository } from './adapters/db/stock-level-repository.ts';
import type { Config } from './config.ts';
import type { ProductDisplay } from './domain/product/product-display.ts';
import { onStockLevelState } from './events/consumed/stock-level-state.ts';
import { productDisplayState } from './events/published/product-display-state.ts';
import { projectStockLevel } from './use-cases/project-stock-level.ts';
import { tellPriceChanges } from './use-cases/tell-price-changes.ts';

export interface BackgroundOptions {
  readonly config: Config;
  readonly pool: pg.Pool;
  readonly logger: Logger;
}

const SERVICE = 'catalog-search';
const PRICE_SWEEP_MS = 1_000;

/** What runs beside the requests: the relay of the outbox, the consumer of stock levels, the sweeper of price windows. */
export function startBackground({ config, pool, logger }: BackgroundOptions) {
  const stopping = new AbortController();
  const kafka = createKafka({ brokers: config.KAFKA_BROKERS, clientId: SERVICE, logger });
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
  const prices = startSweeper({
    ...{ name: 'price windows', everyMs: PRICE_SWEEP_MS, logger, signal: stopping.signal },
    work: () => tellPriceChanges(displays),
  });
  return {
    /** False when the relay or the consumer has ended for good. */
    alive: () => relay.alive() && stock.alive(),

    backlog: () => relay.backlog(),

    /** Whether all stock levels published so far are known. */
    caughtUp: () => stock.caughtUp(),

    async stop(): Promise<void> {
      stopping.abort();
      await Promise.all([relay.stop(), stock.stop(), prices.done]);
    },
  };
}
