import { sweepEach } from '@loupe/database/sweep-each';

type Forget = (days: number, limit: number) => Promise<number>;

export interface PrunePorts {
  readonly webhooks: { readonly prune: Forget };
  readonly rateLimits: { prune(limit: number): Promise<number> };
  readonly sharedCarts: { prune(limit: number): Promise<number> };
  readonly past: {
    readonly pruneGuestCarts: Forget;
    readonly pruneGuestLists: Forget;
    readonly blankReleased: Forget;
  };
}

/**
 * Longer than fulfilment resends a message, so that a copy is still recognised; also the lifetime of the guest cookie, after which
 * bags and lists cannot be reached any more (RO-02).
 */
const DAYS = 30;
/** The most rows of each kind that one sweep removes. */
export const PRUNED_AT_ONCE = 500;

/**
 * Removes a batch of expired data: old processed messages, rate limit windows that have ended, links to shared bags, bags and lists of guests whose
 * session has expired, and the personal data of released placements.
 * @returns the number of rows, of all kinds together
 * @throws the error of a kind that could not be removed, after all others were tried
 */
export async function prune({ webhooks, rateLimits, sharedCarts, past }: PrunePorts): Promise<number> {
  const forgets: Forget[] = [
    webhooks.prune,
    (_days, limit) => rateLimits.prune(limit),
    (_days, limit) => sharedCarts.prune(limit),
    past.pruneGuestCarts,
    past.pruneGuestLists,
    past.blankReleased,
  ];
  let all = 0;
  await sweepEach(forgets, async (forget) => (all += await forget(DAYS, PRUNED_AT_ONCE)));
  return all;
}
