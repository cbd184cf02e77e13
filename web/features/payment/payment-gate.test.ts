import { describe, expect, it } from '@jest/globals';
import { hasDelivery, stepBeforePayment } from './payment-gate.ts';

const ready = {
  quantity: 1,
  guestEmail: 'h.okafor@example.com',
  shippingAddress: {
    firstName: 'Hannah',
    lastName: 'Okafor',
    phone: '07700900123',
    country: 'GB',
    streetName: '14 Castle Street',
    city: 'Guildford',
    postalCode: 'GU1 3UW',
  },
  shippingMethods: [{ isSelected: true, isByEmail: false }],
};

describe('payment gate', () => {
  it('[BH-02] accepts a bag with complete delivery details', () => {
    expect(stepBeforePayment(ready)).toBeUndefined();
  });

  it.each([
    ['no address', { shippingAddress: null }],
    ['a blank phone number', { shippingAddress: { ...ready.shippingAddress, phone: ' ' } }],
    ['no delivery method', { shippingMethods: [{ isSelected: false, isByEmail: false }] }],
    ['no e-mail address', { guestEmail: null }],
  ])('[BH-02] sends a bag with %s to delivery', (_, missing) => {
    expect(stepBeforePayment({ ...ready, ...missing })).toBe('/checkout/delivery');
  });

  it('[BH-02] [VA-08] accepts gift cards alone with an e-mail address: nothing is posted', () => {
    const emailed = {
      ...ready,
      shippingAddress: null,
      shippingMethods: [{ isSelected: true, isByEmail: true }],
    };
    expect(stepBeforePayment(emailed)).toBeUndefined();
    expect(stepBeforePayment({ ...emailed, guestEmail: null })).toBe('/checkout/delivery');
  });

  it('[BH-02] accepts a collection with a store and the collector’s name and phone', () => {
    // A bag to collect has its store's address under the shopper's name; without a store there is no method.
    const store = { country: 'GB', streetName: '27 Albion Street', city: 'Leeds', postalCode: 'LS1 5AT' };
    const shopper = { firstName: 'Ada', lastName: 'Byron', phone: '07700900123' };
    const collected = { ...ready, shippingAddress: { ...store, ...shopper } };
    expect(stepBeforePayment(collected)).toBeUndefined();
    const lacking = [
      { ...collected, shippingMethods: [{ isSelected: false, isByEmail: false }] },
      ...Object.keys(shopper).map((field) => ({
        ...collected,
        shippingAddress: { ...store, ...shopper, [field]: '' },
      })),
    ];
    expect(lacking.map((bag) => stepBeforePayment(bag))).toEqual(Array(4).fill('/checkout/delivery'));
  });

  it('[BH-02] sends only a customer without a saved address to delivery', () => {
    const bare = { ...ready, shippingAddress: null, guestEmail: null };
    expect(stepBeforePayment(bare, { shippingAddresses: [] })).toBe('/checkout/delivery');
    expect(stepBeforePayment(bare, null)).toBe('/checkout/delivery');
    expect(stepBeforePayment(bare, { shippingAddresses: [{ id: 'a1' }] })).toBeUndefined();
    expect(hasDelivery(bare)).toBe(false);
  });

  it('[BH-01] sends an empty bag to the bag page, whatever else is missing', () => {
    expect(stepBeforePayment({ ...ready, quantity: 0, shippingAddress: null })).toBe('/checkout/cart');
  });
});
