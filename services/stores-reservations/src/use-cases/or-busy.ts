import { isBusy } from '@loupe/database/busy';
import type { RateLimited } from '@loupe/rate-limit/rate-limited';

/** So many ask at this moment; by then the queue has moved. */
const BUSY: RateLimited = { type: 'TooManyAttemptsError', retryAfterSeconds: 5 };

/** Where the database had no time for what a visitor wants, nothing was written: they are asked to try again. */
export async function orBusy<T>(work: () => Promise<T>): Promise<T | RateLimited> {
  try {
    return await work();
  } catch (error) {
    if (!isBusy(error)) throw error;
    return BUSY;
  }
}
