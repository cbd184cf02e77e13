import { ErasureSchema } from '@loupe/contracts/identity/erasure';
import { TOPICS } from '@loupe/contracts/topics';
import { publish } from '@loupe/messaging/publish';

/** Who was erased, by ids alone. It outlives a restore of the database to an earlier moment. */
export const personErased = publish(
  TOPICS.erasure,
  ErasureSchema,
  'person-erased',
  (erased: {
    readonly id: string;
    readonly site: string;
    /** Null for a guest. */
    readonly customerId: string | null;
    /** Of a guest's own orders. */
    readonly orderNumbers: readonly string[];
  }) => ({
    aggregateId: erased.id,
    aggregateVersion: 1n,
    site: erased.site,
    message: { ...erased, customerId: erased.customerId ?? '', orderNumbers: [...erased.orderNumbers] },
  }),
);
