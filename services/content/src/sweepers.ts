import { startSweeper } from '@loupe/database/sweeper';
import type { Logger } from '@loupe/telemetry/logger';
import type { Config } from './config.ts';
import { startSource } from './source.ts';
import { publishDueDrafts } from './use-cases/publish-drafts.ts';
import type { PublishDueDraftsPorts } from './use-cases/publish-drafts.ts';
import { publishLimits } from './use-cases/publish-limits.ts';
import type { PublishLimitsPorts } from './use-cases/publish-limits.ts';
import { publishLiveChanges } from './use-cases/publish-live-changes.ts';
import type { PublishLiveChangesPorts } from './use-cases/publish-live-changes.ts';

export type SweepersPorts = PublishLiveChangesPorts & PublishDueDraftsPorts & PublishLimitsPorts;

interface Sweepers {
  readonly config: Config;
  readonly ports: SweepersPorts;
  readonly logger: Logger;
  readonly signal: AbortSignal;
}

/**
 * The sweepers of drafts that are due, of items whose window has opened or closed, of limits that have changed, and of the content
 * system if there is one.
 */
export function startSweepers({ config, ports, logger, signal }: Sweepers) {
  const often = { everyMs: config.LIVENESS_SWEEP_SECONDS * 1_000, logger, signal };
  const liveness = startSweeper({ ...often, name: 'liveness', work: () => publishLiveChanges(ports) });
  const drafts = startSweeper({ ...often, name: 'due-drafts', work: () => publishDueDrafts(ports) });
  const limits = startSweeper({ ...often, name: 'limits', work: () => publishLimits(ports) });
  const source = startSource(config, { ports, logger, signal });
  return {
    /** Settles when all have ended. */
    done: Promise.all([liveness.done, drafts.done, limits.done, source?.done]),
  };
}
