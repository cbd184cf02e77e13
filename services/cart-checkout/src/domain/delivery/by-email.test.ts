import { describe, expect, it } from '@jest/globals';
import { cartOf, giftCardLine, lineOf } from '../../../tests/support/sample-cart.ts';
import type { Cart } from '../cart/cart.ts';
import { prepare } from '../placement/prepare.ts';
import { priceCart } from '../pricing/price-cart.ts';
import { refusedCourier } from './delivery-choice.ts';

const CARDS = [giftCardLine(50), giftCardLine(25, 2)];
const NEW: Cart = { ...cartOf(), lines: CARDS, shippingMethod: null, shippingAddress: null };
const BY_CARD = { expectedTotal: 100_00, method: 'credit-card' } as const;

describe('a bag of gift cards alone', () => {
  it('[VA-08] [EN-07] is e-mailed, free, without an address or a choice', () => {
    const priced = priceCart(NEW);
    expect(priced.deliveryMethods).toMatchObject([
      { id: 'STD', name: 'By e-mail', price: 0, isByEmail: true, deliverOnDates: ['2026-11-25'] },
    ]);
    expect(priced).toMatchObject({ shippingMethod: 'STD', shipping: 0, total: 100_00, tax: 0, problems: [] });
  });

  it('[EN-09] is placed with e-mail and billing address, which the order has instead of a delivery address', () => {
    expect(prepare(NEW, priceCart(NEW), BY_CARD)).toMatchObject({
      snapshot: { email: 'ada@example.com', cart: { shippingAddress: NEW.billingAddress } },
    });
    const unbilled = { ...NEW, billingAddress: null };
    expect(prepare(unbilled, priceCart(unbilled), BY_CARD)).toEqual({
      type: 'PaymentAddressError',
      field: 'billingAddress.firstName',
    });
    const unknown = { ...NEW, guestEmail: null };
    expect(prepare(unknown, priceCart(unknown), BY_CARD)).toEqual({
      type: 'PaymentAddressError',
      field: 'email',
    });
  });

  it('[EU-03] is no export, wherever an address entered before it is', () => {
    const dublin = { ...cartOf().shippingAddress!, country: 'IE', postalCode: 'D02 X285' };
    const before = { ...NEW, shippingMethod: 'NDD', shippingAddress: dublin, nominatedDay: '2026-11-28' };
    expect(priceCart(before)).toMatchObject({
      isExport: false,
      shipping: 0,
      shippingAddress: null,
      nominatedDay: null,
      problems: [],
    });
  });

  it('[MU-11] needs an address, and keeps the one entered before, once a piece is posted', () => {
    const mixed = { ...NEW, shippingMethod: 'STD', lines: [...CARDS, lineOf()] };
    const priced = priceCart(mixed);
    expect(priced.deliveryMethods.map(({ id, isByEmail }) => [id, isByEmail])).toEqual([
      ['STD', undefined],
      ['NDD', undefined],
      ['NOD', undefined],
    ]);
    expect(prepare(mixed, priced, { ...BY_CARD, expectedTotal: priced.total })).toEqual({
      type: 'PaymentAddressError',
      field: 'shippingAddress.firstName',
    });
    const { shippingAddress } = cartOf();
    expect(priceCart({ ...mixed, shippingAddress }).shippingAddress).toBe(shippingAddress);
  });

  it('[MU-11] offers no courier but the standard method', () => {
    const choice = { nominatedDay: null, address: null };
    expect(refusedCourier(NEW, { ...choice, method: 'STD' })).toBeNull();
    expect(refusedCourier(NEW, { ...choice, method: 'NDD' })).toEqual({
      type: 'ShippingMethodNotFoundError',
    });
  });
});
