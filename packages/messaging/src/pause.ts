/** Waits that `wake()` ends early, even when called before the wait began, and that the signal ends permanently. */
export function createPause(signal: AbortSignal): {
  wait: (milliseconds: number) => Promise<void>;
  wake: () => void;
} {
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
          const timer = setTimeout(resolve, milliseconds);
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
