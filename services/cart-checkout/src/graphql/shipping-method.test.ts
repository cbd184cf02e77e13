import { expect, it } from '@jest/globals';
import type { DeliveryMethod } from '../domain/delivery/delivery-methods.ts';
import { toShippingMethod } from './shipping-method.ts';

it('[EN-07] [EU-02] a method of which no day is promised shows none', () => {
  const method: DeliveryMethod = {
    id: 'STD',
    name: 'Standard delivery to BFPO',
    description: '',
    price: 495,
    leadTime: 3,
    deliverOnDates: ['2026-12-30'],
    holdsUntil: '2026-12-24T00:00:00.000Z',
  };
  expect(toShippingMethod(method, true)).toMatchObject({ deliverOnDates: ['2026-12-30'] });
  expect(toShippingMethod({ ...method, isDayPromised: false }, true)).toMatchObject({
    deliverOnDates: [],
    nonDelayedDeliverOnDates: [],
    delayedDeliveryOnDates: [],
    holdsUntil: null,
    nddDate: null,
  });
});

it('[EN-07] the days of a delayed bag are the delayed ones, of any other those that are not', () => {
  const method: DeliveryMethod = {
    id: 'STD',
    name: 'Standard delivery',
    description: '',
    price: 495,
    leadTime: 8,
    deliverOnDates: ['2027-01-07'],
  };
  const ready = { deliverOnDates: ['2027-01-07'], nonDelayedDeliverOnDates: ['2027-01-07'] };
  expect(toShippingMethod(method, true)).toMatchObject({ ...ready, delayedDeliveryOnDates: [] });
  expect(toShippingMethod({ ...method, undelayedDates: ['2026-12-30'] }, true)).toMatchObject({
    deliverOnDates: ['2027-01-07'],
    delayedDeliveryOnDates: ['2027-01-07'],
    nonDelayedDeliverOnDates: ['2026-12-30'],
  });
});
