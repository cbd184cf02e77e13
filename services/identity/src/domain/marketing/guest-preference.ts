import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import { MARKETING_TYPES, type MarketingType } from './marketing.ts';

/** The sentence beside the box of the checkout that a guest ticks. A change of it is a new version, and its proof another. */
export const CHECKOUT_TEXT_VERSION = 1;

/** What a guest said with an order: which kinds of news they want (RO-06). */
export interface GuestPreference {
  readonly orderId: string;
  readonly site: string;
  readonly email: string;
  readonly types: readonly MarketingType[];
}

/** @throws InvalidFieldError for what no order says */
export function guestPreference(said: {
  readonly orderId: string;
  readonly site: string;
  readonly email: string;
  readonly types: readonly string[];
}): GuestPreference {
  const types = MARKETING_TYPES.filter((type) => said.types.includes(type));
  if (types.length === 0) throw new InvalidFieldError('types', 'This is no kind of news.');
  const email = said.email.trim();
  if (email === '') throw new InvalidFieldError('email', 'This is missing.');
  return { ...said, email, types };
}
