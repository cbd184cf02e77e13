import { sweepByRules } from '@loupe/database/retention';
import type { Sweep } from '@loupe/database/retention';
import { RETENTION } from '../domain/retention.ts';

type Prune = (limit: number) => Promise<number>;

export interface PrunePorts {
  readonly webhooks: { readonly prune: Sweep; readonly pruneFailed: Sweep };
  readonly rateLimits: { readonly prune: Prune };
  readonly sharedCarts: { readonly prune: Prune };
  readonly past: {
    readonly pruneGuestCarts: Sweep;
    readonly pruneGuestLists: Sweep;
    readonly prunePromisedPrices: Sweep;
    readonly blankReleased: Sweep;
    readonly blankPlaced: Sweep;
    readonly blankOrderedCarts: Sweep;
    readonly pruneInbox: Sweep;
    readonly pruneCountBatches: Sweep;
  };
  readonly counts: {
    readonly fold: Sweep;
    readonly pruneWords: Sweep;
    readonly pruneDays: Sweep;
    readonly pruneChecks: Sweep;
  };
}

/** The most rows of each kind that one sweep removes. */
export const PRUNED_AT_ONCE = 500;

const untilEnd =
  (prune: Prune): Sweep =>
  (_end, limit) =>
    prune(limit);

/**
 * Removes a batch of each kind of data that is past its time.
 * @returns the number of rows, of all kinds together
 * @throws the error of a kind that could not be removed, after all others were tried
 */
export function prune({ webhooks, rateLimits, sharedCarts, past, counts }: PrunePorts): Promise<number> {
  const sweeps = {
    'handled messages': webhooks.prune,
    'refused messages': webhooks.pruneFailed,
    'bags of guests': past.pruneGuestCarts,
    'contacts of ordered bags': past.blankOrderedCarts,
    'lists of guests': past.pruneGuestLists,
    'contacts of released placements': past.blankReleased,
    'contacts of placed placements': past.blankPlaced,
    'promised prices': past.prunePromisedPrices,
    'shared bags': untilEnd((limit) => sharedCarts.prune(limit)),
    counters: untilEnd((limit) => rateLimits.prune(limit)),
    'counts of a minute': counts.fold,
    'words of searches': counts.pruneWords,
    'counts of a day': counts.pruneDays,
    'comparisons of counts': counts.pruneChecks,
    'batches of counts': past.pruneCountBatches,
    messages: past.pruneInbox,
  };
  return sweepByRules(RETENTION, sweeps, PRUNED_AT_ONCE);
}
