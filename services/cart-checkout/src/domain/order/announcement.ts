/** Whom an order is told to: each by what a visitor agrees to. */
export const RECIPIENTS = ['STATISTICS', 'MARKETING', 'EXPERIENCE'] as const;

export type AnnouncementRecipient = (typeof RECIPIENTS)[number];
