import { isConflict } from '@loupe/database/conflict';
import { isPoolFull } from '@loupe/database/pool-full';
import type { FailureOf } from '../domain/failures.ts';
import { BUSY } from './count-placing.ts';
import { ClaimRefusedError } from './take-time.ts';

/** Nothing was written: somebody else has the time, or so many book at this moment that the queue did not move or no connection was free. */
export async function orTimeTaken<T>(
  work: () => Promise<T>,
): Promise<T | FailureOf<'AppointmentTimeTakenError' | 'TooManyAttemptsError'>> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ClaimRefusedError) return { type: 'AppointmentTimeTakenError', nearest: [] };
    if (!isConflict(error) && !isPoolFull(error)) throw error;
    return BUSY;
  }
}
