import { sweepEach } from '@loupe/database/sweep-each';

type Forget = (days: number, limit: number) => Promise<number>;

export interface PrunePorts {
  readonly webhooks: { readonly prune: Forget };
  readonly rateLimits: { prune(limit: number): Promise<number> };
  readonly past: {
    readonly pruneGuestCarts: Forget;
    readonly pruneGuestLists: Forget;
    readonly blankReleased: Forget;
  };
}

/**
 * Longer than anybody sends a message again, so that a copy still finds that it is known; as long as a guest is known by their
 * cookie, with which bag and list end (RO-02).
 */
const DAYS = 30;
/** How many of each sort one sweep forgets. */
export const PRUNED_AT_ONCE = 500;

/**
 * Forgets a batch of what is of no use any more: messages that were acted on long ago, windows that have ended, bags and lists of
 * guests whose session is over, and whom a placement was of that came to nothing.
 * @returns how many, of all sorts together
 * @throws what kept a sort from being forgotten, after the others had their turn
 */
export async function prune({ webhooks, rateLimits, past }: PrunePorts): Promise<number> {
  const forgets: Forget[] = [
    webhooks.prune,
    (_days, limit) => rateLimits.prune(limit),
    past.pruneGuestCarts,
    past.pruneGuestLists,
    past.blankReleased,
  ];
  let all = 0;
  await sweepEach(forgets, async (forget) => (all += await forget(DAYS, PRUNED_AT_ONCE)));
  return all;
}
