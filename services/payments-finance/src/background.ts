import type pg from 'pg';
import { TOPICS } from '@loupe/contracts/topics';
import { startSweeper } from '@loupe/database/sweeper';
import { startConsumer } from '@loupe/messaging/consumer';
import type { KafkaClient } from '@loupe/messaging/kafka';
import type { Logger } from '@loupe/telemetry/logger';
import { SETTLEMENT_CONSUMER } from './adapters/db/settlement-recording.ts';
import type { createApplication } from './application.ts';
import { onOrderMovement } from './events/consumed/order-movement.ts';

export interface BackgroundOptions {
  readonly kafka: KafkaClient;
  readonly pool: pg.Pool;
  readonly application: ReturnType<typeof createApplication>;
  readonly sweepSeconds: number;
  readonly logger: Logger;
}

/** What runs beside the requests: the consumer of orders and the sweepers of tenders, reversals and settlements. */
export function startBackground({ kafka, pool, application, sweepSeconds, logger }: BackgroundOptions) {
  const stopping = new AbortController();
  const sweep = (name: string, seconds: number, work: () => Promise<number>): Promise<void> =>
    startSweeper({ name, everyMs: seconds * 1_000, work, logger, signal: stopping.signal }).done;
  const sweepers = [
    sweep('stale-tenders', sweepSeconds, application.resolveStale),
    sweep('due-reversals', sweepSeconds, application.reverseDue),
    sweep('due-settlements', sweepSeconds, application.settleDue),
    sweep('old-card-sessions', 600, application.purgeCardSessions),
  ];
  const orders = startConsumer({
    ...{ kafka, pool, logger, group: SETTLEMENT_CONSUMER, topics: [TOPICS.order] },
    handle: onOrderMovement(application.recordSettlement),
  });
  return {
    async stop(): Promise<void> {
      stopping.abort();
      await Promise.all([...sweepers, orders.stop()]);
    },
  };
}
