import { describe, expect, it } from '@jest/globals';
import type { CollectionStore } from './collection.ts';
import { collectMethod, deliveryMethods } from './delivery-methods.ts';

const NOW = new Date('2026-12-23T12:00:00Z');
const LEEDS: CollectionStore = {
  ...{ key: 'bb-leeds', name: 'Leeds', url: '/store/leeds', phone: '0113 496 0119' },
  ...{ line1: '17 Woolpack Arcade', line2: null, city: 'Leeds', postalCode: 'LS1 7QD' },
};

describe('delivery methods', () => {
  it.each([
    [0, 0],
    [1, 495],
    [4999, 495],
    [5000, 0],
  ])('[EN-07] [ST-07] by courier, for goods of %d pence, cost %d', (goods, price) => {
    expect(deliveryMethods(goods, NOW)).toMatchObject([{ id: 'STD', price, leadTime: 3 }]);
  });

  it('[EN-07] have the next working days, and the time until which an order gets the first', () => {
    const [courier] = deliveryMethods(0, NOW);
    expect(courier?.deliverOnDates).toEqual([
      '2026-12-30',
      '2026-12-31',
      '2027-01-04',
      '2027-01-05',
      '2027-01-06',
    ]);
    expect(courier?.holdsUntil).toBe('2026-12-24T00:00:00.000Z');
  });

  it('[EN-07] [EN-16] hold a collection day as long as another order would be ready on it', () => {
    const calendar = {
      ...({ nation: 'england', closedWeekdays: [2], closedDates: ['2026-12-31'], openDates: [] } as const),
    };
    // Closed on Wednesday the 30th and on the 31st: orders of Tuesday the 29th and of the 24th can both be collected on Monday.
    expect(
      collectMethod(LEEDS, { workingDays: 2, calendar }, new Date('2026-12-24T12:00:00Z')),
    ).toMatchObject({
      leadTime: 2,
      deliverOnDates: ['2027-01-04', '2027-01-05', '2027-01-07', '2027-01-08', '2027-01-11'],
      holdsUntil: '2026-12-31T00:00:00.000Z',
    });
  });

  it('[EN-16] hold no day when the store accepts no parcels', () => {
    const calendar = { closedWeekdays: [0, 1, 2, 3, 4], closedDates: [], openDates: [] };
    expect(collectMethod(LEEDS, { workingDays: 2, calendar }, NOW)).toMatchObject({
      deliverOnDates: [],
      holdsUntil: null,
    });
  });
});
