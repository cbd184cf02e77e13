import type { AccountKey } from './account.ts';
import { BAG_UNREACHED } from './bag-unreached.ts';
import type { FinanceKey } from './finance.ts';

/**
 * CO-01: namespace `common` in English: sentences that pages use in place of an editor's. `{list}` is the shop's name for favourites. The
 * content service lists the same keys (services/content/src/domain/translation/sentences.ts).
 */
export const COMMON = {
  'cart.discount-codes.error': 'A discount code no longer applies. Please check your total.',
  'cart.general.error': BAG_UNREACHED,
  'cart.not-found.error': 'We could not find your bag. Please add your items again.',
  'cart.session-expired.error': 'Your session has ended. Please check your bag and try again.',
  'favourites.general.error': 'We could not change your {list} just now. Please try again.',
  'favourites.unread.error': 'We could not reach your {list} just now. Nothing is lost.',
} as const;

export type CommonKey = keyof typeof COMMON;
export type SentenceKey = CommonKey | AccountKey | FinanceKey;

/** Sentences by key; a key that is missing has its default. */
export type Sentences = { readonly [Key in SentenceKey]?: string | undefined };
