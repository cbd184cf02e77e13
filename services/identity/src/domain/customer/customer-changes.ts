import type { Marketing } from '../marketing/marketing.ts';
import type { CustomerDetails } from './customer.ts';

/** The new values of a customer's fields; absent fields do not change. */
export interface CustomerChanges extends Partial<CustomerDetails> {
  readonly email?: string;
  readonly marketing?: Marketing;
}
