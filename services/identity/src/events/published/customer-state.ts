import { create, toBinary } from '@bufbuild/protobuf';
import { CustomerSchema } from '@loupe/contracts/identity/customer';
import { TOPICS } from '@loupe/contracts/topics';
import type { EmailDigest } from '@loupe/email-digest/email-digest';
import type { OutboxEvent } from '@loupe/messaging/envelope';
import type { CustomerState } from '../../domain/customer/customer-state.ts';

/** The full state of a customer, for services that keep a copy. @param digestOf replaces an e-mail */
export function customerState(state: CustomerState, digestOf: (email: string) => EmailDigest): OutboxEvent {
  const { id, site, version, marketingTypes, existingOrderNumber, email } = state;
  const { digest, keyId } = digestOf(email);
  const message = create(CustomerSchema, {
    id,
    site,
    marketingTypes: [...marketingTypes],
    emailDigest: digest,
    emailDigestKey: keyId,
    existingOrderNumber: existingOrderNumber ?? '',
  });
  return {
    topic: TOPICS.customer.name,
    type: 'customer-state',
    aggregateId: id,
    aggregateVersion: version,
    site,
    payload: toBinary(CustomerSchema, message),
  };
}
