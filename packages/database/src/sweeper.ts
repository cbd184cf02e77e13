import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '@loupe/telemetry/logger';

export interface SweeperOptions {
  name: string;
  /** Pause between the end of one sweep and the beginning of the next. */
  everyMs: number;
  /** One sweep; answers how many rows it dealt with. */
  work: () => Promise<number>;
  logger: Logger;
  /** Ends the loop: a pause at once, a sweep under way when it is done. */
  signal: AbortSignal;
}

/**
 * Sweeps at once and then again and again, one sweep at a time, until the signal. A sweep that fails is
 * logged and the next one comes as planned. Its pauses do not keep the process alive.
 * @returns `done`, settled when the last sweep has ended: await it before closing what `work` uses
 */
export function startSweeper(options: SweeperOptions): { done: Promise<void> } {
  return { done: loop(options) };
}

async function loop({ name, everyMs, work, logger, signal }: SweeperOptions): Promise<void> {
  while (!signal.aborted) {
    try {
      const handled = await work();
      if (handled > 0) logger.info({ sweeper: name, handled }, 'swept');
    } catch (error) {
      logger.error({ sweeper: name, err: error }, 'sweep failed');
    }
    // Rejects only when the signal aborts
    await sleep(everyMs, undefined, { signal, ref: false }).catch(() => {});
  }
}
