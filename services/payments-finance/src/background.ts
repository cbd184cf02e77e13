import { TOPICS } from '@loupe/contracts/topics';
import { startConsumer } from '@loupe/messaging/consumer';
import { refuseBehindPublished } from '@loupe/messaging/behind-published';
import { createKafka } from '@loupe/messaging/kafka';
import { messagingMetrics } from '@loupe/messaging/metrics';
import { startRelay } from '@loupe/messaging/relay';
import type { Logger } from '@loupe/telemetry/logger';
import type pg from 'pg';
import { SETTLEMENT_CONSUMER } from './adapters/db/settlement-recording.ts';
import type { Application } from './application.ts';
import type { Config } from './config.ts';
import { onOrderMovement } from './events/consumed/order-movement.ts';
import { startSweepers } from './sweepers.ts';

export interface BackgroundOptions {
  readonly config: Config;
  readonly pool: pg.Pool;
  readonly application: Application;
  readonly logger: Logger;
}

const SERVICE = 'payments-finance';

/** Runs in the background: the relay of the outbox, the consumer of order movements and the sweepers. */
export async function startBackground({ config, pool, application, logger }: BackgroundOptions) {
  const stopping = new AbortController();
  const { signal } = stopping;
  const kafka = createKafka({ brokers: config.KAFKA_BROKERS, clientId: SERVICE, logger });
  await refuseBehindPublished({ client: pool, kafka, service: SERVICE, logger });
  await application
    .readPause()
    .catch((err: unknown) => logger.error({ err }, 'payments stay paused: no database'));
  const relay = startRelay({ url: config.DATABASE_URL, service: SERVICE, kafka, logger });
  const orders = startConsumer({
    ...{ kafka, pool, logger, group: SETTLEMENT_CONSUMER, topics: [TOPICS.order] },
    handle: onOrderMovement(application.recordSettlement),
  });
  const sweepers = startSweepers({
    ...{ application, sweepSeconds: config.TENDER_SWEEP_SECONDS, logger, signal },
  });
  return {
    /** False when the relay or the consumer has stopped permanently. */
    alive: () => relay.alive() && orders.alive(),

    details: async () => ({ outbox: await relay.backlog(), payments: application.pauseState() }),

    metrics: messagingMetrics({ pool, relay, consumers: [orders] }),

    /** Called after each commit that may have added an event to the outbox. */
    wakeRelay: () => relay.wake(),

    /** The relay stops last: it publishes what the other work writes before it ends. */
    async stop(): Promise<void> {
      stopping.abort();
      await Promise.all([sweepers, orders.stop()]);
      await application.drained();
      await relay.stop();
    },
  };
}
