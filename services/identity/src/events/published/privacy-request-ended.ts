import { PrivacyRequestSchema } from '@loupe/contracts/identity/privacy_request';
import { TOPICS } from '@loupe/contracts/topics';
import { publish } from '@loupe/messaging/publish';

/** What was asked for is not done: after a restore it is not done either. */
export const privacyRequestEnded = publish(
  TOPICS.erasure,
  PrivacyRequestSchema,
  'privacy-request-ended',
  (ended: { readonly id: string; readonly site: string; readonly endedAs: 'cancelled' | 'refused' }) => ({
    aggregateId: ended.id,
    aggregateVersion: 2n,
    site: ended.site,
    message: ended,
  }),
);
