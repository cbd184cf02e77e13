export interface PrunePorts {
  readonly webhooks: { prune(days: number, limit: number): Promise<number> };
  readonly rateLimits: { prune(limit: number): Promise<number> };
}

/** Longer than anybody sends a message again, so that a copy still finds that it is known. */
const DAYS = 30;
const BATCH = 500;

/** Forgets what is of no use any more: messages that were acted on long ago, and windows that have ended. @returns how many */
export async function prune({ webhooks, rateLimits }: PrunePorts): Promise<number> {
  let all = 0;
  for (const forget of [() => webhooks.prune(DAYS, BATCH), () => rateLimits.prune(BATCH)]) {
    for (let last = BATCH; last === BATCH; all += last) last = await forget();
  }
  return all;
}
