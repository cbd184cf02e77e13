import { setTimeout as delay } from 'node:timers/promises';

/**
 * Waits for something that happens in another process; a failure on the way counts as not yet.
 * @throws Error naming it when the time is over: the limit is a failure, never a measurement
 */
export async function until(what: string, holds: () => Promise<boolean>, withinMs = 40_000): Promise<void> {
  const deadline = performance.now() + withinMs;
  while (!(await holds().catch(() => false))) {
    if (performance.now() > deadline) throw new Error(`waited ${withinMs / 1000} s in vain until ${what}`);
    await delay(50);
  }
}
