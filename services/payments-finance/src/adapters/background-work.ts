import type { Logger } from '@loupe/telemetry/logger';

export interface BackgroundWork {
  /**
   * Starts `work` without anybody waiting, at once or when there is room; a failure is logged.
   * @returns false when too much is waiting already: it will not be done, and a sweeper has to find it
   */
  start(work: () => Promise<unknown>): boolean;
  /** Settles when everything that was started, or waits, has ended. */
  idle(): Promise<void>;
  /** Starts nothing more; settles when what is under way has ended. */
  stop(): Promise<void>;
}

export interface BackgroundLimits {
  readonly atOnce: number;
  readonly waiting: number;
}

/** Work that outlives the request or the event that caused it, so that a drain can wait for it. */
export function createBackgroundWork(logger: Logger, { atOnce, waiting }: BackgroundLimits): BackgroundWork {
  const running = new Set<Promise<unknown>>();
  const queue: (() => Promise<unknown>)[] = [];

  function run(work: () => Promise<unknown>): void {
    const done: Promise<unknown> = work()
      .catch((error: unknown) => logger.error({ err: error }, 'background work failed'))
      .finally(() => {
        running.delete(done);
        const next = queue.shift();
        if (next !== undefined) run(next);
      });
    running.add(done);
  }

  async function idle(): Promise<void> {
    while (running.size > 0) await Promise.all(running);
  }

  return {
    start(work) {
      if (running.size < atOnce) run(work);
      else if (queue.length < waiting) queue.push(work);
      else return false;
      return true;
    },
    idle,
    stop() {
      queue.length = 0;
      return idle();
    },
  };
}
