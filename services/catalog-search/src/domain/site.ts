import type { Site } from '@loupe/contracts/sites';

/** What differs between the shops in this service. The main brand is left out of slugs (RT-19). */
export const SITE_FACTS: Readonly<Record<Site, { mainBrand: string; favourites: string }>> = {
  beaverbrooks: { mainBrand: 'Beaverbrooks', favourites: 'Our favourites' },
  loupe: { mainBrand: 'Loupe', favourites: 'Our watchmakers’ choice' },
};
