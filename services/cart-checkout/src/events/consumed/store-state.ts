import { fromBinary } from '@bufbuild/protobuf';
import { isNation } from '@loupe/calendar/nations';
import { StoreSchema } from '@loupe/contracts/stores/store';
import type { Store } from '@loupe/contracts/stores/store';
import type { Envelope } from '@loupe/messaging/envelope';
import { PoisonMessageError } from '@loupe/messaging/errors';
import type { CollectionCalendar } from '../../domain/delivery/collection-dates.ts';
import type { StoreState } from '../../domain/delivery/store-state.ts';

/** Keeps stores.store.v1 as this service's projection. A store that closes says so before its record is taken away. */
export function onStoreState(projectStore: (store: StoreState) => Promise<boolean>) {
  return async ({ envelope }: { envelope: Envelope }): Promise<void> => {
    if (envelope.type === 'store-state') await projectStore(storeState(envelope));
  };
}

function storeState({ aggregateVersion, payload }: Envelope): StoreState {
  const { $typeName: _name, $unknown: _unknown, collectionCalendar, ...store } = decode(payload);
  return { ...store, version: aggregateVersion, collectionCalendar: calendarOf(collectionCalendar) };
}

function calendarOf(told: Store['collectionCalendar']): CollectionCalendar | null {
  if (told === undefined) return null;
  const { nation, closedWeekdays, closedDates, openDates } = told;
  return { ...(isNation(nation) ? { nation } : {}), closedWeekdays, closedDates, openDates };
}

function decode(payload: Uint8Array): Store {
  try {
    return fromBinary(StoreSchema, payload);
  } catch (error) {
    throw new PoisonMessageError('The payload is no store.', { cause: error });
  }
}
