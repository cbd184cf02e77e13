import { isCountable } from '../domain/counts/visited.ts';
import type { CountBatch } from '../domain/counts/visited.ts';

export interface RecordCountsPorts {
  readonly counts: {
    /** Adds sums of minutes; a batch that is known adds nothing. */
    addBatch(consumer: string, site: string, batch: CountBatch): Promise<void>;
  };
}

/** By which the inbox recognises web's batches. */
const FROM_WEB = 'cart-checkout.visits';

/** Adds what web has counted of a shop, once per batch. @returns whether it is counted, now or before */
export async function recordCounts(
  { counts }: RecordCountsPorts,
  site: string,
  batch: CountBatch,
): Promise<boolean> {
  if (!isCountable(batch, Date.now())) return false;
  await counts.addBatch(FROM_WEB, site, batch);
  return true;
}
