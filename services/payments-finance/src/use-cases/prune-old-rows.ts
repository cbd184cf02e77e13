import { sweepByRules } from '@loupe/database/retention';
import type { Sweep } from '@loupe/database/retention';
import { RETENTION } from '../domain/retention.ts';
import type { NoticeStore } from './ports/notices.ts';

export const PRUNED_AT_ONCE = 1_000;

type Purge = (now: Date, keep: string, limit: number) => Promise<number>;

export interface PruneOldRowsPorts {
  readonly now: () => Date;
  readonly notices: Pick<NoticeStore, 'prune'>;
  readonly backgroundContexts: { readonly purge: Purge };
  readonly backgroundSetUps: { purge(now: Date, limit: number): Promise<number> };
  readonly backgroundGiftCards: { readonly purge: Purge };
  readonly rateLimits: { prune(limit: number): Promise<number> };
  readonly handledMessages: { readonly prune: Sweep };
}

/** Deletes a batch of each kind that is past its time. @returns how many rows, of all kinds together */
export function pruneOldRows(ports: PruneOldRowsPorts): Promise<number> {
  const { now, notices, backgroundContexts, backgroundSetUps, backgroundGiftCards, rateLimits } = ports;
  const sweeps = {
    'notices of providers': (keep: string, limit: number) => notices.prune(keep, limit),
    'keys of payment forms': (keep: string, limit: number) => backgroundContexts.purge(now(), keep, limit),
    'checks with banks': (_end: string, limit: number) => backgroundSetUps.purge(now(), limit),
    'unused gift cards': (keep: string, limit: number) => backgroundGiftCards.purge(now(), keep, limit),
    counters: (_end: string, limit: number) => rateLimits.prune(limit),
    messages: ports.handledMessages.prune,
  };
  return sweepByRules(RETENTION, sweeps, PRUNED_AT_ONCE);
}
