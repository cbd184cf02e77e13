import type pg from 'pg';
import { startLater } from '@loupe/database/start-later';
import { startSweeper } from '@loupe/database/sweeper';
import { createKafka } from '@loupe/messaging/kafka';
import { startRelay } from '@loupe/messaging/relay';
import type { KillPoints } from '@loupe/subgraph-server/kill-points';
import type { Logger } from '@loupe/telemetry/logger';
import type { Config } from './config.ts';
import { startConsumers } from './consumers.ts';
import type { ConsumerPorts } from './consumers.ts';
import type { CheckoutPriority } from './checkout-priority.ts';
import type { Ports } from './ports.ts';
import { laterHandlers } from './use-cases/later-handlers.ts';
import type { LaterHandlersPorts } from './use-cases/later-handlers.ts';
import { processWebhooks } from './use-cases/process-webhooks.ts';
import type { ProcessWebhooksPorts } from './use-cases/process-webhooks.ts';
import { prune } from './use-cases/prune.ts';
import type { PrunePorts } from './use-cases/prune.ts';
import { sweepPlacements } from './use-cases/sweep-placements.ts';
import type { SweepPlacementsPorts } from './use-cases/sweep-placements.ts';

export interface BackgroundOptions {
  readonly config: Config;
  readonly pool: pg.Pool;
  readonly ports: ConsumerPorts &
    SweepPlacementsPorts &
    ProcessWebhooksPorts &
    PrunePorts &
    LaterHandlersPorts &
    Pick<Ports, 'later'>;
  readonly priority: CheckoutPriority;
  readonly killPoints?: KillPoints | undefined;
  readonly logger: Logger;
}

const SERVICE = 'cart-checkout';
/** As many as the mail server's two connections and the warehouse can be busy with. */
const LATER_CONCURRENCY = 3;
const PRUNE_EVERY_MS = 10 * 60_000;

/** What runs beside the requests: the relay, the consumers, later work, the sweepers of placements, webhooks and what is past. */
export function startBackground({ config, pool, ports, priority, killPoints, logger }: BackgroundOptions) {
  const stopping = new AbortController();
  const { signal } = stopping;
  const kafka = createKafka({ brokers: config.KAFKA_BROKERS, clientId: SERVICE, logger });
  const relay = startRelay({ url: config.DATABASE_URL, service: SERVICE, kafka, logger });
  const consumers = startConsumers({ kafka, pool, logger, ports, priority, killPoints });
  const placements = startSweeper({
    ...{ name: 'placements', everyMs: config.PLACEMENT_SWEEP_SECONDS * 1_000, logger, signal },
    work: () => sweepPlacements(ports, signal),
  });
  const webhooks = startSweeper({
    ...{ name: 'webhooks', everyMs: config.WEBHOOK_SWEEP_SECONDS * 1_000, logger, signal },
    work: async () => {
      await priority.whenIdle();
      const handled = await processWebhooks(ports, signal);
      if (handled > 0) relay.wake();
      return handled;
    },
  });
  const later = startLater({
    ...{ later: ports.later, handlers: laterHandlers(ports), concurrency: LATER_CONCURRENCY, logger, signal },
  });
  const past = startSweeper({
    ...{ name: 'past', everyMs: PRUNE_EVERY_MS, logger, signal },
    work: () => prune(ports, signal),
  });

  return {
    /** Something was written that the relay would otherwise only find at its next poll. */
    wakeRelay: () => relay.wake(),

    /** A webhook was stored that the sweeper would otherwise only find at its next sweep. */
    wakeWebhooks: () => webhooks.wake(),

    /** Work was stored that is due at once. */
    wakeLater: () => later.wake(),

    /** What of the outbox has not left; null while nobody can say. */
    backlog: () => relay.backlog(),

    /** False when the relay or a consumer has ended for good. */
    alive: () => relay.alive() && consumers.alive(),

    /** Whether prices, pieces and stores are known. */
    caughtUp: () => consumers.caughtUp(),

    async stop(): Promise<void> {
      stopping.abort();
      await Promise.all([
        placements.done,
        webhooks.done,
        later.done,
        past.done,
        consumers.stop(),
        relay.stop(),
      ]);
    },
  };
}
