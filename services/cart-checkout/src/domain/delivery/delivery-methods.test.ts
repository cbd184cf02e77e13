import { describe, expect, it } from '@jest/globals';
import { arrivalDates } from '@loupe/calendar/arrivals';
import { deliveryArea } from '@loupe/calendar/delivery-areas';
import { leadTimeOf, METHODS } from '@loupe/calendar/shipping-methods';
import type { CollectionStore } from './collection.ts';
import { collectMethod, deliveryMethods } from './delivery-methods.ts';
import type { DeliveryTerms } from './delivery-methods.ts';

const LEEDS: CollectionStore = {
  key: 'bb-leeds',
  name: 'Leeds',
  url: '/store/leeds',
  phone: '0113 496 0119',
  line1: '17 Woolpack Arcade',
  line2: null,
  city: 'Leeds',
  postalCode: 'LS1 7QD',
};
const POST_OFFICE: CollectionStore = { ...LEEDS, name: 'Market Place Post Office', kind: 'post-office' };
const terms = (change: Partial<DeliveryTerms> = {}): DeliveryTerms => ({
  goods: 100_00,
  now: new Date('2026-12-23T12:00:00Z'),
  area: deliveryArea(null),
  preparation: 0,
  ...change,
});
const to = (postalCode: string) => ({ area: deliveryArea({ country: 'GB', postalCode }) });
const idsOf = (change: Partial<DeliveryTerms>) => deliveryMethods(terms(change)).map(({ id }) => id);

