import { isConflict } from '@loupe/database/conflict';
import type { FailureOf } from '../domain/failures.ts';
import { ClaimRefusedError } from './take-time.ts';

/** By then the queue has moved. */
const BUSY_SECONDS = 5;

/** Nothing was written: somebody else has the time, or so many book at this moment that the queue did not move. */
export async function orTimeTaken<T>(
  work: () => Promise<T>,
): Promise<T | FailureOf<'AppointmentTimeTakenError' | 'TooManyAttemptsError'>> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ClaimRefusedError) return { type: 'AppointmentTimeTakenError', nearest: [] };
    if (!isConflict(error)) throw error;
    return { type: 'TooManyAttemptsError', retryAfterSeconds: BUSY_SECONDS };
  }
}
