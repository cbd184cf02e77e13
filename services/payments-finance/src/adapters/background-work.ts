import type { Logger } from '@loupe/telemetry/logger';

export interface BackgroundWork {
  /**
   * Starts `work` in the background, or queues it; a failure is logged.
   * @returns false when the queue is full: the work is dropped, and a sweeper must find it
   */
  start(work: () => Promise<unknown>): boolean;
  /** Resolves when all running and queued work has ended. */
  idle(): Promise<void>;
  /** Drops queued work; resolves when the running work has ended. */
  stop(): Promise<void>;
}

export interface BackgroundLimits {
  readonly atOnce: number;
  readonly waiting: number;
}

/** Tracks work that outlives the request or event that caused it, so that shutdown can wait for it. */
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
