import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '@loupe/telemetry/logger';

export interface SweeperOptions {
  name: string;
  /** Pause between the end of one sweep and the beginning of the next. */
  everyMs: number;
  /** One sweep; answers how many rows it dealt with. */
  work: () => Promise<number>;
  /**
   * Rows a sweep takes at most, of each table where it takes from several: after a full one the next follows without a pause, so that
   * a queue drains at the pace of its work. What was taken must not be due any more, or be leased, even where it failed. Without it a
   * sweep takes all there is.
   */
  batch?: number;
  logger: Logger;
  /** Ends the loop: a pause at once, a sweep under way when it is done. */
  signal: AbortSignal;
}

export interface Sweeper {
  /** Settled when the last sweep has ended: await it before closing what `work` uses. */
  readonly done: Promise<void>;
  /** There is something to do: ends the pause under way, or leaves out the one after the sweep under way. */
  wake(): void;
}

/**
 * Sweeps at once and then again and again, one sweep at a time, until the signal. A sweep that fails is
 * logged and the next one comes as planned. Its pauses do not keep the process alive.
 */
export function startSweeper(options: SweeperOptions): Sweeper {
  let alarm = new AbortController();
  /** Of the pause after a sweep; who wakes from now on may mean what the sweep has passed. */
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
