import { sweepByRules } from '@loupe/database/retention';
import type { Tx } from '@loupe/database/tx';
import { pruneInbox } from '@loupe/messaging/inbox';
import { RETENTION } from '../../domain/retention.ts';

/** How many rows of each kind one sweep deletes, so that no lock is held for long. */
export const CLEARED_AT_ONCE = 1_000;

/** Deletes what is past its time. */
export const housekeeping = (tx: Tx) => ({
  /** @returns how many rows were deleted, of all kinds together */
  prune: (): Promise<number> => sweepByRules(RETENTION, { messages: pruneInbox(tx) }, CLEARED_AT_ONCE),
});
