import { sweepByRules } from '@loupe/database/retention';
import type { Tx } from '@loupe/database/tx';
import { pruneInbox } from '@loupe/messaging/inbox';
import { rateLimits } from '@loupe/rate-limit/rate-limits';
import { RETENTION } from '../../domain/retention.ts';
import { appointmentRepository } from './appointment-repository.ts';
import { diaryRepository } from './diary-repository.ts';
import { pricePromiseRepository } from './price-promise-repository.ts';
import { reservationRepository } from './reservation-repository.ts';

/** How many rows of each kind one sweep takes, so that no lock is held for long. */
export const CLEARED_AT_ONCE = 1_000;

/** Deletes counters that have ended and stretches of diaries that are over, and forgets who came for what was closed long ago. */
export function housekeeping(tx: Tx) {
  const diary = diaryRepository(tx);
  const sweeps = {
    'contacts of reservations': reservationRepository(tx).forget,
    'contacts of appointments': appointmentRepository(tx).forget,
    'contacts of price promises': pricePromiseRepository(tx).forget,
    'blocks of diaries': diary.pruneBlocks,
    'claims of diaries': diary.pruneClaims,
    counters: (_end: string, limit: number) => rateLimits(tx).prune(limit),
    messages: pruneInbox(tx),
  };
  return {
    /** @returns how many rows were changed, of all kinds together */
    prune: (): Promise<number> => sweepByRules(RETENTION, sweeps, CLEARED_AT_ONCE),
  };
}
