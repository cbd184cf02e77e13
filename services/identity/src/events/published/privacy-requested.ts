import { PrivacyRequestSchema } from '@loupe/contracts/identity/privacy_request';
import { TOPICS } from '@loupe/contracts/topics';
import { publish } from '@loupe/messaging/publish';
import type { PrivacyKind } from '../../domain/privacy/privacy-request.ts';

/** What somebody asked for, by ids alone. It outlives a restore of the database to an earlier moment. */
export const privacyRequested = publish(
  TOPICS.erasure,
  PrivacyRequestSchema,
  'privacy-requested',
  (request: {
    readonly id: string;
    readonly site: string;
    readonly kind: PrivacyKind | 'wish';
    /** Null for a guest. */
    readonly customerId: string | null;
    /** Of a guest's own order: never what was only typed into a form. */
    readonly orderNumber: string | null;
  }) => ({
    aggregateId: request.id,
    aggregateVersion: 1n,
    site: request.site,
    message: {
      id: request.id,
      site: request.site,
      kind: request.kind,
      customerId: request.customerId ?? '',
      orderNumber: request.orderNumber ?? '',
    },
  }),
);
