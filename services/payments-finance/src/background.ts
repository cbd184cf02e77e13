import type pg from 'pg';
import { TOPICS } from '@loupe/contracts/topics';
import { startConsumer } from '@loupe/messaging/consumer';
import type { KafkaClient } from '@loupe/messaging/kafka';
import type { Logger } from '@loupe/telemetry/logger';
import { SETTLEMENT_CONSUMER } from './adapters/db/settlement-recording.ts';
import type { createApplication } from './application.ts';
import { onOrderMovement } from './events/consumed/order-movement.ts';
import { startSweepers } from './sweepers.ts';

export interface BackgroundOptions {
  readonly kafka: KafkaClient;
  readonly pool: pg.Pool;
  readonly application: ReturnType<typeof createApplication>;
  readonly sweepSeconds: number;
  readonly logger: Logger;
}

/** What runs beside the requests: the consumer of orders and the sweepers. */
export function startBackground({ kafka, pool, application, sweepSeconds, logger }: BackgroundOptions) {
  const stopping = new AbortController();
  const swept = startSweepers({ application, sweepSeconds, logger, signal: stopping.signal });
  const orders = startConsumer({
    ...{ kafka, pool, logger, group: SETTLEMENT_CONSUMER, topics: [TOPICS.order] },
    handle: onOrderMovement(application.recordSettlement),
  });
  return {
    /** False when the consumer has ended for good. */
    alive: () => orders.alive(),
    async stop(): Promise<void> {
      stopping.abort();
      await Promise.all([swept, orders.stop()]);
    },
  };
}
