import { TOPICS } from '@loupe/contracts/topics';
import { poolTx } from '@loupe/database/tx';
import { startConsumer } from '@loupe/messaging/consumer';
import { createKafka } from '@loupe/messaging/kafka';
import { startRelay } from '@loupe/messaging/relay';
import type { Logger } from '@loupe/telemetry/logger';
import type pg from 'pg';
import { saveStockLevel } from './adapters/db/stock-level-repository.ts';
import type { Config } from './config.ts';
import { onStockLevelState } from './events/consumed/stock-level-state.ts';

export interface BackgroundOptions {
  readonly config: Config;
  readonly pool: pg.Pool;
  readonly logger: Logger;
}

const SERVICE = 'catalog-search';

/** What runs beside the requests: the relay of the outbox and the consumer of stock levels. */
export function startBackground({ config, pool, logger }: BackgroundOptions) {
  const kafka = createKafka({ brokers: config.KAFKA_BROKERS, clientId: SERVICE, logger });
  const relay = startRelay({ url: config.DATABASE_URL, service: SERVICE, kafka, logger });
  const stock = startConsumer({
    ...{ kafka, pool, logger, group: SERVICE, topics: [TOPICS.stock] },
    handle: onStockLevelState((state) => saveStockLevel(poolTx(pool), state)),
  });
  return {
    /** False when the relay or the consumer has ended for good. */
    alive: () => relay.alive() && stock.alive(),

    backlog: () => relay.backlog(),

    /** Whether all stock levels published so far are known. */
    caughtUp: () => stock.caughtUp(),

    async stop(): Promise<void> {
      await Promise.all([relay.stop(), stock.stop()]);
    },
  };
}
