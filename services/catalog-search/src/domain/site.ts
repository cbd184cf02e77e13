/** The storefronts a product, a price and a category belong to. */
export type Site = 'beaverbrooks' | 'loupe';

export const SITES: readonly Site[] = ['beaverbrooks', 'loupe'];

/** What differs between the shops in this service. The main brand is left out of slugs (RT-19). */
export const SITE_FACTS: Readonly<Record<Site, { mainBrand: string; favourites: string }>> = {
  beaverbrooks: { mainBrand: 'Beaverbrooks', favourites: 'Our favourites' },
  loupe: { mainBrand: 'Loupe', favourites: 'Our watchmakers’ choice' },
};
