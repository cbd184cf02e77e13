import { refuseBehindPublished } from '@loupe/messaging/behind-published';
import { createKafka } from '@loupe/messaging/kafka';
import { messagingMetrics } from '@loupe/messaging/metrics';
import { startRelay } from '@loupe/messaging/relay';
import type { Logger } from '@loupe/telemetry/logger';
import type pg from 'pg';
import type { UseCases } from './bind-use-cases.ts';
import type { Config } from './config.ts';
import { startConsumers } from './consumers.ts';
import { startSweepers } from './sweepers.ts';

export interface BackgroundOptions {
  readonly config: Config;
  readonly pool: pg.Pool;
  readonly useCases: UseCases;
  readonly logger: Logger;
}

const SERVICE = 'payments-finance';

/** What runs beside the server: the relay of the outbox, the consumers and the sweepers. */
export async function startBackground({ config, pool, useCases, logger }: BackgroundOptions) {
  const stopping = new AbortController();
  const { signal } = stopping;
  const kafka = createKafka({ brokers: config.KAFKA_BROKERS, clientId: SERVICE, logger });
  await refuseBehindPublished({ client: pool, kafka, service: SERVICE, logger });
  await useCases
    .readPause()
    .catch((err: unknown) => logger.error({ err }, 'payments stay paused: no database'));
  const relay = startRelay({ url: config.DATABASE_URL, service: SERVICE, kafka, logger });
  const consumers = startConsumers({ kafka, pool, logger, useCases });
  const sweepers = startSweepers({ config, useCases, logger, signal });

  return {
    /** False when the relay or a consumer has stopped permanently. */
    alive: () => relay.alive() && consumers.alive(),

    /** Makes the relay look for events now instead of at its next poll. */
    wake: () => relay.wake(),

    details: async () => ({ outbox: await relay.backlog(), payments: useCases.pauseState() }),

    metrics: messagingMetrics({ pool, relay, consumers: consumers.all }),

    /** The relay stops last: it publishes what the other work writes before it ends. */
    async stop(): Promise<void> {
      stopping.abort();
      await Promise.all([sweepers.done, consumers.stop()]);
      await useCases.drained();
      await relay.stop();
    },
  };
}
