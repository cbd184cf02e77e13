import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '@loupe/telemetry/logger';

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
  let alarm = new AbortController();
  /** The signal that ends the next pause. Created before the sweep, which may miss rows committed while it runs. */
  const nextAlarm = () => (alarm = new AbortController()).signal;
  return { done: loop(options, nextAlarm), wake: () => alarm.abort() };
}

async function loop(
  { name, everyMs, work, batch = Infinity, logger, signal }: SweeperOptions,
  nextAlarm: () => AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const woken = nextAlarm();
    try {
      const handled = await work();
      if (handled > 0) logger.info({ sweeper: name, handled }, 'swept');
      if (handled >= batch) continue;
    } catch (error) {
      logger.error({ sweeper: name, err: error }, 'sweep failed');
    }
    // Rejects only when one of the signals aborts
    const signals = AbortSignal.any([signal, woken]);
    await sleep(everyMs, undefined, { signal: signals, ref: false }).catch(() => {});
  }
}
