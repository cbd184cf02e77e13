import type { MarketingType } from '../marketing/marketing.ts';

/** What others are told of a customer; of the e-mail only its digest leaves the service. */
export interface CustomerState {
  readonly id: string;
  readonly site: string;
  readonly email: string;
  readonly marketingTypes: readonly MarketingType[];
  readonly existingOrderNumber: string | null;
  /** Raised under the row's lock. */
  readonly version: bigint;
}
