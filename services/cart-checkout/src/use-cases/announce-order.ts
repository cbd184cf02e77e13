import { maySee } from '../domain/order/may-see.ts';
import { hasFormOfOrderNumber } from '../domain/order/order-number.ts';
import type { AnnouncementRecipient } from '../domain/order/announcement.ts';
import { isYoungEnoughToAnnounce } from '../domain/order/order.ts';
import type { Shopper } from '../domain/shopper.ts';
import type { Orders } from './find-order.ts';

export interface AnnounceOrderPorts {
  readonly orders: Pick<Orders, 'findByNumber'>;
  readonly announcements: {
    /** Whether the caller is the one to tell it, and one of these is still to be told. */
    begin(orderId: string, to: readonly AnnouncementRecipient[]): Promise<boolean>;
    /** Whether it was begun, and one of these was not told before. */
    end(orderId: string, to: readonly AnnouncementRecipient[]): Promise<boolean>;
  };
}

/**
 * ST-13: an order is told once to each who is told of orders, whatever browsers and devices show it. It is recorded when it was told, not
 * before: what was begun and lost is told by the next page that shows the order. Orders of the previous platform never are.
 * @param to by what the visitor agrees to; others may be told later, when the visitor agrees to more
 */
export async function announceOrder(
  { orders, announcements }: AnnounceOrderPorts,
  shopper: Shopper,
  orderNumber: string,
  step: 'BEGUN' | 'DONE',
  to: readonly AnnouncementRecipient[],
): Promise<boolean> {
  if (to.length === 0 || !hasFormOfOrderNumber(orderNumber)) return false;
  const order = await orders.findByNumber(shopper.site, orderNumber);
  if (order === null || !maySee(order, shopper, { isOrderConfirmation: true, email: null })) return false;
  if (step === 'DONE') return announcements.end(order.id, to);
  return isYoungEnoughToAnnounce(order) && announcements.begin(order.id, to);
}
