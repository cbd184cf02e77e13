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
import { StepCounts } from './step-counts.ts';
import type { StepCountsPorts } from './step-counts.ts';
import { startSweepers } from './sweepers.ts';
import type { SweepersPorts } from './sweepers.ts';

export interface BackgroundOptions {
  readonly config: Config;
  readonly pool: pg.Pool;
  readonly ports: ConsumerPorts &
    SweepersPorts &
    Pick<StepCountsPorts, 'counts'> & { readonly killPoints?: KillPoints | undefined };
  readonly priority: CheckoutPriority;
  readonly logger: Logger;
}

const SERVICE = 'cart-checkout';

/** What runs beside the server: the relay of the outbox, the consumers and the sweepers. */
export async function startBackground({ config, pool, ports, priority, logger }: BackgroundOptions) {
  const stopping = new AbortController();
  const { signal } = stopping;
  const kafka = createKafka({ brokers: config.KAFKA_BROKERS, clientId: SERVICE, logger });
  await refuseBehindPublished({ client: pool, kafka, service: SERVICE, logger });
  const relay = startRelay({ url: config.DATABASE_URL, service: SERVICE, kafka, logger });
  const committed = () => relay.wake();
  const { killPoints } = ports;
  const { COUNTS_PAUSED: countsPaused } = config;
  const consumers = startConsumers({
    kafka,
    pool,
    logger,
    ports,
    priority,
    killPoints,
    countsPaused,
    laterStored: (kind) => sweepers.wakeLater(kind),
  });
  const { countsCaughtUp } = consumers;
  const steps = new StepCounts({ now: Date.now, counts: ports.counts });
  const sweepers = startSweepers({
    config,
    ports,
    priority,
    steps,
    countsCaughtUp,
    committed,
    logger,
    signal,
  });

  return {
    /** False when the relay or a consumer has stopped permanently. */
    alive: () => relay.alive() && consumers.alive(),

    /** What requests count of the way to an order. */
    steps,

    /** Makes the relay look for events now instead of at its next poll. */
    wake: committed,

    /** Makes the sweeper look for webhooks now instead of at its next sweep. */
    wakeWebhooks: sweepers.wakeWebhooks,

    /** Starts deferred work of a kind that is due now. */
    wakeLater: sweepers.wakeLater,

    /** Whether the projections of products and stores have been filled. */
    ready: async () => ({ catalogue: await consumers.caughtUp() }),

    details: async () => ({ outbox: await relay.backlog() }),

    metrics: messagingMetrics({ pool, relay, consumers: consumers.all }),

    async stop(): Promise<void> {
      stopping.abort();
      await Promise.all([sweepers.done, consumers.stop(), relay.stop()]);
    },
  };
}
