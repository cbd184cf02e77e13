import { describe, expect, it } from '@jest/globals';
import { promisedDay } from './promised-day.ts';
import { promiseOf } from './use-cart.ts';

const courier = {
  isSelected: false,
  deliverOnDates: ['2026-12-30', '2026-12-31'],
  holdsUntil: '2026-12-24T00:00:00.000Z',
};
const collection = { ...courier, deliverOnDates: ['2026-12-29'], holdsUntil: '2026-12-23T00:00:00.000Z' };
const selected = { isSelected: true };
const answeredAt = '2026-12-22T12:00:00.000Z';

describe('the promised day of a bag', () => {
  it('[EN-07] is the courier’s until a delivery option is selected', () => {
    expect(promisedDay({ shippingMethods: [courier], collectionStore: null })).toBe(
      'arrives Wednesday 30 December',
    );
  });

  it('[EN-07] [EN-16] is the store’s for collection, and none where that store takes no parcels', () => {
    const collectionStore = { key: 'bb-leeds' };
    const shippingMethods = [courier, { ...collection, ...selected }];
    expect(promisedDay({ shippingMethods, collectionStore })).toBe('ready to collect Tuesday 29 December');
    expect(promisedDay({ shippingMethods: [courier], collectionStore })).toBeUndefined();
    expect(promisedDay({ shippingMethods: [], collectionStore: null })).toBeUndefined();
  });

  it('[EN-07] [VA-08] says of gift cards alone that they are e-mailed by then', () => {
    const shippingMethods = [{ ...courier, ...selected, isByEmail: true }];
    expect(promisedDay({ shippingMethods })).toBe('e-mailed by Wednesday 30 December');
  });

  it('[EN-07] is valid until the first of its days changes', () => {
    const shippingMethods = [courier, collection];
    expect(promiseOf({ shippingMethods, answeredAt })).toEqual({
      holdsUntil: collection.holdsUntil,
      answeredAt,
    });
    expect(promiseOf({ shippingMethods: [], answeredAt })).toBeNull();
    expect(promiseOf({ shippingMethods, answeredAt: null })).toBeNull();
  });
});
