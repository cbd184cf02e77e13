import { describe, expect, it } from '@jest/globals';
import type { DeliveryMethod } from '../delivery/delivery-methods.ts';
import { dayStillPromised, deliveryDays, isTaxFreeExport, promisedDay } from './order.ts';

const METHOD: DeliveryMethod = {
  id: 'STD',
  name: 'Standard',
  description: '',
  price: 0,
  leadTime: 3,
  deliverOnDates: [],
};

describe('the promised day of an order', () => {
  it.each([
    ['in winter', '2026-11-24', '2026-11-24T23:59:59Z', '2026-11-25T00:00:00Z'],
    ['in summer', '2026-06-30', '2026-06-30T22:59:59Z', '2026-06-30T23:00:00Z'],
  ])('is shown until it has ended in London, %s', (_season, deliverBy, last, over) => {
    const order = { deliverBy, deliveryMethod: METHOD };
    expect(dayStillPromised({ ...order, readAt: new Date(last) })).toBe(deliverBy);
    expect(dayStillPromised({ ...order, readAt: new Date(over) })).toBeNull();
  });

  it('[EU-02] is none to a forces’ post office', () => {
    const order = { deliverBy: '2026-11-24', deliveryMethod: { ...METHOD, isDayPromised: false } as const };
    expect(promisedDay(order)).toBeNull();
    expect(dayStillPromised({ ...order, readAt: new Date('2026-11-20T12:00:00Z') })).toBeNull();
  });
});

describe('an order', () => {
  it('[CO-08] tells the calendar days in London from placement to the promised day', () => {
    const placed = (at: string) => deliveryDays({ placedAt: new Date(at), deliverBy: '2026-07-06' });
    expect(placed('2026-06-30T22:59:59Z')).toBe(6);
    expect(placed('2026-06-30T23:00:00Z')).toBe(5);
  });

  it('[EU-03] was exported without VAT when none was charged and it was sent out of the United Kingdom', () => {
    const sent = (tax: number, postalCode: string, country = 'GB', deliveryMethod = {}) =>
      isTaxFreeExport({
        tax,
        collectionStore: null,
        deliveryMethod,
        shippingAddress: { country, postalCode } as Parameters<typeof isTaxFreeExport>[0]['shippingAddress'],
      });
    expect([sent(0, 'D02 X285', 'IE'), sent(0, 'JE2 3AB')]).toEqual([true, true]);
    // Gift cards that were e-mailed have the billing address only.
    expect(sent(0, 'D02 X285', 'IE', { isByEmail: true })).toBe(false);
    // One that bears VAT, and one within the country.
    expect([sent(20_00, 'D02 X285', 'IE'), sent(0, 'LS1 4AP')]).toEqual([false, false]);
  });
});
