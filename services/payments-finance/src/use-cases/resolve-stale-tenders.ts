import { sweepEach } from '@loupe/database/sweep-each';
import { changeByAge } from '../domain/payment/tender-change.ts';
import type { PaymentStore } from './ports.ts';

/** Longer than any call may take, its deadline and its last writes included. */
const STALE_SECONDS = 20;
export const STALE_AT_ONCE = 100;

/**
 * Tenders whose process died under them, or that lost their database at the wrong moment: what was sent becomes unknown and
 * is reversed by our transaction id, what was only intended is over.
 * @returns how many it looked at
 * @throws what kept a tender from being changed, when the others have had their turn
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
