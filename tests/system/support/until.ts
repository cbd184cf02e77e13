import { setTimeout as delay } from 'node:timers/promises';

/** Waits for something that happens behind an event; the limit is a failure, never a measurement. */
export async function until(what: string, holds: () => Promise<boolean>, withinMs = 30_000): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`still waiting that ${what}`);
    await delay(50);
  }
}
