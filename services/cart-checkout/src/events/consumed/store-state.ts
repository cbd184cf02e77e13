import { COURIER } from '@loupe/calendar/lead-times';
import { isNation } from '@loupe/calendar/nations';
import { StoreSchema } from '@loupe/contracts/stores/store';
import type { Store } from '@loupe/contracts/stores/store';
import { consume } from '@loupe/messaging/consume';
import type { Envelope } from '@loupe/messaging/envelope';
import { PoisonMessageError } from '@loupe/messaging/errors';
import type { CollectionCalendar } from '../../domain/delivery/collection-dates.ts';
import type { StoreState } from '../../domain/delivery/store-state.ts';

/** Projects stores.store.v1. A closed store is published before its tombstone, so tombstones are ignored. */
export const onStoreState = (projectStore: (store: StoreState) => Promise<boolean>) =>
  consume(
    StoreSchema,
    'store-state',
    (store, envelope) => projectStore(storeState(store, envelope)),
    'store',
  );

function storeState(published: Store, { aggregateVersion }: Envelope): StoreState {
  const { $typeName: _name, $unknown: _unknown, collectionCalendar, ...store } = published;
  return { ...store, version: aggregateVersion, collectionCalendar: calendarOf(collectionCalendar) };
}

/** Of a nation that a newer version of stores-reservations has added, England's bank holidays apply. */
function calendarOf(published: Store['collectionCalendar']): CollectionCalendar {
  if (published === undefined) throw new PoisonMessageError('A store has no collection calendar.');
  const { nation, closedWeekdays, closedDates, openDates } = published;
  return { nation: isNation(nation) ? nation : COURIER.nation, closedWeekdays, closedDates, openDates };
}
