import type { Logger } from '@loupe/telemetry/logger';
import { createPause } from './pause.ts';
import type { Pause } from './pause.ts';

export interface SweeperOptions {
  name: string;
  /** Pause between the end of one sweep and the beginning of the next. */
  everyMs: number;
  /** One sweep. @returns how many rows it handled */
  work: () => Promise<number>;
  /**
   * The most rows of one sweep, per table if there are several. After a full sweep the next one follows without a pause, so that a
   * backlog is processed quickly. Rows taken must not be due any more, or be leased, even if they failed. Absent: a sweep takes all
   * rows.
   */
  batch?: number;
  logger: Logger;
  /** Ends the loop: a pause ends at once, a running sweep is finished. */
  signal: AbortSignal;
}

export interface Sweeper {
  /** Settles when the last sweep has ended: await it before closing what `work` uses. */
  readonly done: Promise<void>;
  /** Starts the next sweep without a pause: ends the current pause, or skips the one after the running sweep. */
  wake(): void;
}

/**
 * Sweeps immediately and then repeatedly, one sweep at a time, until the signal aborts. A failed sweep is logged, and the next one
 * follows after the usual pause. Pauses do not keep the process alive.
 */
export function startSweeper(options: SweeperOptions): Sweeper {
  const pause = createPause(options.signal);
  return { done: loop(options, pause), wake: pause.wake };
}

async function loop(
  { name, everyMs, work, batch = Infinity, logger, signal }: SweeperOptions,
  pause: Pause,
): Promise<void> {
  while (!signal.aborted) {
    let isFull = false;
    try {
      const handled = await work();
      if (handled > 0) logger.info({ sweeper: name, handled }, 'swept');
      isFull = handled >= batch;
    } catch (error) {
      logger.error({ sweeper: name, err: error }, 'sweep failed');
    }
    // A sweep may miss rows committed while it runs: being woken meanwhile skips the pause.
    await pause.wait(isFull ? 0 : everyMs);
  }
}
