import { describe, expect, it } from '@jest/globals';
import { decodeEnvelope } from '@loupe/messaging/envelope';
import type { StoreState } from '../../src/domain/delivery/store-state.ts';
import { onStoreState } from '../../src/events/consumed/store-state.ts';

/** The exact bytes that stores-reservations publishes, as in its contract test. */
const TOLD = [
  'CiQwMTkwYTAwMC0wMDAwLTcwMDAtODAwMC0wMDAwMDAwMDAwY2MSC3N0b3JlLXN0YXRlGgYIwI+G2AYiJDAxOTBhMDAwLTAwMDAtNzAwMC04MDAw',
  'LTAwMDAwMDAwMDBhYSgHQsQBCiQwMTkwYTAwMC0wMDAwLTcwMDAtODAwMC0wMDAwMDAwMDAwYWESCGJiLWxlZWRzGgxiZWF2ZXJicm9va3MiBUxl',
  'ZWRzKhwKDGJlYXZlcmJyb29rcxIML3N0b3JlL2xlZWRzMhIxNyBXb29scGFjayBBcmNhZGVCBUxlZWRzSgdMUzEgN1FEUgJHQloNMDExMyA0OTYg',
  'MDExOWABaAJ6JAoBABoKMjAyNi0xMi0yOSIKMjAyNy0wMS0wNCoHZW5nbGFuZA==',
].join('');

const LEEDS: StoreState = {
  id: '0190a000-0000-7000-8000-0000000000aa',
  version: 7n,
  key: 'bb-leeds',
  sites: ['beaverbrooks'],
  name: 'Leeds',
  urls: { beaverbrooks: '/store/leeds' },
  line1: '17 Woolpack Arcade',
  line2: '',
  city: 'Leeds',
  postalCode: 'LS1 7QD',
  country: 'GB',
  phone: '0113 496 0119',
  collects: true,
  collectionDays: 2,
  closedForGood: false,
  isPostOffice: false,
  collectionCalendar: {
    nation: 'england',
    closedWeekdays: [0],
    closedDates: ['2026-12-29'],
    openDates: ['2027-01-04'],
  },
};

async function heard(bytes: string): Promise<StoreState[]> {
  const states: StoreState[] = [];
  const keep = onStoreState((state) => Promise.resolve(states.push(state) > 0));
  await keep({ envelope: decodeEnvelope(Buffer.from(bytes, 'base64')) });
  return states;
}

describe('stores.store.v1', () => {
  it('[EN-16] is read from exactly these bytes, with the collection calendar', async () => {
    expect(await heard(TOLD)).toEqual([LEEDS]);
  });
});
