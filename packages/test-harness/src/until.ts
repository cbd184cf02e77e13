import { setTimeout as delay } from 'node:timers/promises';

/**
 * Waits for something that happens in another process; an error counts as not yet.
 * @throws Error that names it after the time limit
 */
export async function until(what: string, holds: () => Promise<boolean>, withinMs = 120_000): Promise<void> {
  const deadline = performance.now() + withinMs;
  while (!(await holds().catch(() => false))) {
    if (performance.now() > deadline)
      throw new Error(`timed out after ${withinMs / 1000} s waiting until ${what}`);
    await delay(50);
  }
}
