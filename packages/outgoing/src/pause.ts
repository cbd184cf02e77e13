/** Waits; the simulation replaces it. */
export type Pause = (milliseconds: number) => Promise<void>;

/** Does not keep the process alive. */
export const pause: Pause = (milliseconds) =>
  new Promise((resolve) => void setTimeout(resolve, milliseconds).unref());
