import { setTimeout as delay } from 'node:timers/promises';

/** Waits for a condition that becomes true asynchronously. @throws Error naming it at the time limit */
export async function until(what: string, holds: () => Promise<boolean>, withinMs = 30_000): Promise<void> {
  const deadline = performance.now() + withinMs;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`timed out after ${withinMs / 1_000} s: ${what}`);
    await delay(50);
  }
}
