import { create, toBinary } from '@bufbuild/protobuf';
import type { Nation } from '@loupe/calendar/nations';
import { StoreSchema } from '@loupe/contracts/stores/store';
import { decodeEnvelope, toOutboxRow } from '@loupe/messaging/envelope';
import { onStoreState } from '../../../src/events/consumed/store-state.ts';
import { projectStore } from '../../../src/use-cases/project-store.ts';
import type { Instance } from './shop.ts';

interface Calendar {
  nation: Nation;
  closedWeekdays: number[];
  closedDates: string[];
  openDates: string[];
}

/** Accepts parcels on every working day. */
export const NO_DAY_OFF: Calendar = {
  nation: 'england',
  closedWeekdays: [],
  closedDates: [],
  openDates: [],
};

const LEEDS = {
  id: 'store-1',
  key: 'leeds',
  sites: ['beaverbrooks'],
  name: 'Leeds Trinity',
  urls: { beaverbrooks: '/stores/leeds' },
  line1: '27 Albion Street',
  line2: '',
  city: 'Leeds',
  postalCode: 'LS1 5AT',
  country: 'GB',
  phone: '0113 496 0000',
  collects: true,
  collectionDays: 2,
  closedForGood: false,
  isPostOffice: false,
  collectionCalendar: NO_DAY_OFF,
};

/** A store as published on the topic. */
export function storeMessage(change: Partial<typeof LEEDS> = {}, version = 1n) {
  const event = {
    topic: 'stores.store.v1',
    type: 'store-state',
    aggregateId: 'store-1',
    aggregateVersion: version,
    site: '',
    payload: toBinary(StoreSchema, create(StoreSchema, { ...LEEDS, ...change })),
  };
  const row = toOutboxRow(event, { id: '0190a000-0000-7000-8000-000000000002', now: new Date(0) });
  return { envelope: decodeEnvelope(row.payload) };
}

/** Fills the projection like production does, through messages of the topic. */
export const tellOfStore = (
  { ports }: Instance,
  change: Partial<typeof LEEDS> = {},
  version = 1n,
): Promise<void> => onStoreState((store) => projectStore(ports, store))(storeMessage(change, version));
