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
import type { SweepersPorts } from './sweepers.ts';

export interface BackgroundOptions {
  readonly config: Config;
  readonly pool: pg.Pool;
  readonly ports: ConsumerPorts & SweepersPorts;
  readonly logger: Logger;
}

const SERVICE = 'stores-reservations';

/** What runs beside the server: the relay of the outbox, the consumer and the sweepers. */
export async function startBackground({ config, pool, ports, logger }: BackgroundOptions) {
  const stopping = new AbortController();
  const { signal } = stopping;
  const kafka = createKafka({ brokers: config.KAFKA_BROKERS, clientId: SERVICE, logger });
  await refuseBehindPublished({ client: pool, kafka, service: SERVICE, logger });
  const relay = startRelay({ url: config.DATABASE_URL, service: SERVICE, kafka, logger });
  const consumers = startConsumers({ kafka, pool, logger, ports });
  const sweepers = startSweepers({ config, ports, logger, signal });

  return {
    /** False when the relay or the consumer has stopped permanently. */
    alive: () => relay.alive() && consumers.alive(),

    /** Starts the next poll of the outbox and of the e-mails at once. */
    wake(): void {
      relay.wake();
      sweepers.wake();
    },

    details: async () => ({ outbox: await relay.backlog() }),

    metrics: messagingMetrics({ pool, relay, consumers: consumers.all }),

    async stop(): Promise<void> {
      stopping.abort();
      await Promise.all([consumers.stop(), sweepers.done, relay.stop()]);
    },
  };
}
