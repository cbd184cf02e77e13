import type pg from 'pg';
import { createKafka } from '@loupe/messaging/kafka';
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

/** What runs beside the requests: the relay, the consumers and the sweepers. */
export function startBackground({ config, pool, ports, priority, killPoints, logger }: BackgroundOptions) {
  const stopping = new AbortController();
  const { signal } = stopping;
  const kafka = createKafka({ brokers: config.KAFKA_BROKERS, clientId: SERVICE, logger });
  const relay = startRelay({ url: config.DATABASE_URL, service: SERVICE, kafka, logger });
  const consumers = startConsumers({ kafka, pool, logger, ports, priority, killPoints });
  const committed = () => relay.wake();
  const sweepers = startSweepers({ config, ports, priority, committed, logger, signal });

  return {
    /** Something was written that the relay would otherwise only find at its next poll. */
    wakeRelay: () => relay.wake(),

    /** A webhook was stored that the sweeper would otherwise only find at its next sweep. */
    wakeWebhooks: sweepers.wakeWebhooks,

    /** Work was stored that is due at once. */
    wakeLater: sweepers.wakeLater,

    /** What of the outbox has not left; null while nobody can say. */
    backlog: () => relay.backlog(),

    /** False when the relay or a consumer has ended for good. */
    alive: () => relay.alive() && consumers.alive(),

    /** Whether prices, pieces and stores are known. */
    caughtUp: () => consumers.caughtUp(),

    async stop(): Promise<void> {
      stopping.abort();
      await Promise.all([sweepers.done, consumers.stop(), relay.stop()]);
    },
  };
}
