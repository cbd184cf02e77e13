import { setTimeout as delay } from 'node:timers/promises';

/** Long enough for the load on a busy machine to reach the state that a fault needs, also by its rarest scenario. */
export const TRAFFIC_MS = 360_000;

/** Waits for a condition. @throws Error naming it at the time limit */
export async function until(what: string, holds: () => Promise<boolean>, withinMs: number): Promise<void> {
  const deadline = performance.now() + withinMs;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`timed out after ${withinMs / 1000} s: ${what}`);
    await delay(50);
  }
}
