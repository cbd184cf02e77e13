import { browserStorage } from '#lib/browser-storage.ts';
import { mayTrack } from '../../consent/may.ts';
import { attempt } from '../attempt.ts';
import { isAnnounced, isRefundAnnounced, rememberRefund } from '../announced-orders.ts';
import type { Refund } from '../refunds-of.ts';
import { tell } from './tell.ts';

/** Of an order that this browser told: without its sale a refund would make the books negative. @param shown as `refundsOf` */
export function tellRefunds(shown: string): void {
  if (!mayTrack('statistics')) return;
  const storage = browserStorage('local');
  for (const { id, params } of JSON.parse(shown) as Refund[]) {
    if (!isAnnounced(storage, params.transaction_id) || isRefundAnnounced(storage, id)) continue;
    // What storage that is full cannot remember would be told again at each look.
    attempt(() => {
      rememberRefund(storage, id);
      tell({ name: 'refund', params }, id);
    }, undefined);
  }
}
