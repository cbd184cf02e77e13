import { InvalidFieldError } from '@loupe/contact/invalid-field-error';

/** EU-08. */
export const MARKETING_TYPES = ['email', 'post', 'mobile'] as const;
export type MarketingType = (typeof MARKETING_TYPES)[number];

/** EU-08; the others, migration and elucid, come with an import only. */
const SHOPPERS_SOURCES = ['my_account', 'signUp_page', 'checkout', 'order_confirmation_page'] as const;
export type MarketingSource = (typeof SHOPPERS_SOURCES)[number];

export interface Marketing {
  readonly types: readonly MarketingType[];
  readonly source: MarketingSource;
  /** Of the sentence that the page showed, also one that only a later release knows; null where it did not say it. */
  readonly textVersion: number | null;
}

/**
 * The sentences of the forms of an account, by version, as proof of what was agreed to: a changed one is added, and none is taken away. Of
 * source checkout the sentence is one of CHECKOUT_TEXTS. A test compares the page's with the page.
 */
export const ACCOUNT_TEXTS = {
  1: 'May we write to you about new pieces and events? Once or twice a month, and you can unsubscribe whenever you like. Leave all three empty to hear about your orders only.',
} as const;

/** @throws InvalidFieldError for a source that only an import sets */
export function parseMarketingSource(field: string, value: string): MarketingSource {
  const known = SHOPPERS_SOURCES.find((source) => source === value);
  if (known === undefined) throw new InvalidFieldError(field, 'This is not a page of ours.');
  return known;
}

/** The accepted types, in EU-08's order. */
export const saidYes = (answers: Readonly<Record<MarketingType, boolean>>): MarketingType[] =>
  MARKETING_TYPES.filter((type) => answers[type]);
