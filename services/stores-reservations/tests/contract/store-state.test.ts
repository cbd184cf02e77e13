import { describe, expect, it } from '@jest/globals';
import { toOutboxRow } from '@loupe/messaging/envelope';
import { storeState } from '../../src/events/published/store-state.ts';
import type { StoreDraft } from '../../src/domain/store/store.ts';

const leeds: StoreDraft = {
  kind: 'store',
  id: '0190a000-0000-7000-8000-0000000000aa',
  site: 'beaverbrooks',
  number: '111',
  key: 'bb-leeds',
  channelUrlCode: 'leeds',
  name: 'Leeds',
  description: 'Not part of the event.',
  line1: '17 Woolpack Arcade',
  line2: null,
  city: 'Leeds',
  county: 'West Yorkshire',
  postalCode: 'LS1 7QD',
  country: 'GB',
  phone: '0113 496 0119',
  email: 'leeds@stores.example',
  regionKey: 'yorkshire',
  point: { latitude: 53.7983, longitude: -1.5421 },
  watchBrands: ['Kestrel'],
  jewelleryBrands: [],
  watchBrandIds: [101],
  jewelleryBrandIds: [],
  services: ['Hearing loop'],
  collects: true,
  collectionDays: 2,
  closedForGood: false,
  nation: 'england',
  week: [null, ...Array.from({ length: 5 }, () => ({ opens: '09:30', closes: '17:30' })), null],
  exceptions: [
    { date: '2026-12-25', reason: 'Christmas Day', span: null },
    { date: '2026-12-29', reason: 'Refurbishment', span: null },
    {
      date: '2027-01-04',
      reason: 'Sale',
      span: { opens: '09:30', closes: '17:30' },
    },
  ],
};

/** Consumers of older versions must be able to read these bytes: the message changes only by new fields. */
const GOLDEN = [
  'CiQwMTkwYTAwMC0wMDAwLTcwMDAtODAwMC0wMDAwMDAwMDAwY2MSC3N0b3JlLXN0YXRlGgYIwI+G2AYiJDAxOTBhMDAwLTAwMDAtNzAwMC04MDAw',
  'LTAwMDAwMDAwMDBhYSgHQsQBCiQwMTkwYTAwMC0wMDAwLTcwMDAtODAwMC0wMDAwMDAwMDAwYWESCGJiLWxlZWRzGgxiZWF2ZXJicm9va3MiBUxl',
  'ZWRzKhwKDGJlYXZlcmJyb29rcxIML3N0b3JlL2xlZWRzMhIxNyBXb29scGFjayBBcmNhZGVCBUxlZWRzSgdMUzEgN1FEUgJHQloNMDExMyA0OTYg',
  'MDExOWABaAJ6JAoBABoKMjAyNi0xMi0yOSIKMjAyNy0wMS0wNCoHZW5nbGFuZA==',
].join('');

describe('stores.store.v1', () => {
  it('[EN-16] publishes exactly these bytes', () => {
    const row = toOutboxRow(storeState(leeds, 7n), {
      id: '0190a000-0000-7000-8000-0000000000cc',
      now: new Date('2026-11-21T12:00:00Z'),
    });
    expect(row).toMatchObject({
      aggregatetype: 'stores.store.v1',
      aggregateid: leeds.id,
      aggregate_version: 7n,
      type: 'store-state',
    });
    expect(row.payload.toString('base64')).toBe(GOLDEN);
  });

  it('[EN-16] publishes that a store has closed permanently', () => {
    const { payload: open } = storeState(leeds, 1n);
    const { payload: closed } = storeState({ ...leeds, closedForGood: true }, 2n);
    expect(closed.length).toBe(open.length + 2);
  });
});
