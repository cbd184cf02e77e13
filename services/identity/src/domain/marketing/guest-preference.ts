import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import { MARKETING_TYPES, type MarketingType } from './marketing.ts';

/**
 * The sentences beside the box of the checkout that a guest ticks, by version, as proof of what was agreed to: a changed sentence is added, and
 * none is taken away. A test compares the newest with the page.
 */
export const CHECKOUT_TEXTS = {
  1: 'E-mail me about new pieces and private events. Once or twice a month; unsubscribe in one click.',
} as const;

export const CHECKOUT_TEXT_VERSION = Math.max(...Object.keys(CHECKOUT_TEXTS).map(Number));

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
