import type pg from 'pg';
import { refuseBehindPublished } from '@loupe/messaging/behind-published';
import { createKafka } from '@loupe/messaging/kafka';
import { messagingMetrics } from '@loupe/messaging/metrics';
import { startRelay } from '@loupe/messaging/relay';
import type { KillPoints } from '@loupe/subgraph-server/kill-points';
import type { Logger } from '@loupe/telemetry/logger';
import type { CheckoutPriority } from './checkout-priority.ts';
import type { Config } from './config.ts';
import { startConsumers } from './consumers.ts';
import type { ConsumerPorts } from './consumers.ts';
import { startSweepers } from './sweepers.ts';
import type { SweepersPorts } from './sweepers.ts';

export interface BackgroundOptions {
  readonly config: Config;
  readonly pool: pg.Pool;
  readonly ports: ConsumerPorts & SweepersPorts;
  readonly priority: CheckoutPriority;
  readonly killPoints?: KillPoints | undefined;
  readonly logger: Logger;
}

const SERVICE = 'cart-checkout';

/** Runs in the background: the relay, the consumers and the sweepers. */
export async function startBackground({
  config,
  pool,
  ports,
  priority,
  killPoints,
  logger,
}: BackgroundOptions) {
  const stopping = new AbortController();
  const { signal } = stopping;
  const kafka = createKafka({ brokers: config.KAFKA_BROKERS, clientId: SERVICE, logger });
  await refuseBehindPublished({ client: pool, kafka, service: SERVICE, logger });
  const relay = startRelay({ url: config.DATABASE_URL, service: SERVICE, kafka, logger });
  const consumers = startConsumers({ kafka, pool, logger, ports, priority, killPoints });
  const committed = () => relay.wake();
  const sweepers = startSweepers({ config, ports, priority, committed, logger, signal });

  return {
    /** Makes the relay look for events now instead of at its next poll. */
    wakeRelay: () => relay.wake(),

    /** Makes the sweeper look for webhooks now instead of at its next sweep. */
    wakeWebhooks: sweepers.wakeWebhooks,

    /** Starts deferred work that is due now. */
    wakeLater: sweepers.wakeLater,

    /** The unpublished part of the outbox; null while the relay has no connection. */
    backlog: () => relay.backlog(),

    metrics: messagingMetrics({ pool, relay, consumers: consumers.all }),

    /** False when the relay or a consumer has stopped permanently. */
    alive: () => relay.alive() && consumers.alive(),

    /** Whether the projections of products and stores have been filled. */
    caughtUp: () => consumers.caughtUp(),

    async stop(): Promise<void> {
      stopping.abort();
      await Promise.all([sweepers.done, consumers.stop(), relay.stop()]);
    },
  };
}
