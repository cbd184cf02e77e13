import type { Logger } from '@loupe/telemetry/logger';

export interface BackgroundWork {
  /** Starts `work` without anybody waiting; a failure is logged. */
  start(work: () => Promise<unknown>): void;
  /** Settles when everything started so far has ended. */
  drained(): Promise<void>;
}

/** Work that outlives the request that caused it, so that a drain can wait for it. */
export function createBackgroundWork(logger: Logger): BackgroundWork {
  const running = new Set<Promise<unknown>>();
  return {
    start(work) {
      const run: Promise<unknown> = work()
        .catch((error: unknown) => logger.error({ err: error }, 'background work failed'))
        .finally(() => running.delete(run));
      running.add(run);
    },
    async drained() {
      await Promise.all(running);
    },
  };
}
