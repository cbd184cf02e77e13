import type { Marketing } from '../marketing/marketing.ts';
import type { CustomerDetails } from './customer.ts';

/** What of a customer is to be as given; what is absent stays. */
export interface CustomerChanges extends Partial<CustomerDetails> {
  readonly email?: string;
  readonly marketing?: Marketing;
}
