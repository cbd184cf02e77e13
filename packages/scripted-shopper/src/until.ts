import { setTimeout as delay } from 'node:timers/promises';

/** Waits for a condition that becomes true asynchronously. @throws Error at the time limit */
export async function until(what: string, holds: () => Promise<boolean>, withinMs = 30_000): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`timed out: ${what}`);
    await delay(50);
  }
}
