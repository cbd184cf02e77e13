export interface EvenTime {
  readonly now: () => Date;
  readonly wait: (ms: number) => Promise<unknown>;
  /** Answers are given at whole multiples of this. */
  readonly stepMs: number;
}

/**
 * Waits with an answer until a whole number of steps has passed since the question, so that how long the work took does not
 * show what it found.
 */
export async function inEvenTime<T>(work: () => Promise<T>, { now, wait, stepMs }: EvenTime): Promise<T> {
  const from = now().getTime();
  const result = await work();
  const spent = Math.max(0, now().getTime() - from);
  await wait(Math.max(1, Math.ceil(spent / stepMs)) * stepMs - spent);
  return result;
}
