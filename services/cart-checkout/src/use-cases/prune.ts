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
const BATCH = 500;

/**
 * Forgets what is of no use any more: messages that were acted on long ago, windows that have ended, bags and lists of guests whose
 * session is over, and whom a placement was of that came to nothing.
 * @param signal ends it after the batch under way
 * @returns how many
 */
export async function prune(
  { webhooks, rateLimits, past }: PrunePorts,
  signal?: AbortSignal,
): Promise<number> {
  const forgets: Forget[] = [
    webhooks.prune,
    (_days, limit) => rateLimits.prune(limit),
    past.pruneGuestCarts,
    past.pruneGuestLists,
    past.blankReleased,
  ];
  let all = 0;
  await sweepEach(forgets, async (forget) => {
    for (let last = BATCH; last === BATCH && !signal?.aborted; all += last) last = await forget(DAYS, BATCH);
  });
  return all;
}
