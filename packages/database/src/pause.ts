export interface Pause {
  /** A wait does not keep the process alive. */
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly wake: () => void;
}

/**
 * Waits that `wake()` ends early, even when called before the wait began, and that the signal ends permanently. An AbortController
 * for each wait would make an error whenever a sweeper is woken, at each order.
 */
export function createPause(signal: AbortSignal): Pause {
  let woken = false;
  let endWait = () => {};
  const wake = () => {
    woken = true;
    endWait();
  };
  signal.addEventListener('abort', wake, { once: true });
  return {
    wake,
    async wait(milliseconds) {
      if (!woken && !signal.aborted) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds).unref();
          endWait = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      woken = false;
      endWait = () => {};
    },
  };
}
