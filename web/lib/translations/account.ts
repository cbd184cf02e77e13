/** CO-01: namespace `account` in English, of the account's forms: a module of its own, so that other pages do not load it. */
export const ACCOUNT = {
  'account.signing-in': 'Signing you in…',
  'account.unreachable.error': 'We could not connect just now. Nothing has changed; please try again.',
} as const;

export type AccountKey = keyof typeof ACCOUNT;

type Shop = {
  /** What the shop says in place of the defaults. */
  sentences: { readonly [Key in AccountKey]?: string | undefined };
};

/** The sentence of a form of the account on this shop: plain text. */
export const accountSentence = ({ sentences }: Shop, key: AccountKey): string =>
  sentences[key] ?? ACCOUNT[key];
