import { poolTx } from '@loupe/database/tx';
import { startLater } from '@loupe/database/start-later';
import { startSweeper } from '@loupe/database/sweeper';
import { refuseBehindPublished } from '@loupe/messaging/behind-published';
import { createKafka } from '@loupe/messaging/kafka';
import { messagingMetrics } from '@loupe/messaging/metrics';
import { startRelay } from '@loupe/messaging/relay';
import type { Logger } from '@loupe/telemetry/logger';
import type pg from 'pg';
import { CLEARED_AT_ONCE, housekeeping } from './adapters/db/housekeeping.ts';
import type { Config } from './config.ts';
import type { Ports } from './ports.ts';
import { owedEmailHandlers } from './use-cases/send-owed-emails.ts';
import type { SendOwedEmailsPorts } from './use-cases/send-owed-emails.ts';

export interface BackgroundOptions {
  readonly config: Config;
  readonly pool: pg.Pool;
  readonly ports: SendOwedEmailsPorts & Pick<Ports, 'later'>;
  readonly logger: Logger;
}

const SERVICE = 'identity';

/** What runs beside the requests: the relay of the outbox, the sending of e-mails, and the pruning of expired rows. */
export async function startBackground({ config, pool, ports, logger }: BackgroundOptions) {
  const stopping = new AbortController();
  const { signal } = stopping;
  const kafka = createKafka({ brokers: config.KAFKA_BROKERS, clientId: SERVICE, logger });
  await refuseBehindPublished({ client: pool, kafka, service: SERVICE, logger });
  const relay = startRelay({ url: config.DATABASE_URL, service: SERVICE, kafka, logger });
  // One at a time: of two links for one customer the one that is sent last is valid.
  const emails = startLater({ later: ports.later, handlers: owedEmailHandlers(ports), logger, signal });
  const pruning = startSweeper({
    ...{ name: 'pruning', everyMs: config.PRUNE_SWEEP_SECONDS * 1_000, logger, signal },
    ...{ batch: CLEARED_AT_ONCE, work: housekeeping(poolTx(pool)).prune },
  });

  return {
    /** Starts the next poll of the outbox and of the e-mails at once. */
    wake(): void {
      relay.wake();
      emails.wake();
    },

    /** False when the relay has stopped and will not restart. */
    alive: () => relay.alive(),

    backlog: () => relay.backlog(),

    metrics: messagingMetrics({ pool, relay }),

    async stop(): Promise<void> {
      stopping.abort();
      await Promise.all([emails.done, pruning.done, relay.stop()]);
    },
  };
}
