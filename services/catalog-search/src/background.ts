import { refuseBehindPublished } from '@loupe/messaging/behind-published';
import { createKafka } from '@loupe/messaging/kafka';
import { messagingMetrics } from '@loupe/messaging/metrics';
import { startRelay } from '@loupe/messaging/relay';
import type { Logger } from '@loupe/telemetry/logger';
import type pg from 'pg';
import type { Config } from './config.ts';
import { startConsumers } from './consumers.ts';
import type { ConsumerPorts } from './consumers.ts';
import { startSweepers } from './sweepers.ts';
import type { Sweepers, SweepersPorts } from './sweepers.ts';
import type { SearchEngine } from './search-engine.ts';

export interface BackgroundOptions extends Pick<Sweepers, 'trees'> {
  readonly config: Config;
  readonly pool: pg.Pool;
  readonly ports: ConsumerPorts & SweepersPorts;
  readonly engine: Pick<SearchEngine, 'index' | 'curations'>;
  readonly logger: Logger;
}

const SERVICE = 'catalog-search';

/** What runs beside the server: the relay of the outbox, the consumers and the sweepers. */
export async function startBackground({ config, pool, ports, engine, trees, logger }: BackgroundOptions) {
  const stopping = new AbortController();
  const { signal } = stopping;
  const kafka = createKafka({ brokers: config.KAFKA_BROKERS, clientId: SERVICE, logger });
  await refuseBehindPublished({ client: pool, kafka, service: SERVICE, logger });
  const relay = startRelay({ url: config.DATABASE_URL, service: SERVICE, kafka, logger });
  const committed = () => relay.wake();
  const consumers = startConsumers({ kafka, pool, logger, ports, committed });
  const sweepers = startSweepers({ ports, engine, trees, committed, logger, signal });

  return {
    /** False when the relay or a consumer has stopped permanently. */
    alive: () => relay.alive() && consumers.alive(),

    /** Whether the projections have been filled. */
    ready: async () => ({
      stockProjection: await consumers.caughtUp(),
      listings: sweepers.canList(),
    }),

    details: async () => ({ outbox: await relay.backlog(), search: engine.index.figures() }),

    metrics: messagingMetrics({ pool, relay, consumers: consumers.all }),

    async stop(): Promise<void> {
      stopping.abort();
      await Promise.all([sweepers.done, consumers.stop(), relay.stop()]);
    },
  };
}
