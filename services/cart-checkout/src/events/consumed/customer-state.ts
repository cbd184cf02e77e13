import { visible } from '@loupe/contact/visible';
import { CustomerSchema } from '@loupe/contracts/identity/customer';
import type { Customer } from '@loupe/contracts/identity/customer';
import { consume } from '@loupe/messaging/consume';
import type { Envelope } from '@loupe/messaging/envelope';
import type { CustomerState } from '../../domain/customer/customer-state.ts';

/** Projects identity.customer.v1. Compaction may leave the null alone of an erased customer: the consumer then forgets by its key. */
export const onCustomerState = (projectCustomer: (customer: CustomerState) => Promise<boolean>) =>
  consume(
    CustomerSchema,
    'customer-state',
    (customer, envelope) => projectCustomer(customerState(customer, envelope)),
    'customer',
  );

function customerState(customer: Customer, { aggregateVersion }: Envelope): CustomerState {
  const { id, site, emailDigest, emailDigestKey, existingOrderNumber, erased } = customer;
  return {
    id,
    version: aggregateVersion,
    site,
    erased,
    ...(erased ? { emailDigest: '', emailDigestKey: '' } : { emailDigest, emailDigestKey }),
    namedOrder: erased ? '' : visible(existingOrderNumber).trim().toUpperCase(),
  };
}