describe('delivery methods', () => {
  it.each([
    [0, 0],
    [1, 495],
    [4999, 495],
    [5000, 0],
  ])('[EN-07] [ST-07] by standard courier, for goods of %d pence, cost %d', (goods, price) => {
    expect(deliveryMethods(terms({ goods }))[0]).toMatchObject({ id: 'STD', price, leadTime: 3 });
  });

  it('[EN-07] have the next working days, and the time until which an order gets the first', () => {
    const [courier] = deliveryMethods(terms());
    expect(courier).toMatchObject({
      deliverOnDates: ['2026-12-30', '2026-12-31', '2027-01-04', '2027-01-05', '2027-01-06'],
      holdsUntil: '2026-12-24T00:00:00.000Z',
    });
    expect(courier).not.toHaveProperty('undelayedDates');
  });

  it('[EU-02] [EN-07] are standard, next day and nominated day, and only those that serve the address', () => {
    expect(idsOf({})).toEqual(['STD', 'NDD', 'NOD']);
    expect(idsOf(to('BT1 1AA'))).toEqual(['STD', 'NOD']);
    expect(idsOf(to('ZE1 0AA'))).toEqual(['STD']);
    expect(idsOf({ area: deliveryArea({ country: 'IE', postalCode: 'D02 X285' }) })).toEqual(['STD']);
  });

  it('[EU-02] [EN-07] to a forces’ post office are standard delivery, of which no day is shown, and none to an unknown area', () => {
    const [method, ...others] = deliveryMethods(terms({ ...to('BF1 2AA'), preparation: 5, goods: 49_99 }));
    expect(others).toEqual([]);
    expect(method).toMatchObject({
      id: 'STD',
      name: 'Standard delivery to BFPO',
      price: 495,
      isDayPromised: false,
    });
    expect(method).not.toHaveProperty('undelayedDates');
    expect(idsOf(to('ZQ1 1AA'))).toEqual([]);
    expect(idsOf(to('GX11 1AA'))).toEqual([]);
  });

  it('[EN-07] of a bag with a piece that is made first are delayed, and name the days without it, too', () => {
    const methods = deliveryMethods(terms({ preparation: 5 }));
    expect(methods.map(({ id }) => id)).toEqual(['STD', 'NOD']);
    expect(methods[0]).toMatchObject({
      leadTime: 8,
      deliverOnDates: ['2027-01-07', '2027-01-08', '2027-01-11', '2027-01-12', '2027-01-13'],
      undelayedDates: ['2026-12-30', '2026-12-31', '2027-01-04', '2027-01-05', '2027-01-06'],
    });
  });

  it('[EN-07] are at every moment those of that moment, to the millisecond of a cut-off and back in time', () => {
    const start = Date.parse('2026-12-22T00:00:00Z');
    const steps = Array.from({ length: 150 }, (_, step) => start + step * 97 * 60_000);
    const offered = steps.flatMap((at) => deliveryMethods(terms({ now: new Date(at), preparation: 2 })));
    const cutOffs = offered.map(({ holdsUntil }) => Date.parse(holdsUntil!));
    const moments = [...cutOffs.flatMap((at) => [at - 1, at]), ...steps.toReversed()];
    for (const at of moments) {
      const now = new Date(at);
      for (const { id, deliverOnDates, undelayedDates } of deliveryMethods(terms({ now, preparation: 2 }))) {
        const row = METHODS.find((method) => method.id === id)!;
        const days = (preparation: number) =>
          arrivalDates(now, leadTimeOf(row, deliveryArea(null), preparation)!, row.daysOffered);
        expect({ at, id, deliverOnDates, undelayedDates }).toEqual({
          at,
          id,
          deliverOnDates: days(2),
          undelayedDates: days(0),
        });
      }
    }
  });

  it('[EU-02] say what a shopper needs to know', () => {
    expect(deliveryMethods(terms()).map(({ description }) => description)).toEqual([
      'By courier, signed for. Free from £50.',
      'By courier, signed for. Order by 5pm, 3pm on Fridays. Somebody aged 18 or over must be in.',
      'By courier, signed for. Order by 5pm, 3pm on Fridays. Somebody aged 18 or over must be in.',
    ]);
    expect(deliveryMethods(terms(to('JE2 3AB')))[0]).toMatchObject({
      name: 'Courier to the Channel Islands',
      price: 14_95,
      description: 'By courier, signed for.',
    });
  });

  it('[EN-07] [EN-16] hold a collection day as long as another order would be ready on it', () => {
    const calendar = {
      ...({ nation: 'england', closedWeekdays: [2], closedDates: ['2026-12-31'], openDates: [] } as const),
    };
    // Closed on Wednesday the 30th and on the 31st: orders of Tuesday the 29th and of the 24th can both be collected on Monday.
    const now = new Date('2026-12-24T12:00:00Z');
    expect(collectMethod(LEEDS, { workingDays: 2, calendar }, terms({ now }))).toMatchObject({
      id: 'DTS',
      price: 0,
      leadTime: 2,
      deliverOnDates: ['2027-01-04', '2027-01-05', '2027-01-07', '2027-01-08', '2027-01-11'],
      holdsUntil: '2026-12-31T00:00:00.000Z',
    });
  });

  it('[EU-02] [EN-07] collection from a post office is charged below £50', () => {
    const calendar = { nation: 'england' as const, closedWeekdays: [], closedDates: [], openDates: [] };
    const days = { workingDays: 3, calendar };
    const at = (goods: number) => collectMethod(POST_OFFICE, days, terms({ goods }));
    expect(at(49_99)).toMatchObject({
      id: 'RLC',
      price: 2_95,
      deliverOnDates: expect.arrayContaining(['2026-12-30']),
    });
    expect(at(50_00)).toMatchObject({ id: 'RLC', price: 0 });
  });

  it('[EN-16] hold no day when the store accepts no parcels', () => {
    const calendar = {
      nation: 'england' as const,
      closedWeekdays: [0, 1, 2, 3, 4],
      closedDates: [],
      openDates: [],
    };
    expect(collectMethod(LEEDS, { workingDays: 2, calendar }, terms())).toMatchObject({
      deliverOnDates: [],
      holdsUntil: null,
    });
  });
});
