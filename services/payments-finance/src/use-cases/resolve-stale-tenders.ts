import { sweepEach } from '@loupe/database/sweep-each';
import { changeByAge } from '../domain/payment/tender-change.ts';
import type { PaymentStore } from './ports/payment-store.ts';

/** Longer than any call can take, including its deadline and its last writes. */
const STALE_SECONDS = 20;
export const STALE_AT_ONCE = 100;

/**
 * Resolves tenders left behind by a process that died or lost its database connection: one that was sent becomes unknown and
 * is reversed by our transaction id; one that was only intended is declined.
 * @returns how many it looked at
 * @throws the error of a tender that could not be changed, after all others were tried
 */
export async function resolveStaleTenders({
  payments,
}: {
  readonly payments: Pick<PaymentStore, 'staleTenders' | 'change'>;
}): Promise<number> {
  const tenderIds = await payments.staleTenders(STALE_SECONDS, STALE_AT_ONCE);
  await sweepEach(tenderIds, (tenderId) => payments.change(tenderId, changeByAge));
  return tenderIds.length;
}
