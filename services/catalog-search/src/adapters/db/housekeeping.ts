import { sweepByRules } from '@loupe/database/retention';
import type { Sweep } from '@loupe/database/retention';
import type { Tx } from '@loupe/database/tx';
import { pruneInbox } from '@loupe/messaging/inbox';
import { RETENTION } from '../../domain/retention.ts';
import { pairRepository } from './pair-repository.ts';
import { searchDocuments } from './search-documents.ts';

/** How many counters and messages one sweep deletes, so that no lock is held for long. */
const CLEARED_AT_ONCE = 10_000;

/** Deletes what is past its time, or halves it. */
export function housekeeping(tx: Tx, limits: { prune(limit: number): Promise<number> }) {
  const documents = searchDocuments(tx);
  const pairs = pairRepository(tx);
  const sweeps = {
    'changes of products': (keep: string) => documents.prune(keep),
    counters: (_end: string, limit: number) => limits.prune(limit),
    messages: pruneInbox(tx),
    'views of pairs': (keep, limit) => pairs.halveViewed(keep, limit),
  } satisfies Record<string, Sweep>;
  return {
    /** @returns how many rows were deleted or halved, of all kinds together */
    prune: (): Promise<number> => sweepByRules(RETENTION, sweeps, CLEARED_AT_ONCE),
  };
}
