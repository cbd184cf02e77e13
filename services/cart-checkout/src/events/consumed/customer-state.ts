import { fromBinary } from '@bufbuild/protobuf';
import { visible } from '@loupe/contact/visible';
import { CustomerSchema } from '@loupe/contracts/identity/customer';
import type { Customer } from '@loupe/contracts/identity/customer';
import type { Envelope } from '@loupe/messaging/envelope';
import { PoisonMessageError } from '@loupe/messaging/errors';
import type { CustomerState } from '../../domain/customer/customer-state.ts';

/** Projects identity.customer.v1. A state without personal data is published before the tombstone, so tombstones are ignored. */
export function onCustomerState(projectCustomer: (customer: CustomerState) => Promise<boolean>) {
  return async ({ envelope }: { envelope: Envelope }): Promise<void> => {
    if (envelope.type === 'customer-state') await projectCustomer(customerState(envelope));
  };
}

function customerState({ aggregateVersion, payload }: Envelope): CustomerState {
  const { id, site, emailDigest, emailDigestKey, existingOrderNumber, erased } = decode(payload);
  return {
    ...{ id, version: aggregateVersion, site, erased },
    ...(erased ? { emailDigest: '', emailDigestKey: '' } : { emailDigest, emailDigestKey }),
    namedOrder: erased ? '' : visible(existingOrderNumber).trim().toUpperCase(),
  };
}

function decode(payload: Uint8Array): Customer {
  try {
    return fromBinary(CustomerSchema, payload);
  } catch (error) {
    throw new PoisonMessageError('The payload is no customer.', { cause: error });
  }
}
