/** Waits; replaced where time is simulated. */
export type Pause = (milliseconds: number) => Promise<void>;

/** Keeps no process alive. */
export const pause: Pause = (milliseconds) =>
  new Promise((resolve) => void setTimeout(resolve, milliseconds).unref());
