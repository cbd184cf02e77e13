import { startSweeper } from '@loupe/database/sweeper';
import { refuseBehindPublished } from '@loupe/messaging/behind-published';
import { createKafka } from '@loupe/messaging/kafka';
import { messagingMetrics } from '@loupe/messaging/metrics';
import { startRelay } from '@loupe/messaging/relay';
import type { Logger } from '@loupe/telemetry/logger';
import type pg from 'pg';
import type { Config } from './config.ts';
import { startSource } from './source.ts';
import { publishDueDrafts } from './use-cases/publish-drafts.ts';
import type { PublishDueDraftsPorts } from './use-cases/publish-drafts.ts';
import { publishLimits } from './use-cases/publish-limits.ts';
import type { PublishLimitsPorts } from './use-cases/publish-limits.ts';
import { publishLiveChanges } from './use-cases/publish-live-changes.ts';
import type { PublishLiveChangesPorts } from './use-cases/publish-live-changes.ts';

export interface BackgroundOptions {
  readonly config: Config;
  readonly pool: pg.Pool;
  readonly ports: PublishLiveChangesPorts & PublishDueDraftsPorts & PublishLimitsPorts;
  readonly logger: Logger;
}

const SERVICE = 'content';

/**
 * Runs in the background: the relay of the outbox, and the sweepers of drafts that are due, of items whose window has opened or closed,
 * of limits that have changed, and of the content system if there is one.
 */
export async function startBackground({ config, pool, ports, logger }: BackgroundOptions) {
  const stopping = new AbortController();
  const { signal } = stopping;
  const kafka = createKafka({ brokers: config.KAFKA_BROKERS, clientId: SERVICE, logger });
  await refuseBehindPublished({ client: pool, kafka, service: SERVICE, logger });
  const relay = startRelay({ url: config.DATABASE_URL, service: SERVICE, kafka, logger });
  const often = { everyMs: config.LIVENESS_SWEEP_SECONDS * 1_000, logger, signal };
  const liveness = startSweeper({ ...often, name: 'liveness', work: () => publishLiveChanges(ports) });
  const drafts = startSweeper({ ...often, name: 'due-drafts', work: () => publishDueDrafts(ports) });
  const limits = startSweeper({ ...often, name: 'limits', work: () => publishLimits(ports) });
  const source = startSource(config, { ports, logger, signal });
  return {
    /** False when the relay has stopped permanently. */
    alive: () => relay.alive(),

    backlog: () => relay.backlog(),

    metrics: messagingMetrics({ pool, relay }),

    async stop(): Promise<void> {
      stopping.abort();
      await Promise.all([relay.stop(), liveness.done, drafts.done, limits.done, source?.done]);
    },
  };
}
