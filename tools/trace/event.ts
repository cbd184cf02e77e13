import { filesOfEvent } from './event-files.ts';
import type { Trace } from './files.ts';

/** A gift card that was issued stands for any event on a topic that exists. */
export const trace = (): Trace => ({
  counted: filesOfEvent('gift-card-issued', 'GiftCardIssued'),
  limit: 5,
});
