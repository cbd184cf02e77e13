import { setTimeout as delay } from 'node:timers/promises';

const GIVE_UP_MS = 30_000;

/** Resolves as soon as the condition holds; asks again every 20 ms. */
export async function eventually(condition: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const deadline = Date.now() + GIVE_UP_MS;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`Never came true: ${what}`);
    await delay(20);
  }
}
