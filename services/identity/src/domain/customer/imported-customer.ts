import type { Site } from '@loupe/contracts/sites';
import type { AcceptedAddress } from '@loupe/contact/address';
import type { MarketingType } from '../marketing/marketing.ts';
import type { CustomerDetails } from './customer.ts';

/** EU-08: where a preference of an imported customer comes from; no shopper can name them. */
export const IMPORT_SOURCES = ['migration', 'elucid'] as const;
export type ImportSource = (typeof IMPORT_SOURCES)[number];

export interface ImportedAddress extends AcceptedAddress {
  readonly isDefaultShipping: boolean;
  readonly isDefaultBilling: boolean;
}

/** A customer of the previous platform, without a password. Orders that are imported name the same id. */
export interface ImportedCustomer extends CustomerDetails {
  readonly id: string;
  readonly site: Site;
  readonly email: string;
  /** H and what follows it (EN-20). */
  readonly hybrisCustomerId: string;
  readonly marketing: { readonly types: readonly MarketingType[]; readonly source: ImportSource };
  readonly addresses: readonly ImportedAddress[];
}
