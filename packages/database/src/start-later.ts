import type { Logger } from '@loupe/telemetry/logger';
import { LATER_AT_ONCE, runLater } from './run-later.ts';
import type { RunLaterPorts } from './run-later.ts';
import { startSweeper } from './sweeper.ts';
import type { Sweeper } from './sweeper.ts';

const EVERY_MS = 5_000;

export interface LaterOptions<Kinds> extends Omit<RunLaterPorts<Kinds>, 'report'> {
  readonly logger: Logger;
  /** Ends the loop after the current batch. */
  readonly signal: AbortSignal;
}

/** Runs due work every five seconds, and at once when woken after a commit. Leases keep instances from running the same work. */
export function startLater<Kinds>({ logger, signal, ...ports }: LaterOptions<Kinds>): Sweeper {
  const report: RunLaterPorts<Kinds>['report'] = (failure) => logger.error(failure, 'later work failed');
  return startSweeper({
    name: 'later work',
    everyMs: EVERY_MS,
    batch: LATER_AT_ONCE,
    logger,
    signal,
    work: () => runLater({ ...ports, report }),
  });
}
