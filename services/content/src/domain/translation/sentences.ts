/**
 * CO-01: the sentences of pages that editors may replace, by namespace and key, each with the names that web fills in. Web has their English
 * defaults; a test in tests/contract compares the two.
 */
export const SENTENCES = {
  common: {
    'cart.discount-codes.error': [],
    'cart.general.error': [],
    'cart.not-found.error': [],
    'cart.session-expired.error': [],
    'favourites.general.error': ['list'],
    'favourites.unread.error': ['list'],
    'finance.address': ['shop'],
    'finance.broker': ['shop', 'lender'],
    'finance.instalments': ['provider', 'shop', 'provider'],
    'finance.where': ['stores'],
  },
  account: {
    'account.signing-in': [],
    'account.unreachable.error': [],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

export type Namespace = keyof typeof SENTENCES;
