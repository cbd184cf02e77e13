import { setTimeout as delay } from 'node:timers/promises';

/** Within this, shoppers on a busy machine have brought what a fault waits for. */
export const TRAFFIC_MS = 60_000;

/** Waits for a condition. @throws Error naming it when the time is over: a limit is a failure, never a measurement */
export async function until(what: string, holds: () => Promise<boolean>, withinMs: number): Promise<void> {
  const deadline = performance.now() + withinMs;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`waited ${withinMs / 1000} s in vain until ${what}`);
    await delay(50);
  }
}
