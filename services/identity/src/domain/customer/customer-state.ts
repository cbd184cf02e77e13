import type { MarketingType } from '../marketing/marketing.ts';

/** The state of a customer that is published. The e-mail is published as its digest only. */
export interface CustomerState {
  readonly id: string;
  readonly site: string;
  readonly email: string;
  readonly marketingTypes: readonly MarketingType[];
  readonly existingOrderNumber: string | null;
  /** Raised under the row's lock. */
  readonly version: bigint;
}
