import type { FailureOf } from '../domain/failures.ts';
import { orBusy } from './or-busy.ts';
import { ClaimRefusedError } from './take-time.ts';

/** Nothing was written: somebody else has the time, or so many book at this moment that the database had none for it. */
export const orTimeTaken = <T>(
  work: () => Promise<T>,
): Promise<T | FailureOf<'AppointmentTimeTakenError' | 'TooManyAttemptsError'>> =>
  orBusy(async () => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ClaimRefusedError)) throw error;
      return { type: 'AppointmentTimeTakenError', nearest: [] };
    }
  });
