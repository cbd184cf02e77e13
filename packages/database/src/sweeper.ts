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
  const rest = restUntil(options.signal);
  return { done: loop(options, rest), wake: () => rest.wake() };
}

async function loop(
  { name, everyMs, work, batch = Infinity, logger, signal }: SweeperOptions,
  rest: Rest,
): Promise<void> {
  while (!signal.aborted) {
    rest.begin();
    try {
      const handled = await work();
      if (handled > 0) logger.info({ sweeper: name, handled }, 'swept');
      if (handled >= batch) continue;
    } catch (error) {
      logger.error({ sweeper: name, err: error }, 'sweep failed');
    }
    await rest.wait(everyMs);
  }
}

type Rest = ReturnType<typeof restUntil>;

/** The pause after a sweep. An AbortController for each would make an error whenever the sweeper is woken, at each order. */
function restUntil(signal: AbortSignal) {
  let woken = false;
  let end = () => {};
  const wake = () => {
    woken = true;
    end();
  };
  signal.addEventListener('abort', wake, { once: true });
  return {
    wake,
    /** Before a sweep, which may miss rows committed while it runs: being woken from now on skips the next pause. */
    begin: () => {
      woken = false;
    },
    wait: (milliseconds: number) =>
      new Promise<void>((resolve) => {
        if (woken || signal.aborted) return resolve();
        const timer = setTimeout(resolve, milliseconds);
        timer.unref();
        end = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
  };
}
