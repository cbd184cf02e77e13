import { poolTx } from '@loupe/database/tx';
import { startSweeper } from '@loupe/database/sweeper';
import { createKafka } from '@loupe/messaging/kafka';
import { startRelay } from '@loupe/messaging/relay';
import type { Logger } from '@loupe/telemetry/logger';
import type pg from 'pg';
import { housekeeping } from './adapters/db/housekeeping.ts';
import type { Config } from './config.ts';
import { sendOwedEmails } from './use-cases/send-owed-emails.ts';
import type { SendOwedEmailsPorts } from './use-cases/send-owed-emails.ts';

export interface BackgroundOptions {
  readonly config: Config;
  readonly pool: pg.Pool;
  readonly ports: SendOwedEmailsPorts;
  readonly logger: Logger;
}

const SERVICE = 'identity';

/** What runs beside the requests: the relay of the outbox, the sweepers of e-mails and of what is dead. */
export function startBackground({ config, pool, ports, logger }: BackgroundOptions) {
  const stopping = new AbortController();
  const { signal } = stopping;
  const kafka = createKafka({ brokers: config.KAFKA_BROKERS, clientId: SERVICE, logger });
  const relay = startRelay({ url: config.DATABASE_URL, service: SERVICE, kafka, logger });
  const emails = startSweeper({
    ...{ name: 'e-mails', everyMs: config.EMAIL_SWEEP_SECONDS * 1_000, logger, signal },
    work: () => sendOwedEmails(ports),
  });
  const pruning = startSweeper({
    ...{ name: 'pruning', everyMs: config.PRUNE_SWEEP_SECONDS * 1_000, logger, signal },
    work: housekeeping(poolTx(pool)).prune,
  });

  return {
    /** Something was written that would otherwise only be found at the next look. */
    wake(): void {
      relay.wake();
      emails.wake();
    },

    /** False when the relay has ended for good. */
    alive: () => relay.alive(),

    backlog: () => relay.backlog(),

    async stop(): Promise<void> {
      stopping.abort();
      await Promise.all([emails.done, pruning.done, relay.stop()]);
    },
  };
}
