import type { AccountKey } from './account.ts';

/**
 * CO-01: namespace `common` in English: sentences that pages use in place of an editor's. `{list}` is the shop's name for favourites. The
 * content service lists the same keys (services/content/src/domain/translation/sentences.ts).
 */
export const COMMON = {
  'cart.discount-codes.error': 'A discount code no longer applies. Please check your total.',
  'cart.general.error': 'We could not reach your bag just now. Please try again.',
  'cart.not-found.error': 'We could not find your bag. Please add your items again.',
  'cart.session-expired.error': 'Your session has ended. Please check your bag and try again.',
  'favourites.general.error': 'We could not change your {list} just now. Please try again.',
  'favourites.unread.error': 'We could not reach your {list} just now. Nothing is lost.',
  'finance.address': '{shop}, 1 Assay Row, Leeds LS1 4AP.',
  'finance.broker':
    'Credit is subject to status, for people of 18 or over who live in the UK. {shop} is a credit broker, not a lender; the lender is {lender}. Missed payments can harm your credit record.',
  'finance.where': 'You apply with our team in any of our {stores}. It cannot be done on this site yet.',
} as const;

export type CommonKey = keyof typeof COMMON;
export type SentenceKey = CommonKey | AccountKey;

/** Sentences by key; a key that is missing has its default. */
export type Sentences = { readonly [Key in SentenceKey]?: string | undefined };
