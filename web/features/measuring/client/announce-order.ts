import { browserStorage } from '#lib/browser-storage.ts';
import { mayTrack } from '../../consent/may.ts';
import { isAnnounced, rememberAnnounced } from '../announced-orders.ts';
import { PURCHASE_PATH, type ShownOrder } from '../sent-event.ts';
import { referrer } from './referrer.ts';
import { visitId } from './visit-id.ts';

const underWay = new Set<string>();

/**
 * ST-13: asks the server to tell the collector of an order, unless this browser remembers that it did. It remembers only what the server has
 * answered: what was lost on the way is asked for again by the next page that shows the order.
 */
export async function announceOrder(orderNumber: string): Promise<void> {
  const storage = browserStorage('local');
  if (underWay.has(orderNumber) || isAnnounced(storage, orderNumber)) return;
  underWay.add(orderNumber);
  const from = referrer();
  const order: ShownOrder = { visit: visitId(), orderNumber, ...(from && { referrer: from }) };
  try {
    const { status } = await fetch(PURCHASE_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(order),
      keepalive: true,
      priority: 'low',
    });
    // Consent may have been withdrawn since.
    if (status === 201 && mayTrack('statistics')) rememberAnnounced(storage, orderNumber);
  } catch {
    // Offline, or blocked; or the storage is full, and the server remembers.
  }
  underWay.delete(orderNumber);
}
