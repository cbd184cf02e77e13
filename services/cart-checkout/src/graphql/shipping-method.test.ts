import { expect, it } from '@jest/globals';
import type { DeliveryMethod } from '../domain/delivery/delivery-methods.ts';
import { toShippingMethod } from './shipping-method.ts';

it('[EN-07] [EU-02] a method of which no day is promised shows none', () => {
  const method: DeliveryMethod = {
    ...{ id: 'STD', name: 'Standard delivery to BFPO', description: '', price: 495, leadTime: 3 },
    ...{ deliverOnDates: ['2026-12-30'], holdsUntil: '2026-12-24T00:00:00.000Z' },
  };
  expect(toShippingMethod(method, true)).toMatchObject({ deliverOnDates: ['2026-12-30'] });
  expect(toShippingMethod({ ...method, isDayPromised: false }, true)).toMatchObject({
    ...{ deliverOnDates: [], nonDelayedDeliverOnDates: [], delayedDeliveryOnDates: [] },
    ...{ holdsUntil: null, nddDate: null },
  });
});
