import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import { MARKETING_TYPES, type MarketingType } from './marketing.ts';

/**
 * The sentences beside the box of the checkout that a guest ticks, by version, as proof of what was agreed to: a changed sentence is added, and
 * none is taken away. A test compares the page's with the page.
 */
export const CHECKOUT_TEXTS = {
  1: 'E-mail me about new pieces and private events. Once or twice a month; unsubscribe in one click.',
} as const;

/** That of orders whose page did not say which sentence it showed. */
const TEXT_OF_SILENT_PAGES = 1;

/** What a guest said with an order: which kinds of news they want (RO-06). */
export interface GuestPreference {
  readonly orderId: string;
  readonly site: string;
  readonly email: string;
  readonly types: readonly MarketingType[];
  /** Of the sentence that they read, also one that only a later release knows. */
  readonly textVersion: number;
}

/** @throws InvalidFieldError for what no order says */
export function guestPreference(said: {
  readonly orderId: string;
  readonly site: string;
  readonly email: string;
  readonly types: readonly string[];
  /** 0 where the page did not say it. */
  readonly textVersion: number;
}): GuestPreference {
  const types = MARKETING_TYPES.filter((type) => said.types.includes(type));
  if (types.length === 0) throw new InvalidFieldError('types', 'This is no kind of news.');
  const email = said.email.trim();
  if (email === '') throw new InvalidFieldError('email', 'This is missing.');
  if (said.textVersion < 0)
    throw new InvalidFieldError('textVersion', 'There is no such version of the text.');
  return { ...said, email, types, textVersion: said.textVersion || TEXT_OF_SILENT_PAGES };
}
