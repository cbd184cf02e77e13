import { browserStorage } from '#lib/browser-storage.ts';
import { mayTrack } from '../../consent/may.ts';
import { isAnnounced, rememberAnnounced } from '../announced-orders.ts';
import { PURCHASE_PATH, type OrderForPage, type ShownOrder } from '../sent-event.ts';
import { trackActivity } from '../track-activity.ts';
import { referrer } from './referrer.ts';
import { visitId } from './visit-id.ts';
import { withTags } from './with-tags.ts';

const underWay = new Set<string>();
/** With the order for tags: recorded, or to be asked for again because somebody was not told. */
const FOR_TAGS: readonly number[] = [200, 202];
const RECORDED: readonly number[] = [200, 201];
/** Beside the collector of statistics. */
const OTHERS = ['marketing', 'experience'] as const;

/**
 * ST-13: asks the server to tell others of an order: the collector, unless this browser remembers that it was told, and who is told with consent
 * to marketing or experience, of whom only the server knows. The browser remembers what the server has answered: what was lost on the way is
 * asked for again by the next page that shows the order.
 */
export async function announceOrder(orderNumber: string): Promise<void> {
  const storage = browserStorage('local');
  const asked = OTHERS.filter(mayTrack);
  if (underWay.has(orderNumber) || (isAnnounced(storage, orderNumber) && asked.length === 0)) return;
  underWay.add(orderNumber);
  // The collector is told only if statistics were agreed to before the request.
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
  // A yes of meanwhile.
  const isNew =
    (mayTrack('statistics') && !isForCollector) ||
    OTHERS.some((one) => mayTrack(one) && !asked.includes(one));
  if (isNew) await announceOrder(orderNumber);
}

function tell({ purchase, products = [] }: OrderForPage): void {
  for (const product of products) trackActivity({ action: 'purchase', target: { product } });
  if (purchase !== undefined) withTags(({ tagEvent }) => tagEvent(purchase));
}
