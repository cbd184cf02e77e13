import { browserStorage } from '#lib/browser-storage.ts';
import { mayTrack } from '../../consent/may.ts';
import { isAnnounced, rememberAnnounced } from '../announced-orders.ts';
import { PURCHASE_PATH, type OrderForPage, type ShownOrder } from '../sent-event.ts';
import { trackActivity } from '../track-activity.ts';
import { referrer } from './referrer.ts';
import { visitId } from './visit-id.ts';
import { withTags } from './with-tags.ts';

const underWay = new Set<string>();
/** With the order for tags: recorded, or to be asked for again because the collector has not taken it. */
const FOR_TAGS: readonly number[] = [200, 202];
const RECORDED: readonly number[] = [200, 201];

/**
 * ST-13: asks the server to tell the collector of an order, unless this browser remembers that it did. It remembers only what the server has
 * answered: what was lost on the way is asked for again by the next page that shows the order.
 */
export async function announceOrder(orderNumber: string): Promise<void> {
  const storage = browserStorage('local');
  if (underWay.has(orderNumber) || isAnnounced(storage, orderNumber)) return;
  underWay.add(orderNumber);
  // Of who agrees to statistics later, the collector was not told.
  const isForCollector = mayTrack('statistics');
  const from = referrer();
  const order: ShownOrder = { visit: visitId(), orderNumber, ...(from && { referrer: from }) };
  try {
    const answer = await fetch(PURCHASE_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(order),
      keepalive: true,
      priority: 'low',
    });
    if (FOR_TAGS.includes(answer.status)) tell((await answer.json()) as OrderForPage);
    // Consent may have been withdrawn since.
    if (RECORDED.includes(answer.status) && isForCollector && mayTrack('statistics'))
      rememberAnnounced(storage, orderNumber);
  } catch {
    // Offline, or blocked; or the storage is full, and the server remembers.
  }
  underWay.delete(orderNumber);
}

function tell({ purchase, products = [] }: OrderForPage): void {
  for (const product of products) trackActivity({ action: 'purchase', target: { product } });
  if (purchase !== undefined) withTags(({ tagEvent }) => tagEvent(purchase));
}
