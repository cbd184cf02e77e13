import { StoreSchema } from '@loupe/contracts/stores/store';
import { TOPICS } from '@loupe/contracts/topics';
import { publish } from '@loupe/messaging/publish';
import { collectionCalendar } from '../../domain/collection/collection-calendar.ts';
import { storeUrl, type StoreDraft } from '../../domain/store/store.ts';

/** The full state of a store, for services that project it. */
export const storeState = publish(
  TOPICS.store,
  StoreSchema,
  'store-state',
  (store: StoreDraft, version: bigint) => ({
    aggregateId: store.id,
    aggregateVersion: version,
    site: '',
    message: {
      id: store.id,
      key: store.key,
      sites: [store.site],
      name: store.name,
      urls: { [store.site]: storeUrl(store.channelUrlCode) },
      line1: store.line1,
      line2: store.line2 ?? '',
      city: store.city,
      postalCode: store.postalCode,
      country: store.country,
      phone: store.phone,
      collects: store.collects,
      collectionDays: store.collectionDays,
      closedForGood: store.closedForGood,
      isPostOffice: store.kind === 'post-office',
      collectionCalendar: collectionCalendar(store),
    },
  }),
);
