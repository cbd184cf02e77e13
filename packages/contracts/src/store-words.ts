import type { Site } from './sites.ts';

/** What each shop calls its stores. */
export const STORE_WORDS = {
  beaverbrooks: { one: 'store', many: 'stores' },
  loupe: { one: 'boutique', many: 'boutiques' },
} as const satisfies Readonly<Record<Site, { readonly one: string; readonly many: string }>>;

/** A sentence for shoppers with the shop's words in the places of `{store}` and `{stores}`. */
export const inStoreWords = (site: Site, sentence: string): string =>
  sentence.replaceAll('{store}', STORE_WORDS[site].one).replaceAll('{stores}', STORE_WORDS[site].many);
