import type { Site } from '@loupe/contracts/sites';
import type { Address } from '../address/address.ts';
import type { Marketing, MarketingType } from '../marketing/marketing.ts';

/** EU-06. */
export const SALUTATIONS = ['mr', 'mrs', 'miss', 'ms', 'dr', 'rev', 'none'] as const;
export type Salutation = (typeof SALUTATIONS)[number];

/** The personal details of a customer. */
export interface CustomerDetails {
  readonly title: Salutation;
  readonly firstName: string;
  readonly lastName: string;
  readonly mobileNumber: string | null;
  readonly birthday: Birthday | null;
}

export interface Birthday {
  readonly day: number;
  /** 1 to 12. */
  readonly month: number;
}

/** EN-01: a person with an account at one of the shops. */
export interface Customer extends CustomerDetails {
  readonly id: string;
  readonly site: string;
  readonly email: string;
  /** The customer's name in tracking data: bb_root…, lou_root…, or H… of an imported account. */
  readonly hybrisCustomerId: string;
  readonly marketingTypes: readonly MarketingType[];
  /** In the order they were added. */
  readonly addresses: readonly Address[];
}

/** An account to be created. */
export interface NewCustomer extends CustomerDetails {
  readonly id: string;
  readonly site: Site;
  readonly email: string;
  readonly hybrisCustomerId: string;
  readonly marketing: Marketing;
  readonly existingOrderNumber: string | null;
}

/** In the order of `ids`; undefined for one that is not a customer of the site. */
export type FindCustomers = (ids: readonly string[], site: string) => Promise<(Customer | undefined)[]>;

/** CO-11: the short site keys; content answers them as those of the shops (tests/contract/site-prefixes.test.ts). */
const SITE_PREFIXES: Readonly<Record<string, string>> = { beaverbrooks: 'BB', loupe: 'LOU' };

/** EN-20: the name of a new account in tracking data, which begins with the short key of its site. */
export const hybrisCustomerId = (site: string, id: string): string =>
  `${SITE_PREFIXES[site]?.toLowerCase()}_root${id}`;
