import { startSweeper } from '@loupe/database/sweeper';
import type { Logger } from '@loupe/telemetry/logger';
import { CLEARED_AT_ONCE } from './adapters/db/housekeeping.ts';
import type { Config } from './config.ts';
import type { Ports } from './ports.ts';
import { startSource } from './source.ts';
import { publishDueDrafts } from './use-cases/publish-drafts.ts';
import type { PublishDueDraftsPorts } from './use-cases/publish-drafts.ts';
import { publishLimits } from './use-cases/publish-limits.ts';
import type { PublishLimitsPorts } from './use-cases/publish-limits.ts';
import { publishLiveChanges } from './use-cases/publish-live-changes.ts';
import type { PublishLiveChangesPorts } from './use-cases/publish-live-changes.ts';

export type SweepersPorts = PublishLiveChangesPorts &
  PublishDueDraftsPorts &
  PublishLimitsPorts &
  Pick<Ports, 'prune'>;

interface Sweepers {
  readonly config: Config;
  readonly ports: SweepersPorts;
  readonly logger: Logger;
  readonly signal: AbortSignal;
}

const PRUNE_EVERY_MS = 10 * 60_000;

/**
 * The sweepers of drafts that are due, of items whose window has opened or closed, of limits that have changed, of what is past its time,
 * and of the content system if there is one.
 */
export function startSweepers({ config, ports, logger, signal }: Sweepers) {
  const often = { everyMs: config.LIVENESS_SWEEP_SECONDS * 1_000, logger, signal };
  const liveness = startSweeper({ ...often, name: 'liveness', work: () => publishLiveChanges(ports) });
  const drafts = startSweeper({ ...often, name: 'due-drafts', work: () => publishDueDrafts(ports) });
  const limits = startSweeper({ ...often, name: 'limits', work: () => publishLimits(ports) });
  const pruning = startSweeper({
    name: 'old-rows',
    everyMs: PRUNE_EVERY_MS,
    batch: CLEARED_AT_ONCE,
    work: ports.prune,
    logger,
    signal,
  });
  const source = startSource(config, { ports, logger, signal });
  return {
    /** Settles when all have ended. */
    done: Promise.all([liveness.done, drafts.done, limits.done, pruning.done, source?.done]),
  };
}
