import type { GuestDetails } from '../session/guest-details.ts';

type Preference = GuestDetails['marketingPreference'];

/** RO-06: of the sentence beside the box in `client/finish-delivery.tsx`, which identity keeps in its `CHECKOUT_TEXTS`. */
export const MARKETING_TEXT_VERSION = 1;

/** What a guest says who has read the sentence. */
export const saidToMarketing = (wanted: boolean): Preference => ({
  email: wanted,
  post: false,
  mobile: false,
  textVersion: MARKETING_TEXT_VERSION,
});

/** Whether the box is ticked at first: a yes to another sentence is asked for again. It is the first where the tab does not say which. */
export const isMarketingTicked = ({ email, textVersion = 1 }: Preference): boolean =>
  email && textVersion === MARKETING_TEXT_VERSION;
