import { refuseBehindPublished } from '@loupe/messaging/behind-published';
import { createKafka } from '@loupe/messaging/kafka';
import { messagingMetrics } from '@loupe/messaging/metrics';
import { startRelay } from '@loupe/messaging/relay';
import type { Logger } from '@loupe/telemetry/logger';
import type pg from 'pg';
import type { Config } from './config.ts';

export interface BackgroundOptions {
  readonly config: Config;
  readonly pool: pg.Pool;
  readonly logger: Logger;
}

const SERVICE = 'stores-reservations';

/** What runs beside the server: the relay of the outbox. */
export async function startBackground({ config, pool, logger }: BackgroundOptions) {
  const kafka = createKafka({ brokers: config.KAFKA_BROKERS, clientId: SERVICE, logger });
  await refuseBehindPublished({ client: pool, kafka, service: SERVICE, logger });
  const relay = startRelay({ url: config.DATABASE_URL, service: SERVICE, kafka, logger });

  return {
    /** False when the relay has stopped permanently. */
    alive: () => relay.alive(),

    details: async () => ({ outbox: await relay.backlog() }),

    metrics: messagingMetrics({ pool, relay }),

    stop: () => relay.stop(),
  };
}
