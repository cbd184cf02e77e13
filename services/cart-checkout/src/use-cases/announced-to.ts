import type { AnnouncementRecipient } from '../domain/order/announcement.ts';

export interface AnnouncedToPorts {
  readonly announcements: { told(orderId: string): Promise<readonly AnnouncementRecipient[]> };
}

/** ST-13: whom an order was told to. */
export const announcedTo = (
  { announcements }: AnnouncedToPorts,
  orderId: string,
): Promise<readonly AnnouncementRecipient[]> => announcements.told(orderId);
