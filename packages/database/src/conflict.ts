import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Serialization failure, deadlock, lock not granted in time: the same transaction may succeed when it is
 * retried.
 */
const TRANSIENT_STATES = new Set(['40001', '40P01', '55P03']);
const MAX_RETRIES = 3;
const FIRST_PAUSE_MS = 20;

/** True for a conflict between transactions, of Prisma's calls too, which fail with the driver's errors. */
export function isConflict(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  return TRANSIENT_STATES.has((error as { code?: string }).code ?? '') || isStalePlan(error);
}

/** A migration changed the columns of a statement that this connection had prepared. */
export function isStalePlan(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return code === '0A000' && message === 'cached plan must not change result type';
}

/**
 * Runs `work` and retries it after a conflict: at most 3 more times, with exponential backoff and jitter. The only
 * place that retries; `work` must contain the whole transaction and no side effect that must not be repeated.
 * @param random from [0, 1)
 */
export async function retryOnConflict<T>(
  work: () => Promise<T>,
  random: () => number = Math.random,
): Promise<T> {
  for (let retry = 0; ; retry++) {
    try {
      return await work();
    } catch (error) {
      if (retry === MAX_RETRIES || !isConflict(error)) throw error;
      await sleep(random() * FIRST_PAUSE_MS * 2 ** retry);
    }
  }
}
