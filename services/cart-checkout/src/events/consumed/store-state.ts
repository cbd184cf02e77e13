import { fromBinary } from '@bufbuild/protobuf';
import { isNation } from '@loupe/calendar/nations';
import { StoreSchema } from '@loupe/contracts/stores/store';
import type { Store } from '@loupe/contracts/stores/store';
import type { Envelope } from '@loupe/messaging/envelope';
import { PoisonMessageError } from '@loupe/messaging/errors';
import type { CollectionCalendar } from '../../domain/delivery/collection-dates.ts';
import type { StoreState } from '../../domain/delivery/store-state.ts';

/** Projects stores.store.v1. A closed store is published before its tombstone, so tombstones are ignored. */
export function onStoreState(projectStore: (store: StoreState) => Promise<boolean>) {
  return async ({ envelope }: { envelope: Envelope }): Promise<void> => {
    if (envelope.type === 'store-state') await projectStore(storeState(envelope));
  };
}

function storeState({ aggregateVersion, payload }: Envelope): StoreState {
  const { $typeName: _name, $unknown: _unknown, collectionCalendar, ...store } = decode(payload);
  return { ...store, version: aggregateVersion, collectionCalendar: calendarOf(collectionCalendar) };
}

function calendarOf(published: Store['collectionCalendar']): CollectionCalendar | null {
  if (published === undefined) return null;
  const { nation, closedWeekdays, closedDates, openDates } = published;
  return { ...(isNation(nation) ? { nation } : {}), closedWeekdays, closedDates, openDates };
}

function decode(payload: Uint8Array): Store {
  try {
    return fromBinary(StoreSchema, payload);
  } catch (error) {
    throw new PoisonMessageError('The payload is no store.', { cause: error });
  }
}
