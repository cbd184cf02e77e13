import { sweepEach } from '@loupe/database/sweep-each';
import type { Tx } from '@loupe/database/tx';
import { rateLimits } from '@loupe/rate-limit/rate-limits';
import { appointmentRepository } from './appointment-repository.ts';
import { diaryRepository } from './diary-repository.ts';
import { pricePromiseRepository } from './price-promise-repository.ts';
import { reservationRepository } from './reservation-repository.ts';

/** How many rows of each kind one sweep takes, so that no lock is held for long. */
export const CLEARED_AT_ONCE = 1_000;

/** Deletes counters that have ended and stretches of diaries that are over, and forgets who came for what was closed long ago. */
export function housekeeping(tx: Tx) {
  return {
    /** @returns how many rows were changed, of all kinds together */
    async prune(): Promise<number> {
      let rows = 0;
      await sweepEach(
        [
          rateLimits(tx).prune,
          reservationRepository(tx).forget,
          appointmentRepository(tx).forget,
          pricePromiseRepository(tx).forget,
          diaryRepository(tx).prune,
        ],
        async (run) => (rows += await run(CLEARED_AT_ONCE)),
      );
      return rows;
    },
  };
}
