import { CustomerSchema } from '@loupe/contracts/identity/customer';
import { TOPICS } from '@loupe/contracts/topics';
import type { EmailDigest } from '@loupe/email-digest/email-digest';
import { publish } from '@loupe/messaging/publish';
import type { CustomerState } from '../../domain/customer/customer-state.ts';

/** The full state of a customer, for services that keep a copy. @param digestOf replaces an e-mail */
export const customerState = publish(
  TOPICS.customer,
  CustomerSchema,
  'customer-state',
  (state: CustomerState, digestOf: (email: string) => EmailDigest) => {
    const { id, site, version, marketingTypes, existingOrderNumber, email } = state;
    const { digest, keyId } = digestOf(email);
    return {
      aggregateId: id,
      aggregateVersion: version,
      site,
      message: {
        id,
        site,
        marketingTypes: [...marketingTypes],
        emailDigest: digest,
        emailDigestKey: keyId,
        existingOrderNumber: existingOrderNumber ?? '',
      },
    };
  },
);
