import { CustomerSchema } from '@loupe/contracts/identity/customer';
import { TOPICS } from '@loupe/contracts/topics';
import { publish } from '@loupe/messaging/publish';

/** The last state of a customer, which nobody can be recognised by: readers of the topic forget what they know. */
export const customerErased = publish(
  TOPICS.customer,
  CustomerSchema,
  'customer-state',
  ({ id, site, version }: { readonly id: string; readonly site: string; readonly version: bigint }) => ({
    aggregateId: id,
    aggregateVersion: version,
    site,
    message: { id, site, erased: true },
  }),
);
