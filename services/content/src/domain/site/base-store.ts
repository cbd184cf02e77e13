import type { Site } from '@loupe/contracts/sites';

/** A shop's external name and code (CO-11). */
export interface BaseStore {
  readonly key: Site;
  readonly siteKeyPrefix: string;
  readonly locale: string;
  readonly language: string;
  readonly currency: string;
  readonly country: string;
}

const PREFIXES: Readonly<Record<Site, string>> = { beaverbrooks: 'BB', loupe: 'LOU' };

export const baseStoreOf = (site: Site): BaseStore => ({
  key: site,
  siteKeyPrefix: PREFIXES[site],
  locale: 'en-GB',
  language: 'en',
  currency: 'GBP',
  country: 'GB',
});
