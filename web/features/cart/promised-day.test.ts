import { describe, expect, it } from '@jest/globals';
import { promisedDay, promiseOf } from './promised-day.ts';

const courier = {
  isSelected: false,
  deliverOnDates: ['2026-12-30', '2026-12-31'],
  holdsUntil: '2026-12-24T00:00:00.000Z',
};
const collection = { ...courier, deliverOnDates: ['2026-12-29'], holdsUntil: '2026-12-23T00:00:00.000Z' };
const selected = { isSelected: true };
const answeredAt = '2026-12-22T12:00:00.000Z';

describe('the day a bag is promised', () => {
  it('[EN-07] is the courier’s until a way of delivery is chosen', () => {
    expect(promisedDay({ shippingMethods: [courier], collectionStore: null })).toBe(
      'arrives Wednesday 30 December',
    );
  });

  it('[EN-07] [EN-16] is the store’s where it is collected, and none where that store takes none in', () => {
    const collectionStore = { key: 'bb-leeds' };
    const shippingMethods = [courier, { ...collection, ...selected }];
    expect(promisedDay({ shippingMethods, collectionStore })).toBe('ready to collect Tuesday 29 December');
    expect(promisedDay({ shippingMethods: [courier], collectionStore })).toBeUndefined();
    expect(promisedDay({ shippingMethods: [], collectionStore: null })).toBeUndefined();
  });

  it('[EN-07] holds until the first of its days moves', () => {
    const shippingMethods = [courier, collection];
    expect(promiseOf({ shippingMethods, answeredAt })).toEqual({
      holdsUntil: collection.holdsUntil,
      answeredAt,
    });
    expect(promiseOf({ shippingMethods: [], answeredAt })).toBeNull();
    expect(promiseOf({ shippingMethods, answeredAt: null })).toBeNull();
  });
});
